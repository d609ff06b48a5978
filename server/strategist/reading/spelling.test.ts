import { expect, test } from 'vitest'
import type { Language } from '#contract/language.ts'
import { respell } from './spelling.ts'

test.each<[Language, string, string]>([
  ['en', 'tounament', 'tournament'],
  ['en', 'intervew', 'interview'],
  ['en', 'nervuos', 'nervous'],
  ['en', 'teusday', 'tuesday'],
  ['pt', 'campionato', 'campeonato'],
  ['pt', 'nervozo', 'nervoso'],
  ['pt', 'dezenbro', 'dezembro'],
  ['es', 'diciemrbe', 'diciembre'],
  ['es', 'nervoso', 'nervioso'],
  ['es', 'entrevita', 'entrevista'],
])('in %s “%s” is corrected to “%s”', (language, typed, meant) => {
  expect(respell(typed, language)).toBe(meant)
})

test.each<[Language, string]>([
  ['en', 'tournaments'],
  ['en', 'boring'],
  ['es', 'entrevistar'],
  ['pt', 'entrevistam'],
  ['en', 'lunch'],
  ['en', 'tried'],
  ['pt', 'sarado'],
  ['pt', 'casado'],
  ['pt', 'comigo'],
  ['es', 'manzana'],
  ['es', 'casado'],
  ['es', 'agoto'],
])('in %s “%s” is not changed', (language, word) => {
  expect(respell(word, language)).toBe(word)
})
