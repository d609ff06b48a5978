import { expect, test } from 'vitest'
import { textLanguage } from './text-language.ts'

test.each([
  ['I have my first fight in six weeks and I freeze when he comes at me', 'pt', 'en'],
  ['tengo mi primera pelea en seis semanas y no puedo dormir', 'en', 'es'],
  ['não consigo dormir antes da luta e meu treino está uma bagunça', 'en', 'pt'],
  ['no puedo dormir', 'es', 'es'],
  ['sparring', 'pt', 'pt'],
  ['ok', 'en', 'en'],
  ['my coach wants me at 66 kg', 'en', 'en'],
] as const)('“%s” with the interface in %s is read as %s', (text, language, expected) => {
  expect(textLanguage(text, language)).toBe(expected)
})
