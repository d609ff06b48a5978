import { expect, test } from 'vitest'
import { likelyCurrency } from './likely-currency.ts'

test.each([
  ['America/Mexico_City', 'es', 'MXN'],
  ['America/Tijuana', 'en', 'MXN'],
  ['America/Sao_Paulo', 'en', 'BRL'],
  ['America/Argentina/Cordoba', 'es', 'ARS'],
  ['America/Buenos_Aires', 'es', 'ARS'],
  ['America/Santiago', 'es', 'CLP'],
  ['America/Lima', 'es', 'PEN'],
  ['America/Asuncion', 'es', 'PYG'],
  ['America/Montevideo', 'es', 'UYU'],
  ['Europe/Madrid', 'es', 'EUR'],
  ['Europe/Lisbon', 'pt', 'EUR'],
  ['Atlantic/Canary', 'es', 'EUR'],
  // Their own currencies are not offered.
  ['America/Bogota', 'es', 'USD'],
  ['Europe/London', 'en', 'USD'],
  ['Africa/Luanda', 'pt', 'BRL'],
  ['UTC', 'pt', 'BRL'],
  [null, 'pt', 'BRL'],
  [null, 'es', 'USD'],
] as const)('a new offer of a coach in %s who reads %s starts in %s', (timeZone, language, currency) =>
  expect(likelyCurrency(timeZone, language)).toBe(currency),
)

test.each([
  ['MX', 'MXN'],
  ['BR', 'BRL'],
  ['AR', 'ARS'],
  ['CL', 'CLP'],
  ['ES', 'EUR'],
  ['PT', 'EUR'],
] as const)('every time zone of %s that the machine knows has the currency %s', (country, currency) => {
  const locale = new Intl.Locale(`und-${country}`) as Intl.Locale & { getTimeZones(): string[] }
  const zones = locale.getTimeZones()
  expect(new Set(zones.map((zone) => likelyCurrency(zone, 'en')))).toEqual(new Set([currency]))
})
