import { describe, expect, test } from 'vitest'
import { LANGUAGES, type Language } from '#contract/language.ts'
import type { DialogueAct, Trace, Turn } from '#server/strategist/strategist.ts'
import { readConcepts } from '../concepts/read-concepts.ts'
import { findAct } from './find-act.ts'
import { findSlots } from './find-slots.ts'

const TODAY = '2026-11-11'

const answered = (asked: Trace['asked'], matter: 'gassing-out' | 'grief' = 'gassing-out'): Turn[] => [
  { role: 'user', content: '…' },
  {
    role: 'assistant',
    content: '…',
    trace: {
      act: 'new-problem',
      cards: [matter],
      matter,
      used: [],
      opener: null,
      asked,
      safety: null,
    },
  },
]
const act = (message: string, language: Language, history: Turn[]): DialogueAct => {
  const said = findSlots(message, language, TODAY)
  return findAct(message, history, language, { said, concepts: readConcepts(message, language) }).act
}

describe('small talk about the strategist', () => {
  test.each([
    ['en', 'where do you live'],
    ['en', 'are you chatgpt or claude or what'],
    ['en', 'do you train too?'],
    ['en', 'how was your weekend'],
    ['pt', 'onde você mora'],
    ['pt', 'vc treina tb?'],
    ['pt', 'como foi seu fim de semana'],
    ['es', 'dónde vives'],
    ['es', 'vos entrenás?'],
    ['es', 'cómo estuvo tu finde'],
  ] as const)('in %s: %s', (language, message) => {
    expect(act(message, language, [])).toBe('about-bot')
  })

  test('is not what only begins so', () => {
    expect(act('do you train your neck before a fight or after', 'en', [])).not.toBe('about-bot')
    expect(act('peleas', 'es', [])).not.toBe('about-bot')
  })
})

type Cases = Record<Language, readonly (readonly [string, DialogueAct])[]>

/** First messages of a conversation. */
const FIRST: Cases = {
  en: [
    ['I have my first fight in six weeks and I freeze', 'new-problem'],
    ['How do I ask for a raise?', 'question'],
    ["I don't have time for my kids", 'new-problem'],
    ["I can't sleep", 'new-problem'],
    ['But my boss hates me', 'new-problem'],
    ['hi', 'greeting'],
    ['Hello coach!', 'greeting'],
    ["What's the weather tomorrow?", 'off-topic'],
    ['tell me a joke', 'off-topic'],
    ['write me a python function', 'off-topic'],
    ['who won the world cup', 'off-topic'],
    ['chocolate cake recipe', 'off-topic'],
    ['   ', 'gibberish'],
    ['🥊🥊', 'gibberish'],
    ['thanks!', 'thanks'],
    ['I did all three steps', 'progress'],
    ["I didn't manage the running", 'progress'],
  ],
  pt: [
    ['tenho minha primeira luta daqui a 6 semanas e travo', 'new-problem'],
    ['como peço aumento?', 'question'],
    ['não tenho tempo para os meus filhos', 'new-problem'],
    ['não consigo dormir', 'new-problem'],
    ['quero aumentar a receita da minha loja', 'new-problem'],
    ['oi', 'greeting'],
    ['bom dia, tudo bem?', 'greeting'],
    ['vai chover amanhã?', 'off-topic'],
    ['me conta uma piada', 'off-topic'],
    ['receita de bolo de chocolate', 'off-topic'],
    ['quem ganhou o jogo ontem', 'off-topic'],
    ['escreve um código em python', 'off-topic'],
    ['valeu!', 'thanks'],
    ['obrigada, ajudou muito', 'thanks'],
    ['consegui!', 'progress'],
    ['fiz os três passos', 'progress'],
    ['não consegui fazer a corrida', 'progress'],
  ],
  es: [
    ['tengo mi primera pelea en seis semanas y me bloqueo', 'new-problem'],
    ['¿cómo pido un aumento?', 'question'],
    ['no tengo tiempo para mis hijos', 'new-problem'],
    ['no puedo dormir', 'new-problem'],
    ['hola', 'greeting'],
    ['Buenos días, ¿cómo estás?', 'greeting'],
    ['¿qué tiempo hace hoy?', 'off-topic'],
    ['cuéntame un chiste', 'off-topic'],
    ['receta de tamales', 'off-topic'],
    ['quién ganó el mundial', 'off-topic'],
    ['escribe un código en python', 'off-topic'],
    ['¡Muchas gracias!', 'thanks'],
    ['lo logré', 'progress'],
    ['hice los tres', 'progress'],
    ['no pude hacerlo', 'progress'],
  ],
}

