import { describe, expect, test } from 'vitest'
import { daysIn, lastDays, rangeBefore, rangeProblem, readRange, todayUtc } from './analytics-range.ts'

const TODAY = '2026-11-15'

test('today is the date in UTC', () => {
  expect(todayUtc(new Date('2026-11-15T23:59:59-03:00'))).toBe('2026-11-16')
})

test('the last days include today', () => {
  expect(lastDays(7, TODAY)).toEqual({ from: '2026-11-09', to: TODAY })
  expect(daysIn(lastDays(365, TODAY))).toBe(365)
})

test('a range is compared with the same number of days before it, if they are recorded', () => {
  expect(rangeBefore({ from: '2026-03-01', to: '2026-03-30' })).toEqual({ from: '2026-01-30', to: '2026-02-28' })
  expect(rangeBefore({ from: '2026-03-01', to: '2026-03-01' })).toEqual({ from: '2026-02-28', to: '2026-02-28' })
  expect(rangeBefore({ from: '2000-01-02', to: '2000-01-03' })).toBeUndefined()
})

test('thirty days are shown when the address has no range', () => {
  expect(readRange(new URLSearchParams('tab=analytics'), TODAY)).toEqual({ from: '2026-10-17', to: TODAY })
  expect(readRange(new URLSearchParams('from=2026-11-01'), TODAY)).toEqual({ from: '2026-11-01', to: '' })
})

describe('a range', () => {
  test.each([
    ['', TODAY, { field: 'from', problem: 'missing' }],
    ['2026-11-01', '2026-02-31', { field: 'to', problem: 'missing' }],
    ['1999-12-31', '2000-01-02', { field: 'from', problem: 'past' }],
    ['2026-11-01', '2026-11-16', { field: 'to', problem: 'future' }],
    ['2026-11-10', '2026-11-09', { field: 'to', problem: 'order' }],
    ['2025-11-14', TODAY, { field: 'from', problem: 'long' }],
  ])('from %s to %s is refused', (from, to, problem) => expect(rangeProblem({ from, to }, TODAY)).toEqual(problem))

  test.each([
    [TODAY, TODAY],
    ['2025-11-15', TODAY],
  ])('from %s to %s is accepted', (from, to) => expect(rangeProblem({ from, to }, TODAY)).toBeUndefined())
})
