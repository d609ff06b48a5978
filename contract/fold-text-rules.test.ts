import { expect, test } from 'vitest'
import { foldText } from './fold-text-rules.ts'

test('folded text has no accents and no capitals', () => {
  expect(foldText('São Paulo')).toBe('sao paulo')
  expect(foldText('Señal, CORAÇÃO, pingüino')).toBe('senal, coracao, pinguino')
  // The same letter may be one character or two.
  expect(foldText('e\u0301')).toBe(foldText('\u00e9'))
})

test('folded text has no repeated spaces and none around it', () => {
  expect(foldText('  know \n  yourself ')).toBe('know yourself')
  expect(foldText('')).toBe('')
})
