import { expect, test } from 'vitest'
import { addDays } from './day-rules.ts'
import { powerUpWords, WORDINGS, wordingOn } from './round-words-rules.ts'

const DAY = '2026-11-17'

test('three days in a row have three wordings', () => {
  expect(new Set([0, 1, 2].map((days) => wordingOn(addDays(DAY, days))))).toEqual(new Set(WORDINGS))
})

test.each([
  ['someone new lights the fire', { current: 0, next_milestone: 7 }, false, 'first'],
  ['whoever was away is welcomed', { current: 0, next_milestone: 7 }, true, 'back'],
  ['with 26 days the four that are left to 30 are named', { current: 26, next_milestone: 30 }, false, 'near'],
  ['far from a milestone the day decides', { current: 12, next_milestone: 30 }, false, wordingOn(DAY)],
  ['beyond all milestones too', { current: 240, next_milestone: null }, false, wordingOn(DAY)],
  ['and while the streak is not known', undefined, false, wordingOn(DAY)],
] as const)('%s', (_, streak, is_back, words) => {
  expect(powerUpWords({ day: DAY, streak, is_back })).toBe(words)
})
