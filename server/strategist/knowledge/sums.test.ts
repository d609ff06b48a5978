import { describe, expect, test } from 'vitest'
import type { Language } from '#contract/language.ts'
import { sumsIn } from './sums.ts'

describe('calculations with the member’s own numbers', () => {
  test.each<[Language, string, string[]]>([
    [
      'en',
      'I own a bjj gym in Ohio, 37 members at 130, costs 6,000 a month. am I actually making anything',
      [
        '37 members × 130 = 4,810.',
        'Against 6,000 of costs, 1,190 is missing.',
        'At 130 a member you cover the costs with 47 members.',
      ],
    ],
    ['en', '80 members at $50', ['80 members × 50 = 4,000.']],
    ['en', 'of 60 members 9 left this month', ['9 of 60 leaving is 15 %.']],
    [
      'en',
      'Need 12k to buy mats. got 4.5k saved, put away 600 a month. when can i open',
      ['12,000 minus 4,500 leaves 7,500; at 600 a month that takes 13 months.'],
    ],
    [
      'pt',
      'tenho 45 alunos pagando 120, aluguel de 3.500',
      [
        '45 alunos × 120 = 5.400.',
        'Tirando 3.500 de custos, sobram 1.900.',
        'A 120 por aluno, os custos se pagam com 30 alunos.',
      ],
    ],
    [
      'es',
      'tengo 30 alumnos que pagan 500 y la renta son 18,000',
      [
        '30 alumnos × 500 = 15,000.',
        'Para 18,000 de costos, faltan 3,000.',
        'A 500 por alumno, los costos se cubren con 36 alumnos.',
      ],
    ],
  ])('in %s: %s', (language, message, lines) => expect(sumsIn(message, language)).toEqual(lines))

  test.each([
    'I lost 3 fights in a row',
    'my gym has 40 members',
    'fight is at 66 kg and I walk around at 71',
    '3 fights in 4 months',
  ])('are not made without the numbers for them: %s', (message) => expect(sumsIn(message, 'en')).toEqual([]))
})
