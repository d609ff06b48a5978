import { describe, expect, it } from 'vitest'
import { wantedLanguage } from './language-choice.ts'

describe('the language of the landing page', () => {
  it('is the one stored in this browser', () => {
    expect(wantedLanguage({ page: 'en', address: undefined, stored: 'pt' })).toBe('pt')
    expect(wantedLanguage({ page: 'en', address: undefined, stored: 'es-MX' })).toBe('es')
  })

  it('is the page’s own if no valid language is stored', () => {
    expect(wantedLanguage({ page: 'es', address: undefined, stored: null })).toBe('es')
    expect(wantedLanguage({ page: 'es', address: undefined, stored: 'klingon' })).toBe('es')
    expect(wantedLanguage({ page: 'es', address: undefined, stored: '"><script>pt' })).toBe('es')
  })

  it('is the page’s own if the address names a language', () => {
    expect(wantedLanguage({ page: 'es', address: 'es', stored: 'pt' })).toBe('es')
  })
})
