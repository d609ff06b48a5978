import { describe, expect, it } from 'vitest'
import type { Matter } from '#content/playbook/matter-cards.ts'
import { createAnswerContext } from './composing/answer-context.ts'
import type { Graded } from './grades/expected-grade.ts'
import type { FoundAnswer } from './knowledge/find-answers.ts'
import { readMessage } from './reading/read-message.ts'
import { isAgreed, readyAnswer } from './ready-answers.ts'
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
const found = (matter: Matter, { fit = 0.5, grade = 1.5 } = {}): Graded<FoundAnswer> => ({
  entry: undefined,
  matter,
  subject: undefined,
  answer: 'Frame first, then move your hips.',
  asked: ['how do I get up?'],
  fit,
  meaning: 0.5,
  likeCase: 1,
  likeAsked: 0.2,
  grade,
})

const other: Graded<FoundAnswer> = { ...found('guard-play', { grade: 0.5 }), asked: ['how do I stay on top?'] }
const replyTo = (act: Reading['act'], grade: number, isSure: boolean, message = TOLD) => {
  const context = createAnswerContext({ ...question, message }, read(act))
  return readyAnswer(context, [found('guard-play', { grade }), other], isSure)
}

describe('a ready answer to a first message', () => {
  it('is given to who tells a problem if it is probably better than the plan, or than a question back', () => {
    expect(replyTo('new-problem', 0.9, true)).toBeNull()
    expect(replyTo('new-problem', 1.2, true)).not.toBeNull()
    expect(replyTo('new-problem', 0.5, false)).toBeNull()
    expect(replyTo('new-problem', 0.9, false)).not.toBeNull()
  })

  it('must be better for who tells little', () => {
    expect(replyTo('new-problem', 0.9, false, 'always on my back')).toBeNull()
    expect(replyTo('new-problem', 1.2, false, 'always on my back')).not.toBeNull()
  })

  it('is given to a question if it is better than a question back', () => {
    expect(replyTo('question', 0.5, true)).toBeNull()
    expect(replyTo('question', 0.9, true)).not.toBeNull()
  })

  it('offers other questions beside it unless it surely fits', () => {
    expect(replyTo('question', 1.9, true)?.trace.nearest).toEqual(other.asked)
    expect(replyTo('question', 2.1, true)?.trace.nearest).toBeUndefined()
  })
})

describe('the plan until a day that was named', () => {
  const inPlan = (matter: Matter, grade: number, isSure = true) => {
    const reading: Reading = { ...read('new-problem'), said: { event_date: '2026-12-12' } }
    return readyAnswer(createAnswerContext(question, reading), [found(matter, { grade })], isSure)
  }

  it('takes in an answer of its matter, and one of another matter only if it is better', () => {
    expect(inPlan('guard-play', 1.3)?.text).toContain('Frame first')
    expect(inPlan('guard-play', 1.1)).toBeNull()
    expect(inPlan('sleep', 1.5)).toBeNull()
    expect(inPlan('sleep', 1.7)?.text).toContain('Frame first')
    expect(inPlan('guard-play', 1.1, false)?.text).toContain('Frame first')
  })
})

describe('the nearest answer', () => {
  it('agrees with the reading if it is of the same matter and not near by chance', () => {
    const reading = read('new-problem')
    expect(isAgreed([found('guard-play', { fit: 0.3 })], reading)).toBe(true)
    expect(isAgreed([found('sleep', { fit: 0.3 })], reading)).toBe(false)
    expect(isAgreed([found('guard-play', { fit: 0.1 })], reading)).toBe(false)
    expect(isAgreed([], reading)).toBe(false)
  })
})
