import { expect, test } from 'vitest'
import type { WeekTime } from '#contract/calendars.ts'
import { arrowTarget, shownHours, weekDays } from './week-shape.ts'

const time = (booking_id: string, starts_at: string, minutes = 60): WeekTime => ({
  booking_id,
  title: 'Private hour',
  starts_at,
  minutes,
  names: ['Kai'],
  seats: 1,
  is_held: false,
})

const WEEK = {
  time_zone: 'America/Los_Angeles',
  // The clocks go forward on Sunday, March 8, at 2:00.
  booked: [
    time('a', '2026-03-02T17:00:00.000Z'),
    time('b', '2026-03-02T17:30:00.000Z'),
    time('c', '2026-03-08T16:00:00.000Z'),
  ],
  busy: [{ starts_at: '2026-03-03T23:00:00.000Z', ends_at: '2026-03-05T10:00:00.000Z' }],
  open: [{ starts_at: '2026-03-07T17:00:00.000Z', ends_at: '2026-03-07T20:00:00.000Z' }],
}
const DAYS = weekDays(WEEK, '2026-03-02')

test('times stand at the clock of the zone, before and after the clocks change', () => {
  expect(DAYS.map(({ day }) => day).at(-1)).toBe('2026-03-08')
  expect(DAYS[0]?.booked.map(({ from, to, lane, lanes }) => [from, to, lane, lanes])).toEqual([
    [540, 600, 0, 2],
    [570, 630, 1, 2],
  ])
  expect(DAYS[6]?.booked.map(({ from }) => from)).toEqual([540])
  expect(DAYS[5]?.open).toEqual([{ from: 540, to: 720 }])
})

test('what lasts over midnight is part of each day', () => {
  expect(DAYS.map(({ busy }) => busy)).toEqual([
    [],
    [{ from: 900, to: 1440 }],
    [{ from: 0, to: 1440 }],
    [{ from: 0, to: 120 }],
    [],
    [],
    [],
  ])
})

test('at least eight hours are shown, and no hour that does not exist', () => {
  expect(shownHours(DAYS)).toEqual({ from: 6, to: 14 })
  expect(shownHours([])).toEqual({ from: 8, to: 20 })
  const late = weekDays(
    { ...WEEK, booked: [], open: [{ starts_at: '2026-03-03T07:00:00.000Z', ends_at: '2026-03-03T08:00:00.000Z' }] },
    '2026-03-02',
  )
  expect(shownHours(late)).toEqual({ from: 16, to: 24 })
})

test('arrows lead from one booking to another', () => {
  expect(['ArrowDown', 'ArrowUp', 'ArrowRight', 'End', 'x'].map((key) => arrowTarget(DAYS, 'a', key))).toEqual([
    'b',
    undefined,
    'c',
    'c',
    undefined,
  ])
  expect(['ArrowUp', 'ArrowLeft', 'Home'].map((key) => arrowTarget(DAYS, 'c', key))).toEqual(['b', 'b', 'a'])
})
