import { describe, expect, it } from 'vitest'
import { LANGUAGES } from '#contract/language.ts'
import type { FoundAnswer } from '../knowledge/find-answers.ts'
import type { FoundFollowUp } from '../knowledge/find-follow-up.ts'
import { gradeFirst, gradeFollowUps, gradeLater } from './expected-grade.ts'

const answer = (text: string, more: Partial<FoundAnswer>): FoundAnswer => ({
  entry: undefined,
  matter: 'guard-play',
  subject: undefined,
  answer: text,
  asked: ['how?'],
  fit: 0.5,
  meaning: 0.5,
  likeCase: 1,
  likeAsked: 0.2,
  ...more,
})

const followUp = (text: string, more: Partial<FoundFollowUp>): FoundFollowUp => ({
  followUp: { matter: 'guard-play', subject: 'x', asked: ['how?'], answer: text },
  share: 0.7,
  likeAsked: 0.3,
  meaning: 0.5,
  meaningInTalk: 0.5,
  ...more,
})

describe.each(LANGUAGES)('the expected grade in %s', (language) => {
  it('is higher for the answer that fits better and is nearer in its meaning, at any time of a talk', () => {
    const found = [answer('far', { fit: 0.2, meaning: 0.2 }), answer('near', { fit: 0.7, meaning: 0.8 })]
    for (const grade of [gradeFirst, gradeLater])
      expect(grade(found, language).map((each) => each.answer)).toEqual(['near', 'far'])
  })

  it('is over 2 for an answer to just this first message, and under 1 for one that is near by chance', () => {
    const [just] = gradeFirst([answer('just this', { fit: 0.9, meaning: 0.9, likeCase: 5, likeAsked: 0.6 })], language)
    const [chance] = gradeFirst([answer('by chance', { fit: 0.15, meaning: 0.3, likeCase: -1 })], language)
    expect(just?.grade).toBeGreaterThan(2)
    expect(chance?.grade).toBeLessThan(1)
  })

  it('of a follow-up grows with how like the message it is, and with how sure its subject is', () => {
    const found = [
      followUp('vague', { likeAsked: 0.05, meaning: 0.1, meaningInTalk: 0.1 }),
      followUp('other subject', { likeAsked: 0.6, share: 0.1 }),
      followUp('said so', { likeAsked: 0.6, meaning: 0.9, meaningInTalk: 0.8 }),
    ]
    const graded = gradeFollowUps(found, language).map((each) => each.followUp.answer)
    expect(graded).toEqual(['said so', 'other subject', 'vague'])
  })
})
