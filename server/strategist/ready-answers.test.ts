import { describe, expect, it } from 'vitest'
import type { Matter } from '#content/playbook/matter-cards.ts'
import { createAnswerContext } from './composing/answer-context.ts'
import type { FoundAnswer } from './knowledge/find-answers.ts'
import { readMessage } from './reading/read-message.ts'
import { answersFollowUp, isAgreed, readyAnswer } from './ready-answers.ts'
import { NOTHING_KNOWN, type Question, type Reading } from './strategist.ts'

const TOLD = 'every time the new guys come in I end up on my back and nobody says a word'

const question: Question = {
  message: TOLD,
  template: 'general',
  persona: null,
  language: 'en',
  history: [],
  memory: NOTHING_KNOWN,
  today: '2026-11-15',
  seed: 'x',
}
const read = (act: Reading['act']): Reading => ({
  ...readMessage(question),
  act,
  asks: act === 'question' ? 'ask-how' : null,
  matters: [{ concept: 'guard-play', share: 0.5 }],
})
const found = (matter: Matter, fit: number): FoundAnswer => ({
  entry: undefined,
  matter,
  subject: undefined,
  answer: 'Frame first, then move your hips.',
  asked: ['how do I get up?'],
  fit,
})

const isGiven = (act: Reading['act'], answer: FoundAnswer, isReadSurely: boolean): boolean =>
  readyAnswer(createAnswerContext(question, read(act)), [answer], isReadSurely) !== null

describe('a ready answer to who tells a problem', () => {
  it('may fit less closely if it is of the matter that the message is read as', () => {
    expect(isGiven('new-problem', found('guard-play', 0.3), false)).toBe(true)
    expect(isGiven('new-problem', found('sleep', 0.3), false)).toBe(false)
    expect(isGiven('question', found('guard-play', 0.3), false)).toBe(true)
    expect(isGiven('question', found('sleep', 0.3), false)).toBe(false)
  })

  it('gives way to the plan of its own matter unless it fits well', () => {
    expect(isGiven('new-problem', found('guard-play', 0.5), true)).toBe(false)
    expect(isGiven('new-problem', found('guard-play', 0.7), true)).toBe(true)
  })

  it('takes the place of the plan of another matter if it fits', () => {
    expect(isGiven('new-problem', found('sleep', 0.5), true)).toBe(true)
    expect(isGiven('new-problem', found('sleep', 0.4), true)).toBe(false)
  })
})

describe('the plan until a day that was named', () => {
  const inPlan = (answer: FoundAnswer) => {
    const reading: Reading = { ...read('new-problem'), said: { event_date: '2026-12-12' } }
    return readyAnswer(createAnswerContext(question, reading), [answer], true)
  }

  it('takes in an answer of its matter that fits less closely, and none of another matter', () => {
    expect(inPlan(found('guard-play', 0.35))?.text).toContain('Frame first')
    expect(inPlan(found('guard-play', 0.25))).toBeNull()
    expect(inPlan(found('sleep', 0.35))).toBeNull()
  })
})

describe('“why?” in a talk', () => {
  it('is answered for the matter in hand unless a ready answer is written for it', () => {
    expect(answersFollowUp(found('guard-play', 0.5), 'ask-why')).toBe(false)
    expect(answersFollowUp(found('guard-play', 0.8), 'ask-why')).toBe(true)
    expect(answersFollowUp(found('guard-play', 0.5), 'ask-how')).toBe(true)
  })
})

describe('the nearest answer', () => {
  it('agrees with the reading if it is of the same matter and not near by chance', () => {
    const reading = read('new-problem')
    expect(isAgreed([found('guard-play', 0.3)], reading)).toBe(true)
    expect(isAgreed([found('sleep', 0.3)], reading)).toBe(false)
    expect(isAgreed([found('guard-play', 0.1)], reading)).toBe(false)
    expect(isAgreed([], reading)).toBe(false)
  })
})
