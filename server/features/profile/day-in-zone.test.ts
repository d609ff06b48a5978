import { expect, test } from 'vitest'
import { dayInZone } from './day-in-zone.ts'

test('a moment is on the day of the place, whichever places were asked for before', () => {
  const moment = new Date('2026-11-15T02:30:00Z')
  expect(dayInZone(moment, 'America/Sao_Paulo')).toBe('2026-11-14')
  expect(dayInZone(moment, 'UTC')).toBe('2026-11-15')
  expect(dayInZone(moment, 'Pacific/Kiritimati')).toBe('2026-11-15')
  expect(dayInZone(moment, 'America/Sao_Paulo')).toBe('2026-11-14')
})
