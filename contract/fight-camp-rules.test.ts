import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays } from './day-rules.ts'
import { CAMP_DAYS_AFTER, CAMP_PHASES, campLine, campPhase, daysOfFightWeek, daysUntil } from './fight-camp-rules.ts'

const EVENT = '2027-03-14'
const dayBefore = (days: number) => addDays(EVENT, -days)

test.each([
  [60, 'build'],
  [29, 'build'],
  [28, 'sharpen'],
  [15, 'sharpen'],
  [14, 'taper'],
  [8, 'taper'],
  [7, 'fight_week'],
  [0, 'fight_week'],
  [-1, 'after'],
  [-14, 'after'],
  [-15, undefined],
] as const)('%i days before the event the phase is %s', (days, phase) => {
  expect(campPhase(EVENT, dayBefore(days))).toBe(phase)
})

test('the days of fight week are counted down from seven to one, and on no other day', () => {
  const counted = Array.from({ length: 30 }, (_, index) => daysOfFightWeek(EVENT, dayBefore(20 - index)))
  expect(counted.filter((days) => days !== null)).toEqual([7, 6, 5, 4, 3, 2, 1])
  expect(daysOfFightWeek(EVENT, dayBefore(1))).toBe(1)
  expect(daysOfFightWeek(EVENT, EVENT)).toBeNull()
})

test('the days until the event do not depend on daylight saving time', () => {
  // The clocks of New York changed on 14 March 2027, those of Madrid on 28 March.
  expect(daysUntil('2027-03-29', '2027-03-13')).toBe(16)
})

test('the phases follow each other in their order, and each day until two weeks after the event has one', () => {
  fc.assert(
    fc.property(fc.integer({ min: -CAMP_DAYS_AFTER, max: 400 }), (days) => {
      const [phase, next] = [campPhase(EVENT, dayBefore(days)), campPhase(EVENT, dayBefore(days - 1))]
      expect(phase).toBeDefined()
      if (phase && next) expect(CAMP_PHASES.indexOf(next) - CAMP_PHASES.indexOf(phase)).toBeOneOf([0, 1])
    }),
  )
})

test('the line is covered by its phases without a gap, and a day lies in the segment of its phase', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 400 }), fc.nat(), (length, chosen) => {
      const { segments, place } = campLine(EVENT, dayBefore(length))
      expect(segments[0]?.from).toBe(0)
      expect(segments.at(-1)?.to).toBe(1)
      segments.slice(1).forEach((segment, index) => {
        expect(segment.from).toBe(segments[index]?.to)
      })
      const days = chosen % (Math.min(length, 42) + 1)
      const at = place(dayBefore(days))
      const own = segments.find(({ from, to }) => from <= at && at <= to)
      expect(own).toBeDefined()
      if (days > 0 && days < Math.min(length, 42)) {
        const inside = segments.findLast(({ from }) => from <= at + 1e-9)
        expect(inside?.phase).toBe(campPhase(EVENT, dayBefore(days)))
      }
    }),
  )
})

test('each phase of the line says on which day it ends', () => {
  const { segments } = campLine(EVENT, dayBefore(60))
  expect(segments.map(({ phase, last_day }) => [phase, daysUntil(EVENT, last_day)])).toEqual([
    ['build', 29],
    ['sharpen', 15],
    ['taper', 8],
    ['fight_week', 0],
  ])
  for (const { phase, last_day } of segments) expect(campPhase(EVENT, last_day)).toBe(phase)
})
