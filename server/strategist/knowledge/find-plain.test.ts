import { describe, expect, it } from 'vitest'
import { PLAIN_BEGINNINGS, type PlainTopic } from '#content/plain-beginnings/plain-beginnings.ts'
import { LANGUAGES, type Language } from '#contract/language.ts'
import { readMessage } from '../reading/read-message.ts'
import { NOTHING_KNOWN } from '../strategist.ts'
import { findEventAnswer, findPlain } from './find-plain.ts'

const questionOf = (message: string, language: Language) =>
  ({
    template: 'general',
    persona: null,
    memory: NOTHING_KNOWN,
    today: '2026-11-15',
    seed: 'plain',
    message,
    language,
    history: [],
  }) as const

const answerTo = (message: string, language: Language): string | undefined => {
  const question = questionOf(message, language)
  return findPlain(question, readMessage(question))?.answer
}

it.each<[Language, PlainTopic, string]>([
  ['en', 'fight-ahead', 'I have a muay thai fight in 9 weeks'],
  ['en', 'fight-this-week', 'my muay thai fight is tomorrow'],
  ['en', 'fight-ahead', 'fight in 7 weeks'],
  ['pt', 'fight-ahead', 'luta em 5 semanas, o que eu faço?'],
  ['es', 'fight-ahead', 'peleo en 5 semanas'],
  ['es', 'fight-this-week', 'peleo mañana'],
  ['en', 'few-hours', 'I can only train 3 hours a week'],
  ['en', 'gas-out', 'I gas out after two rounds'],
  ['en', 'open-a-gym', 'I would like to open a gym'],
  ['pt', 'tournament-ahead', 'tenho campeonato de judô daqui a 5 semanas'],
  ['pt', 'nervous-before-fight', 'tenho luta e tô muito nervoso'],
  ['pt', 'not-progressing', 'treino muito e não evoluo'],
  ['es', 'grading-ahead', 'tengo examen de cinturón en tres semanas'],
  ['es', 'want-to-start', 'quiero empezar a entrenar muay thai'],
  ['en', 'low-kick', 'how do I throw a low kick'],
  ['en', 'guillotine', 'how to do a guillotine'],
  ['en', 'check-kick', 'how do i check a leg kick'],
  ['pt', 'jab', 'me ensina o jab'],
  ['es', 'armbar', 'cómo hago una llave de brazo'],
  ['es', 'more-members', '¿cómo consigo más alumnos para mi gimnasio?'],
])('in %s, a plain message gets the general answer about %s: “%s”', (language, topic, message) => {
  expect(answerTo(message, language)).toBe(PLAIN_BEGINNINGS[language][topic].answer)
})

it.each<[Language, string]>([
  ['en', 'I have a fight in 9 weeks and I just found out I am pregnant'],
  ['en', 'I want to get better at boxing but I am going blind in one eye'],
  ['en', 'nervous because my ex will be in the crowd'],
  ['en', 'guillotine defense'],
  ['en', 'whats the best counter to a jab'],
  ['pt', 'como defender a guilhotina'],
  ['es', 'cómo me zafo del mataleón'],
  ['pt', 'tenho luta em 5 semanas e descobri que estou grávida'],
  ['pt', 'quero voltar pro jiu-jitsu depois da cirurgia do coração'],
  ['es', 'quiero empezar judo pero soy sordo y el profe no sabe señas'],
  ['es', 'tengo un torneo y mi rival es mi hermano'],
])('in %s, what is special is not answered in general: “%s”', (language, message) => {
  expect(answerTo(message, language)).toBeUndefined()
})

describe.each(LANGUAGES)('the general answers in %s', (language) => {
  it.each(Object.entries(PLAIN_BEGINNINGS[language]))(
    'about %s ask nothing and have enough ways to begin',
    (_, plain) => {
      expect(plain.answer).not.toMatch(/[?¿"]/)
      expect(plain.answer.split(' ').length).toBeLessThanOrEqual(115)
      expect(new Set(plain.asked).size).toBe(plain.asked.length)
      expect(plain.asked.length).toBeGreaterThanOrEqual(18)
    },
  )
})

describe('whoever names the day of a bout, and nothing else that is understood', () => {
  const preparation = (message: string, language: Language): string | undefined => {
    const question = questionOf(message, language)
    return findEventAnswer(question, readMessage(question))?.answer
  }

  it.each<[Language, string, PlainTopic]>([
    ['en', 'ive an amateur boxing fight the 5th of december in dublin', 'fight-ahead'],
    ['en', 'tournament on feb 13, taekwondo, under 63kg, im 64 now', 'tournament-ahead'],
    ['pt', 'minha primeira luta é dia 12 de dezembro', 'first-fight-ahead'],
    ['es', 'tengo el primer torneo el 20 de diciembre', 'first-tournament'],
    ['es', 'tengo una pelea mañana', 'fight-this-week'],
  ])('gets its preparation, in %s: “%s”', (language, message, topic) => {
    expect(preparation(message, language)).toBe(PLAIN_BEGINNINGS[language][topic].answer)
  })

  it.each<[Language, string]>([
    ['en', 'I have a job interview on 5 december'],
    ['en', 'I want to fight again'],
  ])('but not of anything else, in %s: “%s”', (language, message) => {
    expect(preparation(message, language)).toBeUndefined()
  })
})
