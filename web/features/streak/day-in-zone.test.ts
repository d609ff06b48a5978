import { expect, it } from 'vitest'
import { dayInZone } from './day-in-zone.ts'

it.each([
  ['Pacific/Auckland', '2026-11-15T11:00:00Z', '2026-11-16'],
  ['America/Sao_Paulo', '2026-11-15T02:59:59Z', '2026-11-14'],
  ['UTC', '2024-02-29T23:59:59Z', '2024-02-29'],
  // Daylight saving time ends on this day, which has 25 hours.
  ['America/New_York', '2026-11-02T04:59:59Z', '2026-11-01'],
  ['America/New_York', '2026-11-02T05:00:00Z', '2026-11-02'],
])('the date in %s at %s is %s', (zone, moment, day) => {
  expect(dayInZone(zone, new Date(moment))).toBe(day)
})

it('the date of an unknown zone is the date of this device', () => {
  const noon = new Date(2026, 10, 15, 12)
  expect(dayInZone(null, noon)).toBe('2026-11-15')
  expect(dayInZone('Mars/Olympus_Mons', noon)).toBe('2026-11-15')
})
