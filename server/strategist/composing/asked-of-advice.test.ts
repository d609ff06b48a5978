import { describe, expect, it } from 'vitest'
import type { Language } from '#contract/language.ts'
import { answerQuestion } from '../answer-question.ts'
import { writtenReason } from '../knowledge/written-reasons.ts'
import { NOTHING_KNOWN, type Reply, type Turn } from '../strategist.ts'
import { askedInWords } from './talk-words.ts'

const TODAY = '2026-11-15'

/** The replies to messages that are said one after the other. */
function talk(language: Language, ...messages: string[]): Reply[] {
  const history: Turn[] = []
  return messages.map((message) => {
    const about = { template: 'general', persona: null, memory: NOTHING_KNOWN, today: TODAY, seed: 'advice' } as const
    const reply = answerQuestion({ ...about, message, language, history: [...history] })
    history.push({ role: 'user', content: message }, { role: 'assistant', content: reply.text, trace: reply.trace })
    return reply
  })
}

/** The sentences of a reply that may stand in another, without its lead. */
const sentencesOf = (text = ''): string[] =>
  text
    .split('\n')
    .slice(1)
    .flatMap((line) => line.replace(/^(?:- |> |\d\. )/, '').split(/(?<=[.!?:]) /))
    .map((sentence) => sentence.replace(/^\*\*[^*]+\*\* /, ''))
    .filter((sentence) => sentence.length > 25)

/** The first one of a talk that a sentence was said in. */
const saidIn = (replies: readonly Reply[], sentence: string): number =>
  replies.findIndex(({ text }) => text.includes(sentence.slice(0, 25)))

/** The first answer, and the reason that was written for it. */
const withReason = ([first, ...others]: Reply[], language: Language): Reply[] =>
  first
    ? [
        { ...first, text: `${first.text}\n${writtenReason(first.text.split(/(?<=[.:]) /)[0] ?? '', language)}` },
        ...others,
      ]
    : []

describe('a question for what was said about something', () => {
  it.each<[Language, string[], string, number]>([
    [
      'en',
      ['how do I get a sponsor for my fights', 'should I bring my daughter to the meeting?'],
      'what did you say about my daughter again?',
      1,
    ],
    [
      'en',
      ['my forearms burn out when I row, what helps', 'and what about creatine?'],
      'can you go back over what you said about creatine',
      1,
    ],
    ['pt', ['como eu consigo patrocínio pras minhas lutas', 'e rifa, vale a pena?'], 'o que vc falou da rifa?', 1],
    ['pt', ['como subo a mensalidade da academia', 'e desconto pra irmãos?'], 'lembra o que vc disse do desconto?', 1],
    ['es', ['cómo consigo un patrocinador', '¿y una rifa funciona?'], '¿qué me habías dicho de la rifa?', 1],
    ['es', ['cómo subo la cuota del gimnasio', '¿y los bonos de diez clases?'], 'lo de los bonos en qué quedamos', 1],
  ])('gets the answer to that question, in %s after %j: “%s”', (language, told, message, place) => {
    const replies = talk(language, ...told, message)
    const again = sentencesOf(replies.at(-1)?.text)
    expect(again.length).toBeGreaterThan(0)
    expect(saidIn(replies, again[0] ?? '')).toBe(place)
    for (const sentence of again) expect(saidIn(replies, sentence)).toBeLessThan(replies.length - 1)
  })
})

