import { describe, expect, test } from 'vitest'
import { negotiateLanguage, parseLanguage } from './language.ts'

describe('a language', () => {
  test.each([
    ['en', 'en'],
    ['pt', 'pt'],
    ['es', 'es'],
    ['pt-BR', 'pt'],
    ['PT_br', 'pt'],
    ['es-419', 'es'],
    ['en-Latn-US', 'en'],
    [' es ', 'es'],
  ])('is read from %j as %s', (value, language) => {
    expect(parseLanguage(value)).toBe(language)
  })

  test.each([
    'de',
    'e',
    'english',
    '',
    ' ',
    null,
    undefined,
    'en<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    'en"onload="alert(1)',
    "en' or 1=1",
    'javascript:alert(1)',
    'en;pt',
    'en\u0000',
    'en-',
    '-en',
    'en--US',
    'ｅｎ',
    `en-${'a'.repeat(10_000)}`,
  ])('is not read from %j', (value) => {
    expect(parseLanguage(value)).toBeUndefined()
  })
})

describe('the language of a browser', () => {
  test.each([
    ['pt-BR,pt;q=0.9,en;q=0.8', 'pt'],
    ['en;q=0.5, es;q=0.9', 'es'],
    ['de-DE,de;q=0.9,es;q=0.4,en;q=0.3', 'es'],
    ['fr, pt', 'pt'],
    ['en;q=0, es;q=0.1', 'es'],
    ['es , en', 'es'],
  ])('for %j is %s', (header, language) => {
    expect(negotiateLanguage(header)).toBe(language)
  })

  test.each(['', null, undefined, '*', 'de,fr', 'en;q=0', ';;;,,,', 'en;q=zero;q=0'])(
    'for %j is undefined',
    (header) => {
      expect(negotiateLanguage(header)).toBeUndefined()
    },
  )

  test('is found quickly in a header that is built to cause backtracking', () => {
    // With a backtracking pattern the test would time out.
    expect(negotiateLanguage(`${'en-'.repeat(100_000)},${',;q='.repeat(100_000)}`)).toBe('en')
  })
})
