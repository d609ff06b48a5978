import { describe, expect, test } from 'vitest'
import { detectLanguage } from './detect-language.ts'

const nowhere = { stored: null, preferred: [], page: '' }

describe('the detected language', () => {
  test('is the stored one, else the browser’s, else the page’s', () => {
    expect(detectLanguage({ stored: 'es', preferred: ['pt-BR'], page: 'en' })).toBe('es')
    expect(detectLanguage({ stored: null, preferred: ['pt-BR', 'es'], page: 'en' })).toBe('pt')
    expect(detectLanguage({ stored: null, preferred: ['de', 'fr-CA'], page: 'es' })).toBe('es')
  })

  test('is the first of the browser’s languages that Kiai has', () => {
    expect(detectLanguage({ ...nowhere, preferred: ['de-AT', 'fr', 'es-MX', 'pt'] })).toBe('es')
  })

  test('is English if none is known', () => {
    expect(detectLanguage(nowhere)).toBe('en')
    expect(detectLanguage({ stored: 'xx', preferred: ['tlh'], page: 'de' })).toBe('en')
  })
})

test.each([
  '<script>alert(1)</script>',
  'pt"><img src=x onerror=alert(1)>',
  'pt;path=/',
  'es\u0000',
  'javascript:alert(1)',
  '../../pt',
  'pt\nSet-Cookie: a=b',
  'portuguese',
])('a stored %j is ignored', (stored) => {
  expect(detectLanguage({ stored, preferred: ['es'], page: 'en' })).toBe('es')
})
