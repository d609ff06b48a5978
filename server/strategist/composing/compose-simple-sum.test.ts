import { describe, expect, it } from 'vitest'
import type { Language } from '#contract/language.ts'
import { answerQuestion } from '../answer-question.ts'
import { NOTHING_KNOWN, type Turn } from '../strategist.ts'

const TODAY = '2026-11-16'

/** The reply to the last of these messages, the others having been answered. */
function replyAfter(language: Language, ...messages: string[]): string {
  const history: Turn[] = []
  let text = ''
  for (const message of messages) {
    const about = {
      template: 'general',
      persona: null,
      memory: NOTHING_KNOWN,
      today: TODAY,
      seed: 'simple-sum',
    } as const
    const reply = answerQuestion({ ...about, message, language, history: [...history] })
    text = reply.text
    history.push({ role: 'user', content: message }, { role: 'assistant', content: text, trace: reply.trace })
  }
  return text
}

describe('the days between two days that were told', () => {
  it.each<[Language, string, string, string]>([
    [
      'en',
      'my grading is on 22 May and my exams begin on 4 June',
      'how many days between the grading and the first exam?',
      '13 days',
    ],
    [
      'pt',
      'meu exame de faixa é 22 de maio e a prova é 4 de junho',
      'quantos dias entre o exame e a prova?',
      '13 dias',
    ],
    [
      'es',
      'mi examen de grado es el 22 de mayo y la prueba el 4 de junio',
      '¿cuántos días hay entre el examen y la prueba?',
      '13 días',
    ],
  ])('are counted, in %s', (language, told, asked, days) => {
    expect(replyAfter(language, told, asked)).toContain(days)
  })
})

describe('the weight that is missing', () => {
  it.each<[Language, string[], string, RegExp]>([
    [
      'en',
      ["I'm 88 kg and would like to be about 84 by summer", 'the scale says 87 actually'],
      'how much is it to go now?',
      /3 kg/,
    ],
    ['pt', ['peso 72 kg e quero chegar a 68 até junho'], 'quanto falta?', /4 kg/],
    [
      'es',
      ['compito en la de 74 y ando en 76.5', 'me cambiaron la categoría, es la de 77, no la de 74'],
      '¿cuánto me sobra o me falta?',
      /0[.,]5 kg por debajo/,
    ],
  ])('is worked out with what was put right, in %s', (language, told, asked, result) => {
    expect(replyAfter(language, ...told, asked)).toMatch(result)
  })
})

describe('the days since something was', () => {
  it.each<[Language, string, string, string]>([
    ['en', 'jammed my thumb sparring on Sunday, bit swollen', 'how many days is that by Thursday?', '4 '],
    ['es', 'me lastimé el codo el sábado, molesta al estirar', '¿cuántos días van?', '2 '],
  ])('are counted, in %s', (language, told, asked, days) => {
    expect(replyAfter(language, told, asked)).toMatch(new RegExp(`(?:is|hay) ${days}`))
  })
})

describe('what is paid over years', () => {
  it.each<[Language, string[], string, string]>([
    [
      'en',
      ['my coach offered me 30,000 for the gym, paying it off over 3 years', 'he said 4 years, not 3'],
      'what is that a month?',
      '625',
    ],
    ['pt', ['ele oferece 30 mil pela academia, pagando em 4 anos'], 'quanto dá por mês?', '625'],
  ])('is said by the month, with what was put right, in %s', (language, told, asked, result) => {
    expect(replyAfter(language, ...told, asked)).toContain(result)
  })
})

describe('the hours of sleep', () => {
  it.each<[Language, string, string, RegExp]>([
    [
      'en',
      'class finishes 9.30pm and I cant sleep before 1. up at 6 for work',
      'how much sleep is that if i get off by midnight?',
      /6 hours/,
    ],
    [
      'pt',
      'o treino acaba 22h30 e só pego no sono lá pras 2h, acordo 6h30 pra trabalhar',
      'dormindo nesse horário dá quantas horas por noite?',
      /4,5 horas|4.5 horas/,
    ],
  ])('are counted from the times that were told, in %s', (language, told, asked, hours) => {
    expect(replyAfter(language, told, asked)).toMatch(hours)
  })
})

describe('a share', () => {
  it.each<[Language, string[], string, RegExp]>([
    [
      'en',
      [
        'i run a small mma gym with 85 members and in the last 3 months 14 people cancelled',
        'it was 24 who cancelled, not 14',
      ],
      'no the sum please: 24 in 3 months with 85 members, how many percent a month',
      /28\.2 %.*9\.4 %/,
    ],
    [
      'es',
      ['tengo 80 alumnos y se me fueron 9 el mes pasado'],
      'osea 6 de 80 da cuanto?? hace la cuenta vos',
      /7[.,]5 %/,
    ],
    [
      'pt',
      ['minha academia tem 80 alunos e perco uns 8 por mês'],
      'quantos % eu perco com 80 alunos e 8 saindo?',
      /10 %/,
    ],
  ])('of all is worked out, in %s', (language, told, asked, share) => {
    expect(replyAfter(language, ...told, asked)).toMatch(share)
  })
})

describe('what there is a day', () => {
  it('is a seventh of what was told for a week', () => {
    const text = replyAfter(
      'en',
      'student, got about £35 a week for food, what should i buy',
      'how much is that a day?',
    )
    expect(text).toMatch(/35 a week is 5 a day/)
  })
})
