import { describe, expect, it } from 'vitest'
import type { Language } from '#contract/language.ts'
import { answerQuestion } from '../answer-question.ts'
import { findHelp } from '../knowledge/find-help.ts'
import { writtenReason } from '../knowledge/written-reasons.ts'
import { NOTHING_KNOWN, type Reply, type Turn } from '../strategist.ts'
import { type AskedInWords, askedInWords } from './talk-words.ts'

const TODAY = '2026-11-15'

/** The replies to messages that are said one after the other. */
function talk(language: Language, ...messages: string[]): Reply[] {
  const history: Turn[] = []
  return messages.map((message) => {
    const about = { template: 'general', persona: null, memory: NOTHING_KNOWN, today: TODAY, seed: 'asked' } as const
    const reply = answerQuestion({ ...about, message, language, history: [...history] })
    history.push({ role: 'user', content: message }, { role: 'assistant', content: reply.text, trace: reply.trace })
    return reply
  })
}

const last = (...asked: Parameters<typeof talk>): string => talk(...asked).at(-1)?.text ?? ''

describe('the time that is left', () => {
  it.each<[Language, string, string, RegExp]>([
    ['en', 'my boxing bout is on january 16', 'how many weeks is that?', /62 days.*8 weeks/],
    ['en', 'my boxing bout is on january 16', 'when is it again?', /62 days.*8 weeks/],
    ['en', 'my boxing bout is on march 20', 'roughly how many months do I have?', /4 months and 5 days/],
    ['en', 'my boxing bout is on november 26', 'how many days left?', /11 days(?!.*week)/],
    ['pt', 'minha luta é dia 16 de janeiro', 'dá quantas semanas até lá?', /62 dias.*8 semanas/],
    ['pt', 'minha luta é dia 20 de março', 'e até a luta são quantos meses?', /4 meses e 5 dias/],
    ['es', 'mi pelea es el 16 de enero', '¿cuántas semanas me quedan?', /62 días.*8 semanas/],
    ['es', 'mi pelea es el 20 de marzo', '¿y cuántos meses son hasta la pelea?', /4 meses y 5 días/],
  ])('is said in weeks or months as well, in %s after “%s”: “%s”', (language, told, message, time) => {
    expect(last(language, told, message)).toMatch(time)
  })
})

describe('the event of somebody else', () => {
  it.each<[Language, string, string, string]>([
    ['en', 'my son has his judo grading on december 5 and he is scared', 'what day is his grading again?', 'The'],
    ['pt', 'meu filho tem o primeiro campeonato dele dia 5 de dezembro e está com medo', 'que dia é mesmo?', 'o'],
    ['es', 'mi hija tiene su primer torneo el 5 de diciembre y tiene miedo', '¿qué día era?', 'el'],
  ])('is not called the member’s own, in %s: “%s”', (language, told, message) => {
    const text = last(language, told, message)
    expect(text).toMatch(/\b5\b/)
    expect(text).not.toMatch(/\byour\b|\bseu\b|\bsua\b|\btu\b/i)
  })

  it('is theirs where they call it so', () => {
    expect(last('en', 'my fight is on december 5 and I gas out', 'when is it again?')).toMatch(/your fight/i)
  })
})

describe('a summary', () => {
  it.each<[Language, string[], string, RegExp]>([
    [
      'en',
      ['I teach bjj 26 hours a week and I snap at the kids. Should I quit?', 'sorry, not 26, it is 21'],
      'sum that up in three sentences please',
      /\b26\b|Should I quit/,
    ],
    [
      'pt',
      ['dou 26 horas de aula de jiu por semana e perco a paciência. Devo parar?', 'desculpa, não são 26, são 21'],
      'resume isso em três frases',
      /\b26\b|Devo parar/,
    ],
    [
      'es',
      ['doy 26 horas de clase de jiu por semana y pierdo la paciencia. ¿Debo parar?', 'perdón, no son 26, son 21'],
      'resúmelo en tres frases',
      /\b26\b|Debo parar/,
    ],
  ])('in %s keeps what was told out of its points', (language, told, message, before) => {
    const text = last(language, ...told, message)
    const points = text.match(/^\d\. .+$/gm) ?? []
    expect(points.length).toBeGreaterThan(0)
    for (const point of points) expect(point).not.toMatch(/bjj|jiu/)
    expect(text).toMatch(/\b21 (?:hours|horas)\b/)
    expect(text).not.toMatch(before)
  })
})

