import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  countsForStreak,
  HARD_ABOVE,
  isInFuture,
  isOverload,
  isTooOld,
  LIGHT_BELOW,
  loadWords,
  recordText,
  usualLoad,
  zoneOf,
} from './training-rules.ts'

const TODAY = '2026-11-16'
const state = fc
  .record({ week: fc.nat(40_000), before: fc.nat(120_000), weeks_before: fc.integer({ min: 0, max: 3 }) })
  .map(({ week, before, weeks_before }) => ({
    last_7: week,
    last_28: week + (weeks_before === 0 ? 0 : before),
    weeks_before,
  }))

describe('the day of an entry', () => {
  test('may be one day ahead, for a member who is east of their stored time zone, and five years back', () => {
    expect(isInFuture('2026-11-17', TODAY)).toBe(false)
    expect(isInFuture('2026-11-18', TODAY)).toBe(true)
    expect(isTooOld('2021-11-16', TODAY)).toBe(false)
    expect(isTooOld('2021-11-15', TODAY)).toBe(true)
    expect(isTooOld('2019-02-28', '2024-02-29')).toBe(true)
  })

  test('counts for the streak on the day itself and not afterwards', () => {
    expect(['2026-11-15', TODAY, '2026-11-17', '2026-11-18'].map((one) => countsForStreak(one, TODAY))).toEqual([
      false,
      true,
      true,
      false,
    ])
  })
})

describe('the load', () => {
  test('has exactly one zone and one sentence in every state', () => {
    fc.assert(
      fc.property(state, (one) => {
        const words = loadWords(one)
        const usual = usualLoad(one)
        if (one.last_28 === 0) expect(words).toEqual({ say: 'nothing' })
        else if (usual === null) expect(words).toEqual({ say: 'beginning' })
        else {
          const zone = zoneOf(one.last_7, usual)
          expect(words.say).toBe(isOverload(one) ? 'overload' : zone)
          expect(zone).toBe(
            one.last_7 < usual * LIGHT_BELOW ? 'light' : one.last_7 > usual * HARD_ABOVE ? 'hard' : 'steady',
          )
          expect('percent' in words && Number.isFinite(words.percent)).toBe(true)
        }
      }),
    )
  })

  test('is never called too much without a usual to compare it with, nor when it is little', () => {
    fc.assert(
      fc.property(state, (one) => {
        if (isOverload(one)) {
          expect(usualLoad(one)).not.toBeNull()
          expect(one.last_7).toBeGreaterThanOrEqual(600)
          expect(zoneOf(one.last_7, usualLoad(one) ?? 0)).toBe('hard')
        }
      }),
    )
  })

  test('of 40 % more than the mean of three weeks is hard, and of 60 % more asks for an easy day', () => {
    expect(loadWords({ last_7: 1400, last_28: 4400, weeks_before: 3 })).toEqual({ say: 'hard', percent: 40 })
    expect(loadWords({ last_7: 1600, last_28: 4600, weeks_before: 3 })).toEqual({ say: 'overload', percent: 60 })
    expect(loadWords({ last_7: 0, last_28: 3000, weeks_before: 2 })).toEqual({ say: 'light', percent: -100 })
  })
})

test('a record names contests without a result only if there are some', () => {
  expect(recordText({ win: 12, loss: 3, draw: 1, no_contest: 0 })).toBe('12–3–1')
  expect(recordText({ win: 0, loss: 1, draw: 0, no_contest: 2 })).toBe('0–1–0 (2 NC)')
})
