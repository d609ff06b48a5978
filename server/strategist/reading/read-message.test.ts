import { describe, expect, test } from 'vitest'
import { LANGUAGES, type Language } from '#contract/language.ts'
import { type Memory, NOTHING_KNOWN, type Question, type Trace, type Turn } from '#server/strategist/strategist.ts'
import { readMessage } from './read-message.ts'

const question = (message: string, more: Partial<Question> = {}): Question => ({
  message,
  template: 'fight',
  persona: null,
  language: 'en',
  history: [],
  memory: NOTHING_KNOWN,
  today: '2026-11-11',
  seed: 'a',
  ...more,
})
const said = (content: string): Turn => ({ role: 'user', content })
const asked = (slot: Trace['asked']): Turn => ({
  role: 'assistant',
  content: '…',
  trace: { act: 'new-problem', cards: [], used: [], opener: null, asked: slot, safety: null },
})

describe('the slots of a conversation', () => {
  test('count “in three weeks” from the day it was said, and drop a past date', () => {
    const told: Turn = { role: 'user', content: 'My fight is in three weeks', day: '2026-11-01' }
    const resumed = (today: string) => readMessage(question('ok', { history: [told, asked(null)], today })).slots
    expect(resumed('2026-11-11').event_date).toBe('2026-11-22')
    expect(resumed('2026-11-23').event_date).toBeUndefined()
  })

  test('take a number that is put right, but not from a message that the safety gate answered', () => {
    const { trace, ...answer } = asked(null)
    const dateAfter = (safety_level?: 'care') =>
      readMessage(
        question('not three weeks, two', {
          history: [
            said('My fight is in three weeks'),
            { ...answer, trace: { ...(trace as Trace), ...(safety_level && { safety_level }) } },
          ],
        }),
      ).slots.event_date
    expect(dateAfter()).toBe('2026-11-25')
    expect(dateAfter('care')).toBeUndefined()
  })

  test('are taken from the trace of an earlier answer instead of reading its message again', () => {
    const { trace, ...answer } = asked(null)
    const answered: Turn = { ...answer, trace: { ...(trace as Trace), said: { goal: 'win the belt' } } }
    const { slots } = readMessage(question('ok', { history: [said('I do karate'), answered] }))
    expect(slots).toEqual({ goal: 'win the belt' })
  })

  test('come from this message first, then from later before earlier ones, then from the Fighter File', () => {
    const reading = readMessage(
      question('Now I want to sleep better', {
        memory: {
          ...NOTHING_KNOWN,
          facts: [
            { key: 'sport', value: 'judo' },
            { key: 'goal', value: 'win' },
          ],
        },
        history: [said('I want to move up. I do karate.'), asked(null), said('I do boxing')],
      }),
    )
    expect(reading.said).toEqual({ goal: 'sleep better' })
    expect(reading.slots).toEqual({ goal: 'sleep better', sport: 'boxing' })
  })

  test('from the Fighter File have numbers as numbers, and no past date', () => {
    const facts: Memory['facts'] = [
      { key: 'hours_a_week', value: '4,5' },
      { key: 'confidence', value: '7' },
      { key: 'event_date', value: '2026-11-10' },
      { key: 'money', value: ' ' },
    ]
    const problem = 'I gas out in round two'
    const { slots } = readMessage(question(problem, { memory: { ...NOTHING_KNOWN, facts } }))
    expect(slots).toMatchObject({ hours_a_week: 4.5, confidence: 7 })
    expect(slots).not.toHaveProperty('event_date')
    expect(slots).not.toHaveProperty('money')
    const today: Memory['facts'] = [{ key: 'event_date', value: '2026-11-11' }]
    expect(readMessage(question(problem, { memory: { ...NOTHING_KNOWN, facts: today } })).slots.event_date).toBe(
      '2026-11-11',
    )
  })

  test('keep the date for another word for the same event, but not for a new kind of event', () => {
    const facts: Memory['facts'] = [
      { key: 'event', value: 'my fight' },
      { key: 'event_date', value: '2026-12-12' },
    ]
    const memory = { ...NOTHING_KNOWN, facts }
    expect(readMessage(question('I have a job interview', { memory })).slots).toEqual({ event: 'job interview' })
    expect(readMessage(question('my bout scares me', { memory })).slots.event_date).toBe('2026-12-12')
  })
})