describe('a number that was told', () => {
  it.each<[Language, string[], string, RegExp, RegExp]>([
    [
      'en',
      ['I have 5 hours a week for boxing next to my job. How do I use them?', 'is rope worth the time?'],
      'how much time did I say I have?',
      /\b5 hours a week/,
      /rope/,
    ],
    [
      'en',
      ['I want to quit my job. I have 9000 saved and spend 1500 a month. Am I crazy?'],
      'what numbers have I given you so far?',
      /9000.*1500/s,
      /crazy/,
    ],
    [
      'pt',
      ['treino muay thai 5 vezes por semana e vivo cansado. o que eu mudo?', 'na verdade são 3'],
      'quantas vezes eu te disse que treino?',
      /\b3 vezes/,
      /\b5\b/,
    ],
    [
      'es',
      ['corro 60 minutos por día y me duelen las piernas. ¿le bajo?', 'perdón, son 40 minutos'],
      '¿cuántos minutos te dije que corro?',
      /\b40 minutos/,
      /\b60\b/,
    ],
  ])('is said as it is now, in %s after %j: “%s”', (language, told, message, now, not) => {
    const text = last(language, ...told, message)
    expect(text).toMatch(now)
    expect(text).not.toMatch(not)
  })
})

/** The sentences of a reply, as they can stand in another. */
const sentencesOf = (text = ''): string[] =>
  text
    .split('\n')
    .flatMap((line) => line.replace(/^(?:- |> |\d\. )/, '').split(/(?<=[.!?:]) /))
    .filter((sentence) => sentence.length > 25)

describe('what was advised', () => {
  it.each<[Language, string[], string]>([
    ['en', ['how do I get a sponsor for my fights'], 'what was the first thing you wanted me to do?'],
    ['en', ['how do I get a sponsor for my fights'], 'remind me what we said should come first'],
    ['en', ['should I sign a 3 year lease for my gym'], 'what did u say i should look out for?'],
    ['en', ['should I sign a 3 year lease for my gym'], 'what was your main worry?'],
    ['en', ['how do I get a sponsor for my fights'], 'so what was the main point of your advice?'],
    ['pt', ['como eu consigo patrocínio pras minhas lutas'], 'o que você falou pra eu fazer primeiro?'],
    ['pt', ['como eu consigo patrocínio pras minhas lutas'], 'qual foi sua maior preocupação?'],
    ['pt', ['como eu aumento a mensalidade da academia'], 'o que vc disse que eu devia olhar antes?'],
    ['es', ['cómo consigo un patrocinador para mis peleas'], '¿qué me dijiste que hiciera primero?'],
    ['es', ['cómo consigo un patrocinador para mis peleas'], '¿cuál era tu mayor preocupación?'],
    ['es', ['cómo subo la cuota del gimnasio'], '¿en qué me dijiste que me fijara?'],
  ])('is said again from this talk, in %s after %j: “%s”', (language, told, message) => {
    const replies = talk(language, ...told, message)
    const again = sentencesOf(replies.at(-1)?.text.split('\n\n').slice(1).join('\n'))
    const advised = replies
      .slice(0, -1)
      .map(({ text }) => text)
      .join('\n')
    expect(again.length).toBeGreaterThan(0)
    for (const sentence of again) expect(advised).toContain(sentence.slice(0, 25))
  })
})

describe('why something was advised', () => {
  it.each<[Language, string[], string]>([
    [
      'en',
      ['how do I get a sponsor for my fights', 'how do I thank him?'],
      'why did you advise that about the sponsor?',
    ],
    ['en', ['how often should I spar as a beginner'], 'why did you tell me that about sparring?'],
    ['pt', ['quantas vezes faço sparring sendo iniciante'], 'por que você sugeriu isso sobre o sparring?'],
    ['es', ['cada cuánto hago sparring siendo principiante'], '¿por qué me aconsejaste eso del sparring?'],
  ])('is the reason that stands in it or was written for it, in %s after %j', (language, told, message) => {
    const replies = talk(language, ...told, message)
    const { text = '' } = replies.at(-1) ?? {}
    const advised = replies
      .slice(0, -1)
      .map((reply) => `${reply.text}\n${writtenReason(reply.text.split(/(?<=[.:]) /)[0] ?? '', language)}`)
      .join('\n')
    const [, reason = ''] = /(?:^> |^[^:\n]+: )(.+)$/m.exec(text.split('\n\n').at(-1) ?? '') ?? []
    expect(reason).not.toBe('')
    expect(advised).toContain(reason.slice(0, 30))
    expect(reason).not.toMatch(/^(?:Then|So|Otherwise|Assim|Senão|Así|Entonces|O erro|El error|The mistake)\b/)
  })
})

