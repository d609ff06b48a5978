import { expect, test } from 'vitest'
import { creditFor, periodEndAfter, periodsAfter } from './billing-period.ts'

const at = (day: string) => new Date(`${day}T10:00:00Z`)

test('a month keeps its day, or ends on the last day of a shorter month', () => {
  const ends = [1, 2, 3, 13].map((count) => periodsAfter(at('2027-01-31'), 'month', count))
  expect(ends).toEqual([at('2027-02-28'), at('2027-03-31'), at('2027-04-30'), at('2028-02-29')])
  expect(periodsAfter(at('2028-02-29'), 'year', 1)).toEqual(at('2029-02-28'))
})

test('the next period is counted from the first one, so that a short month changes no later day', () => {
  expect(periodEndAfter(at('2027-02-28'), at('2027-01-31'), 'month')).toEqual(at('2027-03-31'))
  expect(periodEndAfter(at('2027-01-31'), at('2027-01-31'), 'month')).toEqual(at('2027-02-28'))
  expect(periodEndAfter(at('2029-02-28'), at('2028-02-29'), 'year')).toEqual(at('2030-02-28'))
})

test('the credit for the rest of a period is its share of the price', () => {
  const period = { start: at('2027-04-01'), end: at('2027-05-01') }
  expect(creditFor(2_900, period, at('2027-04-01'))).toBe(2_900)
  expect(creditFor(2_900, period, at('2027-04-11'))).toBe(1_933)
  expect(creditFor(2_900, period, at('2027-05-01'))).toBe(0)
})