/** Messages after an answer without a question. */
const REACTIONS: Cases = {
  en: [
    ['how?', 'question'],
    ['tell me more about step 2', 'question'],
    ['what do you mean by routine', 'question'],
    ['can you give me an example?', 'question'],
    ["that won't work", 'objection'],
    ["I don't have time for that", 'objection'],
    ['already tried that', 'objection'],
    ['no', 'objection'],
    ['No, he hates me', 'objection'],
    ['but my coach never listens', 'objection'],
    ['Thanks, but it is not realistic', 'objection'],
    ['Thanks! I did it', 'progress'],
    ['yeah. yeah thats probably it', 'agreement'],
    ['Right knee, sorry, and going down is what does it', 'answer'],
    ['I also want to talk to my wife about money because we argue every week', 'new-problem'],
  ],
  pt: [
    ['como assim?', 'question'],
    ['fala mais sobre o passo 2', 'question'],
    ['tá, então vou ou não vou', 'question'],
    ['não entendi', 'question'],
    ['me dá um exemplo', 'question'],
    ['isso não vai funcionar', 'objection'],
    ['não tenho tempo pra isso', 'objection'],
    ['já tentei isso', 'objection'],
    ['mas meu treinador não escuta', 'objection'],
    ['obrigado, mas é muito difícil', 'objection'],
    ['valeu, deu certo!', 'progress'],
    ['sim, deve ser isso mesmo', 'agreement'],
    ['também quero conversar com minha esposa sobre dinheiro porque brigamos toda semana', 'new-problem'],
  ],
  es: [
    ['¿cómo?', 'question'],
    ['explícame el paso 2', 'question'],
    ['no entiendo', 'question'],
    ['dame un ejemplo', 'question'],
    ['eso no va a funcionar', 'objection'],
    ['no tengo tiempo para eso', 'objection'],
    ['ya lo probé', 'objection'],
    ['pero mi entrenador no escucha', 'objection'],
    ['gracias, pero es muy difícil', 'objection'],
    ['gracias, me salió bien', 'progress'],
    ['también quiero hablar con mi esposa sobre dinero porque peleamos cada semana', 'new-problem'],
  ],
}

const ANSWERS: Record<Language, readonly (readonly [string, Trace['asked'], DialogueAct])[]> = {
  en: [
    ['in six weeks', 'event_date', 'answer'],
    ['4', 'confidence', 'answer'],
    ['maybe 5 hours a week', 'hours_a_week', 'answer'],
    ['my temper', 'obstacle', 'answer'],
    ['no', 'tried', 'answer'],
    ['no idea', 'confidence', 'answer'],
    ["I don't have time for that", 'obstacle', 'answer'],
    ["I've tried that", 'tried', 'answer'],
    ['I will run tomorrow', 'commitment', 'answer'],
    ['the crowd', 'card', 'answer'],
    ['my brother maybe, he boxed too', 'card', 'answer'],
    ['no date yet, they said spring', 'event_date', 'answer'],
    ['when my dad watches from the stands', 'card', 'answer'],
    ['unrelated but my landlord wants me out by march and i have no savings', 'card', 'new-problem'],
    ['Honestly it is on December 12th at the old gym near my house with a lot of people', 'event_date', 'answer'],
    ['how?', 'event_date', 'question'],
    ["that won't work", 'event_date', 'objection'],
    ['thanks', 'event_date', 'thanks'],
    ['tell me a joke', 'event_date', 'off-topic'],
  ],
  pt: [
    ['daqui a 6 semanas', 'event_date', 'answer'],
    ['nota 4', 'confidence', 'answer'],
    ['umas 5 horas', 'hours_a_week', 'answer'],
    ['meu temperamento', 'obstacle', 'answer'],
    ['meu irmão talvez, ele lutou também', 'card', 'answer'],
    ['ainda não tem data, falaram em abril', 'event_date', 'answer'],
    ['trabalho, treino, tudo ao mesmo tempo', 'card', 'answer'],
    ['me escreve a mensagem', 'confidence', 'question'],
    ['não sei', 'confidence', 'answer'],
    ['não tenho tempo pra isso', 'obstacle', 'answer'],
    ['já tentei isso', 'tried', 'answer'],
    ['como assim?', 'event_date', 'question'],
    ['valeu', 'event_date', 'thanks'],
  ],
  es: [
    ['en seis semanas', 'event_date', 'answer'],
    ['un 4', 'confidence', 'answer'],
    ['unas 5 horas', 'hours_a_week', 'answer'],
    ['mi carácter', 'obstacle', 'answer'],
    ['mi hermano quizás, él también peleó', 'card', 'answer'],
    ['todavía no hay fecha, dijeron abril', 'event_date', 'answer'],
    ['¿cuántas series por semana?', 'card', 'question'],
    ['no sé', 'confidence', 'answer'],
    ['no tengo tiempo para eso', 'obstacle', 'answer'],
    ['ya lo probé', 'tried', 'answer'],
    ['explícame', 'event_date', 'question'],
    ['gracias', 'event_date', 'thanks'],
  ],
}

