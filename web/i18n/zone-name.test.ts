import { expect, test } from 'vitest'
import { zoneName, zoneWithPlace } from './zone-name.ts'

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