describe('a question about the talk that is asked in other words', () => {
  it.each<[Language, string, ReturnType<typeof askedInWords>]>([
    ['en', 'remind me what im allowed to do and what not', 'advised'],
    ['en', 'what did you think was wrong with my stance?', 'advised'],
    ['en', 'are you still saying it is worth the money?', 'advised'],
    ['en', 'what was the first thing i was supposed to do?', 'first'],
    ['en', 'so what would be my first step?', 'first'],
    ['en', 'remind me why', 'why'],
    ['en', 'what reason did you give for waiting?', 'why'],
    ['en', 'how long does she have to make weight?', 'time_left'],
    ['en', 'how long does that leave him?', 'time_left'],
    ['en', 'what date would that be then?', 'when'],
    ['en', 'just the short version of all that', 'summary'],
    ['pt', 'me lembra o que eu posso fazer até lá', 'advised'],
    ['pt', 'você ainda acha que vale a pena?', 'advised'],
    ['pt', 'o que era pra eu fazer primeiro mesmo?', 'first'],
    ['pt', 'qual era o início do plano?', 'first'],
    ['pt', 'me repete o motivo', 'why'],
    ['pt', 'que motivo você me deu pra esperar?', 'why'],
    ['pt', 'quanto tempo ele tem pra bater o peso?', 'time_left'],
    ['pt', 'pra que data ficou?', 'when'],
    ['pt', 'faz um resuminho disso pra mim?', 'summary'],
    ['es', 'recordame qué puedo hacer hasta entonces', 'advised'],
    ['es', '¿todavía crees que vale la pena?', 'advised'],
    ['es', 'qué era lo primero que tenía que hacer?', 'first'],
    ['es', 'cuál era el comienzo del plan?', 'first'],
    ['es', 'recuérdame por qué', 'why'],
    ['es', '¿por qué me decías que esperara?', 'why'],
    ['es', '¿cuánto tiempo tiene para dar el peso?', 'time_left'],
    ['es', '¿y en qué fecha sería?', 'when'],
    ['es', 'me haces un resumencito de todo eso?', 'summary'],
  ])('is read as one, in %s: “%s”', (language, message, kind) => {
    expect(askedInWords(message, language)).toBe(kind)
  })

  it.each<[Language, string]>([
    ['en', 'where do I start with leg locks?'],
    ['en', 'what is the first thing a judge looks at?'],
    ['en', 'what date is best for an open day?'],
    ['en', 'how long do I have to rest after a knockout?'],
    ['en', 'how long till my ear stops hurting?'],
    ['en', 'how do I sum up my record for a sponsor?'],
    ['en', 'would you still fight with a broken toe?'],
    ['en', 'which stretch first, hips or hamstrings?'],
    ['pt', 'por onde começo a aprender berimbolo?'],
    ['pt', 'que data é boa pra inaugurar?'],
    ['pt', 'quanto tempo leva pra sarar a costela?'],
    ['pt', 'como resumo minha carreira pra um patrocinador?'],
    ['pt', 'ainda dá pra competir com 45 anos?'],
    ['es', '¿por dónde empiezo con los derribos?'],
    ['es', '¿qué fecha es buena para abrir?'],
    ['es', '¿cuánto tiempo tarda en sanar una costilla?'],
    ['es', '¿por qué me dijo eso mi entrenador?'],
    ['es', '¿todavía puedo competir con 45 años?'],
  ])('is not a new question: “%s”, “%s”', (language, message) => {
    expect(askedInWords(message, language)).toBeNull()
  })
})

describe('the time for something with weight in it', () => {
  it.each<[Language, string, string, RegExp]>([
    ['en', 'my judo tournament is on december 12 and I am nervous', 'how long do i have to make weight?', /27 days/],
    [
      'pt',
      'meu campeonato de judô é dia 12 de dezembro e fico nervoso',
      'quanto tempo tenho pra bater o peso?',
      /27 dias/,
    ],
    [
      'es',
      'mi torneo de judo es el 12 de diciembre y me pongo nervioso',
      '¿cuánto tiempo tengo para dar el peso?',
      /27 días/,
    ],
  ])('is counted in days, in %s after “%s”: “%s”', (language, told, message, days) => {
    expect(talk(language, told, message).at(-1)?.text).toMatch(days)
  })
})

it.each<[Language, string, string, RegExp]>([
  [
    'en',
    'my judo grading is on december 12 and I am nervous',
    'when is my grading and how many sessions is that at 3 a week?',
    /\b12\b/,
  ],
  [
    'pt',
    'meu exame de faixa é dia 12 de dezembro e fico nervoso',
    'quando é meu exame e qtos treinos dá pra fazer?',
    /\b12\b/,
  ],
  ['pt', 'meu campeonato é dia 12 de dezembro e fico nervoso', 'faz a conta pra mim de quanto falta', /27 dias/],
  [
    'es',
    'mi examen de cinturón es el 12 de diciembre y me pongo nervioso',
    '¿cuándo es mi examen y cuántas clases son hasta entonces?',
    /\b12\b/,
  ],
])('the day is told, also with something else to count, in %s after “%s”: “%s”', (language, told, message, day) => {
  expect(talk(language, told, message).at(-1)?.text).toMatch(day)
})

