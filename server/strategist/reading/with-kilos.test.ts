import { expect, it } from 'vitest'
import type { Language } from '#contract/language.ts'
import { withKilos } from './with-kilos.ts'

it.each<[Language, string, string]>([
  ['en', 'Need to go from 74 to 71 by 30 January', 'Need to go lose from 74 kg to 71 kg by 30 January'],
  ['pt', 'quero ir de 84 para 77 até março', 'quero ir perder de 84 kg para 77 kg até março'],
  ['es', 'tengo que bajar de 68,5 a 66', 'tengo que bajar bajar de 68,5 kg a 66 kg'],
])('in %s, “%s” is read as weights', (language, text, read) => {
  expect(withKilos(text, language)).toBe(read)
})

it.each<[Language, string]>([
  ['en', 'raise the fee from 60 to 50'],
  ['en', 'from 80 to 120 skips'],
  ['pt', 'de 60 a 45 alunos'],
  ['en', 'training from 90 to 60 minutes'],
  ['en', 'won from 12 to 8'],
  ['en', 'from 74 kg to 71 kg'],
])('in %s, “%s” stays as it is', (language, text) => {
  expect(withKilos(text, language)).toBe(text)
})
