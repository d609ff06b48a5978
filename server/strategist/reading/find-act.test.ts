import { describe, expect, test } from 'vitest'
import { LANGUAGES, type Language } from '#contract/language.ts'
import type { DialogueAct, Trace, Turn } from '#server/strategist/strategist.ts'
import { findAct } from './find-act.ts'
import { findSlots } from './find-slots.ts'

const TODAY = '2026-11-11'

const answered = (asked: Trace['asked']): Turn[] => [
  { role: 'user', content: '…' },
  {
    role: 'assistant',
    content: '…',
    trace: { act: 'new-problem', cards: [], used: [], opener: null, asked, safety: null },
  },
]
const act = (message: string, language: Language, history: Turn[]): DialogueAct =>
  findAct(message, history, language, findSlots(message, language, TODAY))

type Cases = Record<Language, readonly (readonly [string, DialogueAct])[]>

/** First messages of a conversation. */
const FIRST: Cases = {
  en: [
    ['I have my first fight in six weeks and I freeze', 'new-problem'],
    ['How do I ask for a raise?', 'new-problem'],
    ["I don't have time for my kids", 'new-problem'],
    ["I can't sleep", 'new-problem'],
    ['But my boss hates me', 'new-problem'],
    ['Who won? Nobody: my coach and I argue about weather', 'new-problem'],
    ['hi', 'off-topic'],
    ['Hello coach!', 'off-topic'],
    ["What's the weather tomorrow?", 'off-topic'],
    ['tell me a joke', 'off-topic'],
    ['write me a python function', 'off-topic'],
    ['who won the world cup', 'off-topic'],
    ['chocolate cake recipe', 'off-topic'],
    ['   ', 'off-topic'],
    ['🥊🥊', 'off-topic'],
    ['thanks!', 'thanks'],
    ['I did all three steps', 'progress'],
    ["I didn't manage the running", 'progress'],
  ],
  pt: [
    ['tenho minha primeira luta daqui a 6 semanas e travo', 'new-problem'],
    ['como peço aumento?', 'new-problem'],
    ['não tenho tempo para os meus filhos', 'new-problem'],
    ['não consigo dormir', 'new-problem'],
    ['quero aumentar a receita da minha loja', 'new-problem'],
    ['oi', 'off-topic'],
    ['bom dia, tudo bem?', 'off-topic'],
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
    ['¿cómo pido un aumento?', 'new-problem'],
    ['no tengo tiempo para mis hijos', 'new-problem'],
    ['no puedo dormir', 'new-problem'],
    ['hola', 'off-topic'],
    ['Buenos días, ¿cómo estás?', 'off-topic'],
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
    ['how?', 'wants-detail'],
    ['tell me more about step 2', 'wants-detail'],
    ['what do you mean by routine', 'wants-detail'],
    ['can you give me an example?', 'wants-detail'],
    ["that won't work", 'objection'],
    ["I don't have time for that", 'objection'],
    ['already tried that', 'objection'],
    ['no', 'objection'],
    ['No, he hates me', 'objection'],
    ['but my coach never listens', 'objection'],
    ['Thanks, but it is not realistic', 'objection'],
    ['Thanks! I did it', 'progress'],
    ['I also want to talk to my wife about money because we argue every week', 'new-problem'],
  ],
  pt: [
    ['como assim?', 'wants-detail'],
    ['fala mais sobre o passo 2', 'wants-detail'],
    ['não entendi', 'wants-detail'],
    ['me dá um exemplo', 'wants-detail'],
    ['isso não vai funcionar', 'objection'],
    ['não tenho tempo pra isso', 'objection'],
    ['já tentei isso', 'objection'],
    ['mas meu treinador não escuta', 'objection'],
    ['obrigado, mas é muito difícil', 'objection'],
    ['valeu, deu certo!', 'progress'],
    ['também quero conversar com minha esposa sobre dinheiro porque brigamos toda semana', 'new-problem'],
  ],
  es: [
    ['¿cómo?', 'wants-detail'],
    ['explícame el paso 2', 'wants-detail'],
    ['no entiendo', 'wants-detail'],
    ['dame un ejemplo', 'wants-detail'],
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
    ['how?', 'event_date', 'wants-detail'],
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
    ['me escreve a mensagem', 'confidence', 'wants-detail'],
    ['não sei', 'confidence', 'answer'],
    ['não tenho tempo pra isso', 'obstacle', 'answer'],
    ['já tentei isso', 'tried', 'answer'],
    ['como assim?', 'event_date', 'wants-detail'],
    ['valeu', 'event_date', 'thanks'],
  ],
  es: [
    ['en seis semanas', 'event_date', 'answer'],
    ['un 4', 'confidence', 'answer'],
    ['unas 5 horas', 'hours_a_week', 'answer'],
    ['mi carácter', 'obstacle', 'answer'],
    ['mi hermano quizás, él también peleó', 'card', 'answer'],
    ['todavía no hay fecha, dijeron abril', 'event_date', 'answer'],
    ['¿cuántas series por semana?', 'card', 'wants-detail'],
    ['no sé', 'confidence', 'answer'],
    ['no tengo tiempo para eso', 'obstacle', 'answer'],
    ['ya lo probé', 'tried', 'answer'],
    ['explícame', 'event_date', 'wants-detail'],
    ['gracias', 'event_date', 'thanks'],
  ],
}

describe.each(LANGUAGES)('in %s', (language) => {
  test.each(FIRST[language])('the first message “%s” is %s', (message, expected) => {
    expect(act(message, language, [])).toBe(expected)
  })
  test.each(REACTIONS[language])('after an answer, “%s” is %s', (message, expected) => {
    expect(act(message, language, answered(null))).toBe(expected)
  })
  test.each(ANSWERS[language])('“%s” after a question for %s is %s', (message, asked, expected) => {
    expect(act(message, language, answered(asked))).toBe(expected)
  })
})

/** No phrase matches these; the classifier decides. */
const LEARNT: Cases = {
  en: [
    ['perfect, such a relief', 'thanks'],
    ['I work for my uncle now and he pays me late every month, I need help with that', 'new-problem'],
  ],
  pt: [
    ['que alívio, perfeito', 'thanks'],
    ['agora trabalho pro meu tio e ele sempre me paga atrasado, preciso de ajuda', 'new-problem'],
  ],
  es: [
    ['qué alivio, perfecto', 'thanks'],
    ['ahora trabajo con mi tío y siempre me paga tarde, necesito ayuda', 'new-problem'],
  ],
}

describe.each(LANGUAGES)('without a matching phrase in %s', (language) => {
  test.each(LEARNT[language])('“%s” within a conversation is %s', (message, expected) => {
    expect(act(message, language, answered('card'))).toBe(expected)
  })
  test('the classifier is not used before there is a subject', () => {
    for (const [message] of LEARNT[language]) expect(act(message, language, answered(null))).toBe('new-problem')
  })
})
