import { describe, expect, it } from 'vitest'
import type { Language } from '#contract/language.ts'
import { answerQuestion } from '../answer-question.ts'
import { NOTHING_KNOWN, type Turn } from '../strategist.ts'

const THURSDAY = '2026-11-19'

/** The reply to the last of these messages, the others having been answered. */
function replyAfter(language: Language, ...messages: string[]): string {
  const history: Turn[] = []
  let text = ''
  for (const message of messages) {
    const reply = answerQuestion({
      template: 'general',
      persona: null,
      memory: NOTHING_KNOWN,
      today: THURSDAY,
      seed: 'facts',
      message,
      language,
      history: [...history],
    })
    text = reply.text
    history.push({ role: 'user', content: message }, { role: 'assistant', content: text, trace: reply.trace })
  }
  return text
}

describe('a question for a fact that was told', () => {
  it.each<[Language, string[], RegExp]>([
    // A time that is no whole date.
    [
      'pt',
      [
        'meu treinador só dá atenção pra um cara. penso em trocar de academia em fevereiro',
        'eu falei que ia sair quando mesmo?',
      ],
      /trocar de academia em fevereiro/,
    ],
    [
      'en',
      [
        "There's a butcher who might sponsor me. I need £600 for kit and travel for the Nationals on Saturday 20 February.",
        "How much am I asking for and when's the event?",
      ],
      /£600[\s\S]*Feb 20/,
    ],
    // What was put right since is said as it is now.
    [
      'pt',
      [
        'dou aula pra uma turma dia 1º de dezembro, terça, 12 alunas',
        'mais três se inscreveram, agora são 15',
        'quanto tempo falta pra primeira aula?',
      ],
      /1 de dez.*12 dias/,
    ],
  ])('in %s is answered with it: %j', (language, messages, expected) => {
    expect(replyAfter(language, ...messages)).toMatch(expected)
  })
})

describe('two days that were told', () => {
  it.each<[Language, string, string, RegExp]>([
    [
      'en',
      'mocks start on 8 February and the county boxing finals are on 23 January',
      'so what comes first, the finals or the mocks, and how far apart are they?',
      /finals[\s\S]*mocks[\s\S]*16 days/,
    ],
    [
      'pt',
      'segunda fase do vestibular dia 13 de dezembro e a copa de taekwondo dia 5 de dezembro',
      'o que vem primeiro, a prova ou a copa?',
      /copa[\s\S]*vestibular[\s\S]*8 dias/,
    ],
    [
      'es',
      'el examen es el 9 de diciembre y el torneo de taekwondo el 12 de diciembre',
      '¿qué viene primero, el torneo o el examen?',
      /examen[\s\S]*torneo[\s\S]*3 días/,
    ],
  ])('are put in order, in %s', (language, told, asked, expected) => {
    expect(replyAfter(language, told, asked)).toMatch(expected)
  })
})

describe('two amounts that were told', () => {
  const told: Record<Language, string> = {
    en: 'I run a gym. the landlord wants $4,200 a month from March, I pay 3,500 now. 78 members at $140',
    pt: 'tenho uma academia. o aluguel vai pra 4.200 por mês, hoje pago 3.500. 78 alunos a 140',
    es: 'tengo un gimnasio. el alquiler sube a 4.200 al mes, hoy pago 3.500. 78 alumnos a 140',
  }
  it.each<[Language, string, string]>([
    ['en', 'how much more am I paying per month?', '4,200 − 3,500 = 700'],
    ['pt', 'quanto a mais eu pago por mês?', '4.200 − 3.500 = 700'],
    ['es', '¿cuánto más pago al mes?', '4.200 − 3.500 = 700'],
  ])('are compared, in %s: “%s”', (language, asked, expected) => {
    expect(replyAfter(language, told[language], asked)).toContain(expected)
  })
})

describe('the hours of a week', () => {
  it.each<[Language, string[], string]>([
    [
      'en',
      [
        'He boxes four evenings a week, 6 to 8, and his grades slipped',
        "it's five evenings these days",
        'so how many hours a week is he boxing all told?',
      ],
      '5 × 2 h = 10 h',
    ],
    [
      'pt',
      [
        'treino jiu de segunda a sexta das 19h às 21h',
        'sexta eu já não vou, então é de segunda a quinta',
        'quantas horas por semana dá isso?',
      ],
      '4 × 2 h = 8 h',
    ],
    [
      'es',
      [
        'entreno martes y jueves de 7 a 9',
        'mi maestro abrió también los sábados de 9 a 11, ya puedo ir los tres días',
        '¿cuántas horas por semana son?',
      ],
      '3 × 2 h = 6 h',
    ],
  ])('are how often and how long, in %s', (language, messages, expected) => {
    expect(replyAfter(language, ...messages)).toContain(expected)
  })

  it('are advice where they are asked for as such', () => {
    const reply = replyAfter('en', 'I train Tuesday and Thursday from 7 to 9', 'how many hours a week should I train?')
    expect(reply).not.toContain('× 2 h')
  })
})

describe('what is missing of an amount', () => {
  it.each<[Language, string[], string]>([
    [
      'en',
      [
        'debut in January, I need about £600 for travel and medicals',
        "A mate's dad just put in £150",
        'how much do i still need to find then',
      ],
      '600 − 150 = 450',
    ],
    [
      'pt',
      [
        'estreia em janeiro, preciso de R$ 2.400 pra viagem e exames',
        'consegui 600 com meu tio hoje',
        'quanto ainda falta?',
      ],
      '2.400 − 600 = 1.800',
    ],
    [
      'es',
      ['debut en enero, necesito 6500 pesos para viaje y exámenes', 'mi tío puso 1500', '¿cuánto me falta entonces?'],
      '6,500 − 1,500 = 5,000',
    ],
  ])('is what nobody gave yet, in %s', (language, messages, expected) => {
    expect(replyAfter(language, ...messages)).toContain(expected)
  })
})

describe('the time of a fight', () => {
  it.each<[Language, string[], string]>([
    [
      'en',
      ['I gas in round 2. Rounds are 3 x 2 mins', "turns out it's 3 x 1.5 mins", 'so how long do I fight in total?'],
      '3 × 1.5 min = 4.5 min',
    ],
    [
      'pt',
      ['meu gás acaba. kickboxing, 3x3 minutos, corro 5km duas vezes por semana', 'quanto tempo de luta dá no total?'],
      '3 × 3 min = 9 min',
    ],
    [
      'es',
      ['mi pibe pelea tres rounds de un minuto y medio', '¿cuánto pelea en total, sumando los rounds?'],
      '3 × 1.5 min = 4.5 min',
    ],
  ])('is that of all rounds, in %s', (language, messages, expected) => {
    expect(replyAfter(language, ...messages)).toContain(expected)
  })
})

describe('the weight after it was put right', () => {
  it('says how far it is from the limit', () => {
    const told = "I'm walking around at 71kg and my category is under 72, comp is 16 January"
    const reply = replyAfter('en', told, 'Weighed myself on the gym scales and its 70 flat', 'how far under am I?')
    expect(reply).toContain('2 kg under 72')
  })
})

describe('the days since something happened', () => {
  it('are counted from the weekday on which it did, whatever is planned for another', () => {
    const told = 'jammed my ring finger in a sleeve on tuesday, swollen. open mat is saturday, should i roll?'
    const reply = replyAfter('en', told, 'it was monday it happened, not tuesday', 'how many days since i hurt it then')
    expect(reply).toContain('it is 3 days')
  })
})
