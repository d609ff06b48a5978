import { describe, expect, test } from 'vitest'
import { subjectId } from '#content/subjects/subjects.ts'
import { LANGUAGES } from '#contract/language.ts'
import { gradeWeights, REPLY_KINDS } from '#server/strategist/grades/expected-grade.ts'
import { readyAnswersOf } from '#server/strategist/knowledge/ready-answer.ts'
import { followUps } from '#server/strategist/knowledge/written-lists.ts'
import { readGradedReplies } from './read-graded.ts'
import { fingerprintOfGrades, fitWeights } from './train-grades.ts'

describe.each(LANGUAGES)('the graded replies in %s', (language) => {
  const { first, later } = readGradedReplies(language)

  test('have taught the weights as they are now (else: npm run train)', () => {
    const weights = gradeWeights(language)
    expect(weights.taught).toBe(fingerprintOfGrades(readGradedReplies(language), language))
    for (const of of REPLY_KINDS) expect(weights[of].every(Number.isFinite)).toBe(true)
  })

  test('are replies that still exist, with grades from 0 to 3', () => {
    const answers = new Set(readyAnswersOf(language).map(({ asked }) => asked[0]))
    const ofTalks = new Set(followUps(language).map((each) => `${subjectId(each)}: ${each.asked[0]}`))
    const named = [...first, ...later].flatMap((message) => Object.keys(message.answers))
    const namedInTalks = later.flatMap((message) => Object.keys(message.follow_ups))
    expect(named.filter((name) => !answers.has(name))).toEqual([])
    expect(namedInTalks.filter((name) => !ofTalks.has(name))).toEqual([])
    const grades = [...first, ...later].flatMap((message) => Object.values(message.answers))
    expect(new Set(grades)).toEqual(new Set([0, 1, 2, 3]))
  })
})

describe('the weights of signs', () => {
  test('come near to the grades', () => {
    const lessons = Array.from({ length: 400 }, (_, number) => {
      const [one, other] = [(number % 20) / 20, (number % 7) / 7]
      return { signs: [1, one, other], grade: 0.5 + 2 * one - other }
    })
    const [base = 0, ofOne = 0, ofOther = 0] = fitWeights(lessons)
    expect(base).toBeCloseTo(0.5, 0)
    expect(ofOne).toBeGreaterThan(1.8)
    expect(ofOther).toBeLessThan(-0.8)
  })
})
