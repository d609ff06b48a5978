import { expect, test } from 'vitest'
import { addMonths, byDay, inMonth, weeksOf } from './days.ts'

test('a time is on the day of the reader’s zone', () => {
  const days = byDay('Europe/Madrid', [
    { starts_at: '2026-12-09T22:30:00Z' },
    { starts_at: '2026-12-09T23:00:00Z' },
    { starts_at: '2026-12-10T09:00:00Z' },
  ])
  expect([...days].map(([day, times]) => [day, times.length])).toEqual([
    ['2026-12-09', 1],
    ['2026-12-10', 2],
  ])
})

test('a month has its weeks from Monday to Sunday', () => {
  const weeks = weeksOf('2026-12')
  expect(weeks).toHaveLength(5)
  expect(weeks[0]).toEqual([undefined, ...[1, 2, 3, 4, 5, 6].map((day) => `2026-12-0${day}`)])
  expect(weeks[4]?.filter(Boolean)).toEqual(['2026-12-28', '2026-12-29', '2026-12-30', '2026-12-31'])
  // A February that begins on a Monday fills four weeks.
  expect(weeksOf('2027-02')).toHaveLength(4)
})

test('months follow each other over the year, and a day that a month lacks is its last', () => {
  expect(addMonths('2026-12', 1)).toBe('2027-01')
  expect(addMonths('2027-01', -1)).toBe('2026-12')
  expect(inMonth('2027-02', '2027-01-31')).toBe('2027-02-28')
  expect(inMonth('2027-01', '2026-12-10')).toBe('2027-01-10')
})