describe('why something was advised', () => {
  it.each<[Language, string[], string]>([
    ['en', ['how do I get a sponsor for my fights'], 'why would you tell me that about the sponsor?'],
    ['pt', ['como eu consigo patrocínio pras minhas lutas'], 'por que mesmo você me falou isso do patrocínio?'],
    ['es', ['cómo consigo un patrocinador para mis peleas'], '¿por qué me decías eso del patrocinador?'],
  ])('is never said to have no reason, in %s after %j: “%s”', (language, told, message) => {
    const replies = talk(language, ...told, message)
    const { text = '' } = replies.at(-1) ?? {}
    expect(text).not.toMatch(/no special reason|no reason|motivo (?:próprio|propio|especial)/i)
    const [, reason = ''] = /(?:^> |^[^:\n]+: )(.+)$/m.exec(text.split('\n\n').at(-1) ?? '') ?? []
    expect(saidIn(withReason(replies.slice(0, -1), language), reason)).toBe(0)
  })

  it.each<[Language, string[], string]>([
    [
      'en',
      ['can you make me a plan until my judo tournament on january 16? I train 3 times a week'],
      'remind me why you put it like that',
    ],
    [
      'pt',
      ['monta um plano até o meu campeonato de judô dia 16 de janeiro, treino 3 vezes por semana'],
      'me lembra por que você sugeriu assim',
    ],
    [
      'es',
      ['hazme un plan hasta mi torneo de judo el 16 de enero, entreno 3 veces por semana'],
      'recuérdame por qué me recomendabas eso',
    ],
  ])('is what a plan is built on, in %s after %j', (language, told, message) => {
    const [plan, why] = talk(language, ...told, message)
    expect(plan?.trace.programme?.kind).toBe('until_event')
    expect(why?.text).toMatch(/fresh|descansad|inteiro|fuerzas/)
  })
})

describe('a bare “why?”', () => {
  it.each<[Language, string, string]>([
    ['en', 'how do I get a sponsor for my fights', 'why?'],
    ['en', 'how do I get a sponsor for my fights', 'and why that first, not a website?'],
    ['pt', 'quantas vezes faço sparring sendo iniciante', 'por quê?'],
    ['pt', 'quantas vezes faço sparring sendo iniciante', 'pq isso primeiro?'],
    ['es', 'cada cuánto hago sparring siendo principiante', '¿y eso por qué?'],
    ['es', 'cada cuánto hago sparring siendo principiante', '¿en qué te basas?'],
  ])(
    'gets the reason that was written for the answer, or stands in it, in %s after “%s”: “%s”',
    (language, told, message) => {
      const [answer, why] = talk(language, told, message)
      const [, reason = ''] = /^[^:\n]+: (.+)$/m.exec(why?.text ?? '') ?? []
      expect(reason).not.toBe('')
      expect(saidIn(withReason(answer ? [answer] : [], language), reason)).toBe(0)
    },
  )

  it('is about the plan where its order is asked for', () => {
    const plan = 'can you make me a plan until my judo tournament on january 16? I train 3 times a week'
    const replies = talk('en', plan, 'can I eat pasta the night before?', 'why in that order?')
    expect(replies.at(-1)?.text).toMatch(/fresh/)
  })
})