/** Decided by rules, whatever the trained reader makes of a sentence. */
const BY_RULE: Record<Language, readonly (readonly [string, Trace['asked'], DialogueAct])[]> = {
  en: [
    ['thanks, but it is too hard', null, 'objection'],
    ['Thank you, but I have no time', null, 'objection'],
    ['Thanks! I did it', null, 'progress'],
    ['thanks, it worked', null, 'progress'],
    ['can you give me an example?', null, 'question'],
    ['tell me more about step 2', null, 'question'],
    ['no idea', 'confidence', 'answer'],
    ['no', 'tried', 'answer'],
    ['6', 'confidence', 'answer'],
    ['6', 'hours_a_week', 'answer'],
  ],
  pt: [
    ['obrigado, mas é muito difícil', null, 'objection'],
    ['valeu, mas não tenho tempo', null, 'objection'],
    ['valeu, deu certo!', null, 'progress'],
    ['obrigada, consegui!', null, 'progress'],
    ['me dá um exemplo', null, 'question'],
    ['fala mais sobre o passo 2', null, 'question'],
    ['não sei', 'confidence', 'answer'],
    ['não', 'tried', 'answer'],
    ['6', 'confidence', 'answer'],
    ['6', 'hours_a_week', 'answer'],
  ],
  es: [
    ['gracias, pero es muy difícil', null, 'objection'],
    ['muchas gracias, pero no tengo tiempo', null, 'objection'],
    ['gracias, me salió bien', null, 'progress'],
    ['gracias, lo logré', null, 'progress'],
    ['dame un ejemplo', null, 'question'],
    ['explícame el paso 2', null, 'question'],
    ['ni idea', 'confidence', 'answer'],
    ['no', 'tried', 'answer'],
    ['6', 'confidence', 'answer'],
    ['6', 'hours_a_week', 'answer'],
  ],
}

/** A trained reader misreads a sentence now and then; most must be right. */
const MOST = 0.75

function expectMost(cases: readonly { message: string; history: Turn[]; expected: DialogueAct }[], language: Language) {
  const wrong = cases.flatMap(({ message, history, expected }) => {
    const read = act(message, language, history)
    return read === expected ? [] : [`“${message}” is ${expected}, not ${read}`]
  })
  expect(1 - wrong.length / cases.length, wrong.join('\n')).toBeGreaterThanOrEqual(MOST)
}

describe.each(LANGUAGES)('in %s', (language) => {
  test.each(BY_RULE[language])('“%s” after a question for %s is %s', (message, asked, expected) => {
    expect(act(message, language, answered(asked))).toBe(expected)
  })

  test('most first messages are read for what they do', () => {
    expectMost(
      FIRST[language].map(([message, expected]) => ({ message, history: [], expected })),
      language,
    )
  })

  test('most reactions to an answer are read for what they do', () => {
    expectMost(
      REACTIONS[language].map(([message, expected]) => ({ message, history: answered(null), expected })),
      language,
    )
  })

  test('most messages after a question are read for what they do', () => {
    expectMost(
      ANSWERS[language].map(([message, asked, expected]) => ({ message, history: answered(asked), expected })),
      language,
    )
  })
})

test('a failure in proud words is no good news', () => {
  const message = 'did my black belt grading yesterday, failed the kata part. 14 yrs of training'
  expect(act(message, 'en', [])).toBe('new-problem')
})

describe('in the middle of a talk', () => {
  test.each([
    ['en', 'he said i can clean the gym for free training haha. sorted'],
    ['pt', 'falei com ele, pediu desculpa e ainda me deu um abraço kkk'],
    ['es', 'me saqué un 5,8!! y fui igual a entrenar'],
  ] as const)('%s “%s” is good news', (language, message) => {
    expect(act(message, language, answered(null))).toBe('good-news')
  })

  test('nothing is good news in grief', () => {
    const message = 'falei com ele, pediu desculpa e ainda me deu um abraço kkk'
    expect(act(message, 'pt', answered(null, 'grief'))).not.toBe('good-news')
  })

  test('a message that tells what went wrong is no good news', () => {
    expect(act('ya probé respirar y no me sirve, me pongo peor', 'es', answered(null))).not.toBe('good-news')
  })

  test('“does that work for …?” asks about the advice, not about what Kiai can do', () => {
    expect(act('isso funciona pra quem é guardeiro?', 'pt', answered(null))).toBe('question')
  })
})
