import { expect, test } from 'vitest'
import { relativeTime } from './relative-time.ts'

const THEN = '2026-11-15T10:00:00.000Z'
const after = (seconds: number) => Date.parse(THEN) + seconds * 1000
const [MINUTE, HOUR, DAY] = [60, 60 * 60, 24 * 60 * 60]

test.each([
  [0, 'now'],
  [59, 'now'],
  [MINUTE, '1 minute ago'],
  [59 * MINUTE + 59, '59 minutes ago'],
  [HOUR, '1 hour ago'],
  [DAY - 1, '23 hours ago'],
  [DAY, 'yesterday'],
  [6 * DAY, '6 days ago'],
  [7 * DAY, 'last week'],
  [29 * DAY, '4 weeks ago'],
  [30 * DAY, 'last month'],
  [364 * DAY, '12 months ago'],
  [365 * DAY, 'last year'],
])('%s seconds later the relative time is “%s”', (seconds, words) => {
  expect(relativeTime(THEN, after(seconds), 'en')).toBe(words)
})

test('the relative time is in the reader’s language', () => {
  expect(relativeTime(THEN, after(0), 'pt')).toBe('agora')
  expect(relativeTime(THEN, after(5 * MINUTE), 'pt')).toBe('há 5 minutos')
  expect(relativeTime(THEN, after(DAY), 'pt')).toBe('ontem')
  expect(relativeTime(THEN, after(5 * MINUTE), 'es')).toBe('hace 5 minutos')
  expect(relativeTime(THEN, after(DAY), 'es')).toBe('ayer')
})

test('a time in the future is shown as now', () => {
  expect(relativeTime(THEN, after(-HOUR), 'en')).toBe('now')
})
