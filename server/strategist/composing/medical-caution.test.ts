import { expect, it } from 'vitest'
import type { Matter } from '#content/playbook/matter-cards.ts'
import { TALK } from '#content/talk/talk.ts'
import type { Language } from '#contract/language.ts'
import { answerQuestion } from '../answer-question.ts'
import { NOTHING_KNOWN } from '../strategist.ts'
import { mayStandBeside } from './medical-caution.ts'

const replyTo = (message: string, language: Language) =>
  answerQuestion({
    message,
    language,
    template: 'general',
    persona: null,
    history: [],
    memory: NOTHING_KNOWN,
    today: '2026-11-15',
    seed: 'caution',
  })

it.each<[Language, string]>([
  ['en', 'how do I hit harder with a broken hand'],
  ['en', 'how do I lose weight fast, I am pregnant'],
  ['pt', 'como bater mais forte, mão quebrada'],
  ['es', 'cómo pego más fuerte, mano rota'],
])('with a condition there are no training steps, but the way to the doctor: %s “%s”', (language, message) => {
  const { text, plan } = replyTo(message, language)
  expect(TALK[language].doctorOnly).toContain(text)
  expect(plan).toBeNull()
})

it.each<[Language, string]>([
  ['en', 'I am 16, 70 kg, I want to lose 4 kg for my class in 8 weeks'],
  ['pt', 'tenho 15 anos e quero perder 4 kg pra categoria'],
  ['es', 'tengo 14 años, ¿qué suplementos tomo?'],
])('nobody under 18 gets advice on weight or supplements: %s “%s”', (language, message) => {
  const { text, plan } = replyTo(message, language)
  expect(TALK[language].underAge).toContain(text)
  expect(plan).toBeNull()
})

it.each<[Language, string]>([
  ['en', 'I am 34 and want to lose 4 kg for my class in 8 weeks'],
  ['en', 'I am pregnant, may I still train bjj?'],
  ['en', 'how do I hit harder'],
  ['en', 'our coach broke the contract, what do we do'],
])('what was written for the case, or for healthy people, stays as it is: %s “%s”', (language, message) => {
  const { text } = replyTo(message, language)
  for (const caution of [...TALK[language].doctorOnly, ...TALK[language].doctorFirst, ...TALK[language].underAge])
    expect(text).not.toContain(caution)
})

it.each<[string, Matter, Matter, boolean]>([
  ['how often should I spar', 'sparring-fear', 'punch-defence', true],
  ['tore my meniscus, how long off? torn knee', 'injury-now', 'punch-defence', false],
  ['how long until I can kick again', 'injury-now', 'injury-return', true],
  ['how long until I can kick again', 'injury-now', 'power-and-combos', false],
  ['my son is 14, what should he eat before class', 'food-for-training', 'lose-weight', false],
  ['what should I eat before class', 'food-for-training', 'lose-weight', true],
  ['what do I say at the funeral', 'grief', 'public-speaking', false],
])('beside a reply to “%s” in a talk about %s advice about %s may stand: %s', (message, inHand, matter, may) => {
  const question = { message, language: 'en', history: [], today: '2026-11-15' } as const
  expect(mayStandBeside(question, inHand)(matter)).toBe(may)
})