describe('the day and the time left', () => {
  it.each<[Language, string, AskedInWords]>([
    ['en', 'when is the tournament again?', 'when'],
    ['pt', 'Quando é o combate?', 'when'],
    ['es', '¿cuándo era el nacional?', 'when'],
    ['es', 'haceme acordar cuándo arranca', 'when'],
    ['es', 'qué día me voy?', 'when'],
    ['pt', 'Até o campeonato são quantas semanas?', 'time_left'],
    ['pt', 'qto tempo eu tenho até março?', 'time_left'],
    ['en', 'and from today to the tournament it is how many weeks more or less', 'time_left'],
    ['es', 'entonces cuánto me queda?', 'time_left'],
  ])('are asked for, in %s: “%s”', (language, message, asked) => {
    expect(askedInWords(message, language)).toBe(asked)
  })

  it.each<[Language, string, string]>([
    [
      'en',
      'my tournament is on january 16, I train 3 times a week for an hour',
      'how many weeks have I got till the tournament?',
    ],
    ['pt', 'meu campeonato é dia 16 de janeiro, treino 3 vezes por semana 1 hora', 'quantas semanas eu tenho ainda'],
    ['es', 'mi torneo es el 16 de enero, entreno 3 veces por semana una hora', '¿cuánto tiempo tengo hasta el torneo?'],
  ])('are no sum of the training, in %s', (language, told, message) => {
    const text = last(language, told, message)
    expect(text).toMatch(/\b16\b/)
    expect(text).not.toMatch(/×/)
  })
})

describe('what changes in the plan', () => {
  it.each<[Language, string[], string]>([
    ['en', ['my fight is on december 12 and I gas out', 'sorry, december 19'], 'so what changes in the plan?'],
    ['pt', ['minha luta é dia 12 de dezembro e eu canso', 'errei, é dia 19'], 'o que muda no plano com isso?'],
    ['es', ['mi pelea es el 12 de diciembre y me canso', 'perdón, es el 19'], '¿qué cambia en el plan con eso?'],
  ])('is answered with the plan, and not with where plans are, in %s', (language, told, message) => {
    const text = last(language, ...told, message)
    expect(findHelp(message, language, { isFirst: false })).toEqual([])
    expect(text).toMatch(/\b19\b/)
    expect(text).not.toMatch(/\bmenu\b|menú/i)
  })
})

it.each<[Language, string, string, RegExp]>([
  ['en', 'I train 4 times a week and stopped improving', 'what did I tell you and what did you suggest?', /4 times/],
  ['pt', 'treino 4 vezes por semana e parei de evoluir', 'o que eu te contei e o que você sugeriu?', /4 vezes/],
  ['es', 'entreno 4 veces por semana y no mejoro', '¿qué te conté y qué me sugeriste?', /4 veces/],
])('two questions about the talk are both answered, in %s after “%s”', (language, told, message, fact) => {
  const [first, both] = talk(language, told, message)
  expect(both?.text).toMatch(fact)
  const again = sentencesOf(both?.text).filter((sentence) => first?.text.includes(sentence.slice(0, 25)))
  expect(again.length).toBeGreaterThan(0)
})

describe('a new question', () => {
  it.each<[Language, string]>([
    ['en', 'what do you say to a beginner who is scared?'],
    ['en', 'you said to rest, so can I still swim?'],
    ['en', 'my coach said I drop my hands, how do I fix that?'],
    ['en', 'did I say something wrong to him?'],
    ['en', 'what day is best for sparring?'],
    ['en', 'how many weeks do I need to recover?'],
    ['en', 'when is the best time to eat carbs?'],
    ['en', 'i tried what you said and it went badly'],
    ['en', 'the rent I told you was without service charge, it is 2350'],
    ['en', 'what is the reason people quit after blue belt?'],
    ['en', 'how many days do I have to rest?'],
    ['en', 'what should I say first when I meet the sponsor?'],
    ['pt', 'o que eu faço com o que meu treinador falou?'],
    ['pt', 'quantos dias tenho que descansar?'],
    ['pt', 'qual o melhor dia pra treinar perna?'],
    ['pt', 'que dia é melhor pra sparring?'],
    ['pt', 'você falou pra descansar, posso nadar?'],
    ['pt', 'como eu começo a conversa com o dono?'],
    ['es', '¿qué hago con lo que mi entrenador me dijo?'],
    ['es', '¿cuántos días tengo que descansar?'],
    ['es', '¿qué día es mejor para hacer sparring?'],
    ['es', 'me dijiste que descansara, ¿puedo nadar?'],
    ['es', 'ya te dije que no tengo pesas'],
    ['es', 'hice lo que me dijiste y salió bien'],
    ['es', '¿cuándo es el próximo mundial?'],
    ['pt', 'fiz o que você falou e deu certo'],
    ['pt', 'eu te disse que ia ganhar'],
    ['es', '¿por qué mi entrenador me grita?'],
    ['es', '¿cuántas semanas necesito para recuperarme?'],
  ])('is taken for none about the talk: “%s”, “%s”', (language, message) => {
    expect(askedInWords(message, language)).toBeNull()
  })
})
