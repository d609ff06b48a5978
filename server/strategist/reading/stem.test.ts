import { expect, test } from 'vitest'
import type { Language } from '#contract/language.ts'
import { stem } from './stem.ts'

test.each<[Language, string, string]>([
  ['en', 'training', 'trains'],
  ['en', 'Fights', 'fight'],
  ['pt', 'treinando', 'treinar'],
  ['pt', 'nervosa', 'nervoso'],
  ['pt', 'competição', 'competicao'],
  ['es', 'entrenando', 'entrenar'],
  ['es', 'peleas', 'pelea'],
  ['es', 'nerviosas', 'nervioso'],
  ['es', 'reuniones', 'reunión'],
  ['es', 'combates', 'combate'],
  ['pt', 'lutas', 'luta'],
  ['es', 'presentación', 'presentacion'],
  ['en', 'slept', 'sleeping'],
  ['en', 'fought', 'fighting'],
  ['pt', 'durmo', 'dormir'],
  ['pt', 'somem', 'sumir'],
  ['es', 'duermo', 'dormir'],
  ['es', 'tiemblan', 'temblar'],
])('in %s “%s” and “%s” have the same stem', (language, one, other) => {
  expect(stem(one, language)).toBe(stem(other, language))
})

test('different words have different stems, and the result is stable', () => {
  expect(stem('fight', 'en')).not.toBe(stem('money', 'en'))
  expect(stem('treino', 'pt')).toBe(stem('treino', 'pt'))
  expect(stem('', 'en')).toBe('')
})
