import { expect, test } from 'vitest'
import { momentText } from './date-text-rules.ts'
import { LANGUAGES } from './language.ts'
import { zoneName, zoneWithPlace } from './zone-name-rules.ts'

test('a zone is called by a place in the reader’s language', () => {
  expect(zoneName('America/Los_Angeles', 'es')).toBe('Los Ángeles')
  expect(zoneName('America/New_York', 'pt')).toBe('Nova York')
  expect(zoneName('America/Mexico_City', 'en')).toBe('Mexico City')
  expect(zoneName('America/Mexico_City', 'pt')).toBe('Cidade do México')
  for (const language of ['en', 'pt', 'es'] as const) {
    expect(zoneName('America/Sao_Paulo', language)).toBe('São Paulo')
    expect(zoneName('UTC', language)).toBe('UTC')
  }
})

test('in a list the city comes first', () => {
  expect(zoneWithPlace('Europe/Madrid', 'es')).toBe('Madrid · hora de España')
  expect(zoneWithPlace('America/Sao_Paulo', 'en')).toBe('São Paulo')
})

test('behind a time the zone has a name that people know, not an offset', () => {
  const inZone = (timeZone: string) =>
    LANGUAGES.map((language) =>
      momentText(language, new Date('2026-11-20T12:00:00Z'), {
        ...{ hour: 'numeric', minute: '2-digit', timeZoneName: 'short', timeZone },
      }).replaceAll(/[\u00a0\u202f]/g, ' '),
    )
  expect(inZone('Europe/Madrid')).toEqual([
    '1:00 PM Spain time',
    '13:00 (horário da Espanha)',
    '1:00 p.m. (hora de España)',
  ])
  expect(inZone('America/Sao_Paulo')).toEqual([
    '9:00 AM São Paulo time',
    '09:00 (horário de Brasília)',
    '9:00 a.m. (hora de São Paulo)',
  ])
  expect(inZone('America/Los_Angeles')).toEqual([
    '4:00 AM PST',
    '04:00 (horário de Los Angeles)',
    '4:00 a.m. (hora de Los Ángeles)',
  ])
  expect(inZone('Europe/London')[0]).toBe('12:00 PM London time')
  expect(inZone('UTC')[1]).toBe('12:00 UTC')
  expect(inZone('Etc/GMT+3')[0]).toBe('9:00 AM GMT-3')
})
