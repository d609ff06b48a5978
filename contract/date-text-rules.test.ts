import { expect, test } from 'vitest'
import { withFirstOfMonth } from './date-text-rules.ts'

test('in Portuguese the first of a month is written as people there do', () => {
  expect(withFirstOfMonth('terça-feira, 1 de setembro de 2026', 'pt')).toBe('terça-feira, 1º de setembro de 2026')
  expect(withFirstOfMonth('1 de nov., 17:00', 'pt')).toBe('1º de nov., 17:00')
  expect(withFirstOfMonth('21 de setembro', 'pt')).toBe('21 de setembro')
  expect(withFirstOfMonth('1 de septiembre', 'es')).toBe('1 de septiembre')
})
