import { describe, expect, it } from 'vitest'
import { wantedLanguage } from './language-choice.ts'

describe('the language of the landing page', () => {
  it('is what this browser remembers', () => {
    expect(wantedLanguage({ page: 'en', address: undefined, stored: 'pt' })).toBe('pt')
    expect(wantedLanguage({ page: 'en', address: undefined, stored: 'es-MX' })).toBe('es')
  })

  it('is what it was sent in when nothing, or nothing sensible, is remembered', () => {
    expect(wantedLanguage({ page: 'es', address: undefined, stored: null })).toBe('es')
    expect(wantedLanguage({ page: 'es', address: undefined, stored: 'klingon' })).toBe('es')
    expect(wantedLanguage({ page: 'es', address: undefined, stored: '"><script>pt' })).toBe('es')
  })

  it('is what it was sent in when the address names a language, whatever is remembered', () => {
    expect(wantedLanguage({ page: 'es', address: 'es', stored: 'pt' })).toBe('es')
  })
})
