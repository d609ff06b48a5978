import { expect, test } from 'vitest'
import { foldText } from './fold-text.ts'

test('what is typed without accents finds what is written with them', () => {
  expect(foldText('São Paulo')).toBe('sao paulo')
  expect(foldText('Señal, CORAÇÃO, pingüino')).toBe('senal, coracao, pinguino')
  // The same letter may arrive as one character or as two.
  expect(foldText('e\u0301')).toBe(foldText('\u00e9'))
})

test('spaces around and between words do not count twice', () => {
  expect(foldText('  know \n  yourself ')).toBe('know yourself')
  expect(foldText('')).toBe('')
})
