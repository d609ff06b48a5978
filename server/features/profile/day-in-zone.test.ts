import { expect, test } from 'vitest'
import { dayInZone } from './day-in-zone.ts'

test('the day of a moment depends on the time zone, not on earlier calls', () => {
  const moment = new Date('2026-11-15T02:30:00Z')
  expect(dayInZone(moment, 'America/Sao_Paulo')).toBe('2026-11-14')
  expect(dayInZone(moment, 'UTC')).toBe('2026-11-15')
  expect(dayInZone(moment, 'Pacific/Kiritimati')).toBe('2026-11-15')
  expect(dayInZone(moment, 'America/Sao_Paulo')).toBe('2026-11-14')
})
