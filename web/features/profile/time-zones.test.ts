import { expect, test } from 'vitest'
import { placeOf } from '#contract/zone-name-rules.ts'
import { browserTimeZone } from './browser-time-zone.ts'
import { findTimeZones, offsetOf, timeZones } from './time-zones.ts'

const zones = ['America/Sao_Paulo', 'America/Argentina/Buenos_Aires', 'Europe/Lisbon', 'UTC']
const portuguese = (area: string) => ({ America: 'América', Europe: 'Europa' })[area] ?? area

test("the device's own zone comes first, then the chosen one, and each only once", () => {
  const chosen = browserTimeZone() === 'Asia/Tokyo' ? 'Europe/Lisbon' : 'Asia/Tokyo'
  const zones = timeZones(chosen)
  expect(zones.slice(0, 2)).toEqual([browserTimeZone(), chosen])
  expect(new Set(zones).size).toBe(zones.length)
  expect(zones.length).toBeGreaterThan(300)
  expect(timeZones(browserTimeZone())).toHaveLength(timeZones(null).length)
})

test('a chosen zone that this browser has under another name stays in the list', () => {
  expect(timeZones('Asia/Nowhere')).toContain('Asia/Nowhere')
})

test('a zone is named after its place', () => {
  expect(placeOf('America/Argentina/Buenos_Aires')).toEqual({ place: 'Buenos Aires', area: 'America' })
  expect(placeOf('America/Sao_Paulo')).toEqual({ place: 'São Paulo', area: 'America' })
  expect(placeOf('UTC')).toEqual({ place: 'UTC', area: undefined })
})

test('places are found without accents, by area in the reader’s language, and by their exact name', () => {
  expect(findTimeZones(zones, 'são paulo', portuguese)).toEqual(['America/Sao_Paulo'])
  expect(findTimeZones(zones, 'AIRES america', portuguese)).toEqual(['America/Argentina/Buenos_Aires'])
  expect(findTimeZones(zones, 'europa', portuguese)).toEqual(['Europe/Lisbon'])
  expect(findTimeZones(zones, 'America/Sao_Paulo', portuguese)).toEqual(['America/Sao_Paulo'])
  expect(findTimeZones(zones, 'atlantis', portuguese)).toEqual([])
  expect(findTimeZones(zones, ' ', portuguese)).toEqual(zones)
})

test('the offset of a zone depends on daylight saving time', () => {
  expect(offsetOf('America/Sao_Paulo', new Date('2026-01-15T12:00:00Z'))).toBe('GMT-3')
  expect(offsetOf('Europe/Lisbon', new Date('2026-01-15T12:00:00Z'))).toBe('GMT+0')
  expect(offsetOf('Europe/Lisbon', new Date('2026-07-15T12:00:00Z'))).toBe('GMT+1')
})