describe('an answer that was a list of readings', () => {
  const LIST: Record<Language, string> = {
    en: 'I can read that in more than one way. In short:\n\n- **Months at a live-in academy, how do I keep training?** Congratulations, that’s a hard door to get through! Your sport will keep.\n- **I teach so much that I no longer train myself. What do I do?** Put your own training in the timetable like a class, otherwise it will never come. Two fixed hours a week are enough.\n\nTap the one that comes closest, or tell me a little more.',
    pt: 'Dá para entender isso de mais de um jeito. Em poucas palavras:\n\n- **Meses numa academia, como continuo treinando?** Parabéns, essa é uma porta difícil! Seu esporte fica.\n- **Dou tanta aula que não treino mais. O que faço?** Ponha o seu treino na grade como uma aula, senão ele nunca chega. Duas horas fixas bastam.\n\nToque na que chega mais perto, ou me conte um pouco mais.',
    es: 'Eso se puede entender de más de una manera. En pocas palabras:\n\n- **Meses en una academia, ¿cómo sigo entrenando?** ¡Felicidades, es una puerta difícil! Tu deporte se queda.\n- **Doy tantas clases que ya no entreno. ¿Qué hago?** Pon tu entrenamiento en el horario como una clase, si no nunca llega. Dos horas fijas bastan.\n\nToca la que más se acerque, o cuéntame un poco más.',
  }
  it.each<[Language, string, string, RegExp]>([
    [
      'en',
      'I teach all day and have no time to train myself',
      'what was the first thing I was meant to do?',
      /timetable/,
    ],
    ['pt', 'dou aula o dia todo e não consigo treinar', 'o que era pra eu fazer primeiro mesmo?', /grade/],
    ['es', 'doy clase todo el día y no logro entrenar', 'qué era lo primero que tenía que hacer?', /horario/],
  ])('is recalled by the reading that fits, in %s after “%s”: “%s”', (language, told, message, fits) => {
    const trace = {
      ...{ act: 'new-problem', cards: ['protect-the-base'], used: [], opener: null, asked: null, safety: null },
    } as unknown as Turn['trace']
    const history: Turn[] = [
      { role: 'user', content: told },
      { role: 'assistant', content: LIST[language], ...(trace && { trace }) },
    ]
    const about = { template: 'general', persona: null, memory: NOTHING_KNOWN, today: TODAY, seed: 'advice' } as const
    const { text } = answerQuestion({ ...about, message, language, history })
    expect(text).toMatch(fits)
    expect(text).not.toMatch(/\*\*|Congratulations|Parabéns|Felicidades/)
  })
})

it.each<[Language, string, string]>([
  ['en', 'how do I save up for a tournament trip', 'sum that up for me please'],
  ['pt', 'como junto dinheiro pra viagem do campeonato', 'resume isso pra mim'],
  ['es', 'cómo ahorro para el viaje al torneo', 'resúmeme todo eso porfa'],
])('a summary leaves out the examples of an answer, in %s after “%s”', (language, told, message) => {
  const { text = '' } = talk(language, told, message).at(-1) ?? {}
  expect(text.split('\n').length).toBeGreaterThan(1)
  expect(text).not.toMatch(/^- (?:Example|Exemplo|Ejemplo)/m)
})

it.each<[Language, string[], string]>([
  ['en', ['how do I get a sponsor for my fights'], 'are you still saying that, and why?'],
  ['pt', ['como eu consigo patrocínio pras minhas lutas'], 'você ainda acha isso? por quê?'],
  ['es', ['cómo consigo un patrocinador para mis peleas'], '¿sigues diciendo lo mismo? ¿por qué?'],
])('whether it still holds is answered from the talk, in %s after %j: “%s”', (language, told, message) => {
  const replies = talk(language, ...told, message)
  for (const sentence of sentencesOf(replies.at(-1)?.text).filter((each) => !/:$/.test(each)))
    expect(saidIn(withReason(replies.slice(0, -1), language), sentence)).toBe(0)
})

it.each<[Language, string, string]>([
  ['en', 'I box 3 times a week and stopped improving', 'what did I tell you so far? just checking you keep up'],
  [
    'pt',
    'treino boxe 3 vezes por semana e parei de evoluir',
    'o que eu te contei até agora? só pra ver se vc tá ligado',
  ],
  ['es', 'entreno boxeo 3 veces por semana y no mejoro', '¿qué te conté hasta ahora? solo para ver si me sigues'],
])('what only says why it is asked is no second question, in %s after “%s”: “%s”', (language, told, message) => {
  const [first, said] = talk(language, told, message)
  expect(said?.text).toMatch(/3 (?:times|vezes|veces)/)
  for (const sentence of sentencesOf(said?.text)) expect(first?.text).not.toContain(sentence.slice(0, 25))
})
