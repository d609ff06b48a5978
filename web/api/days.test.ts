import { expect, test } from 'vitest'
import { dayHere, dayIn } from './days.ts'

test('a moment is on the day of the zone, or of the device', () => {
  expect(dayIn('America/Sao_Paulo', '2026-12-10T02:30:00Z')).toBe('2026-12-09')
  expect(dayIn('Pacific/Auckland', '2026-12-09T12:30:00Z')).toBe('2026-12-10')
  expect(dayHere(new Date(2026, 2, 8, 23, 59).getTime())).toBe('2026-03-08')
  expect(dayHere(new Date(2026, 10, 1, 0, 0).getTime())).toBe('2026-11-01')
})