describe('facts of the Fighter File', () => {
  const facts: Memory['facts'] = [
    { key: 'event', value: 'my tournament' },
    { key: 'event_date', value: '2026-12-12' },
    { key: 'sport', value: 'judo' },
    { key: 'hours_a_week', value: '6' },
    { key: 'money', value: 'R$ 20 mil' },
    { key: 'goal', value: 'win' },
  ]
  const known = new Set<string>(facts.map(({ key }) => key))
  const factsFor = (message: string, language: Language): string[] => {
    const memory = { ...NOTHING_KNOWN, facts }
    const { slots } = readMessage(question(message, { language, template: 'general', memory }))
    return Object.keys(slots)
      .filter((name) => known.has(name))
      .sort()
  }

  test.each<[Language, string, string, string, string]>([
    [
      'en',
      'I gas out in round two',
      'My boss shouts at me',
      'My gym loses members every month',
      'I have no time to train',
    ],
    [
      'pt',
      'canso no segundo round',
      'meu chefe grita comigo',
      'minha academia perde alunos',
      'não tenho tempo de treinar',
    ],
    [
      'es',
      'me canso en el segundo round',
      'mi jefe me grita',
      'mi gimnasio pierde alumnos',
      'no tengo tiempo de entrenar',
    ],
  ])('in %s are used only where the matter is the same', (language, fight, work, business, time) => {
    expect(factsFor(fight, language)).toEqual(['event', 'event_date', 'goal', 'hours_a_week', 'sport'])
    expect(factsFor(work, language)).toEqual(['goal'])
    expect(factsFor(business, language)).toEqual(['goal', 'money'])
    expect(factsFor(time, language)).toEqual(['goal', 'hours_a_week'])
  })

  test('give way to what is said in the message, whatever its matter', () => {
    const memory = { ...NOTHING_KNOWN, facts }
    const { slots } = readMessage(question('My boss shouts at me and I train boxing', { template: 'career', memory }))
    expect(slots.sport).toBe('boxing')
    expect(slots.event_date).toBeUndefined()
  })
})

describe('the answer to a question fills the slot', () => {
  test.each<[Language, Trace['asked'], string, object]>([
    ['en', 'confidence', '4', { confidence: 4 }],
    ['pt', 'confidence', 'uns sete', { confidence: 7 }],
    ['es', 'confidence', 'un 8', { confidence: 8 }],
    ['en', 'hours_a_week', 'about 5 hours', { hours_a_week: 5 }],
    ['pt', 'hours_a_week', '6', { hours_a_week: 6 }],
    ['es', 'event_date', 'en seis semanas', { event_date: '2026-12-23' }],
    ['en', 'event_date', 'I think it is on Saturday night', { event_date: '2026-11-14' }],
    ['en', 'obstacle', 'My temper', { obstacle: 'My temper' }],
    ['pt', 'goal', 'Mais confiança no treino', { goal: 'Mais confiança no treino' }],
    ['es', 'people', 'la dueña del gimnasio', { people: 'la dueña del gimnasio' }],
    ['en', 'confidence', 'no idea', {}],
    ['pt', 'obstacle', 'não sei ainda', {}],
    ['es', 'tried', 'nada', {}],
  ])('in %s, asked for %s: “%s”', (language, slot, message, slots) => {
    const reading = readMessage(question(message, { language, history: [said('…'), asked(slot)] }))
    expect(reading.act).toBe('answer')
    expect(reading.said).toEqual(slots)
  })

  test('an answer given earlier is still known', () => {
    const history = [said('I have a fight'), asked('confidence'), said('4'), asked(null)]
    expect(readMessage(question('I feel tired', { history })).slots.confidence).toBe(4)
  })

  test('but not when the member asks back', () => {
    const reading = readMessage(question('how?', { history: [said('…'), asked('obstacle')] }))
    expect(reading).toMatchObject({ act: 'question', said: {} })
  })
})

test('commitments are part of a reading', () => {
  expect(readMessage(question("I'll run three times this week")).commitments).toEqual([
    { text: "I'll run three times this week", due_date: '2026-11-15' },
  ])
})

describe('a message that is built to cause backtracking', () => {
  const RUBBISH = [
    'a',
    '((',
    '1 ',
    '12/12/',
    'i want to ',
    'in a and a half ',
    'vinte e ',
    'no ',
    'not so very ',
    'my first ',
    ' \n ',
    'hi',
    'oi ',
    "i i'll ",
    'december ',
    '$1.1.1',
    ' monday friday ',
    'mil ',
    'treino a b c ',
    'paso 2 ',
    'entrenaré ',
    'nervios ',
    '🥊',
    'dos mil ',
    'hello there ',
    'hey there ',
    'como vai voce ',
    'hi,.!? ',
    'in the next ',
    'no tengo ',
    'maybe, ',
    'acho que ',
    'nota, ',
  ]
  test.each(LANGUAGES)('of four thousand characters in %s is read in time', (language) => {
    for (const piece of RUBBISH) {
      const message = `${piece.repeat(4000).slice(0, 3999)}#`
      // With a backtracking pattern each would take seconds, and the test would time out.
      expect(readMessage(question(message, { language }))).toBeDefined()
    }
  })
})
