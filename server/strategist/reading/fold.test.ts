import { expect, test } from 'vitest'
import { fold, words } from './fold.ts'

test.each([
  ['Não CONSIGO dormir', 'nao consigo dormir'],
  ['mañana  por\nla mañana', 'manana por la manana'],
  ['I’m nervous', "i'm nervous"],
  ['jiu–jítsu', 'jiu-jitsu'],
  ['6ª feira', '6a feira'],
  ['  ', ''],
  ['a\u0301gua', 'agua'],
])('“%s” folds to “%s”', (text, folded) => {
  expect(fold(text)).toBe(folded)
})

test('words come folded and without punctuation, apostrophes inside kept', () => {
  expect(words('¿Qué tal? I don’t — know: R$ 2.000!')).toEqual(['que', 'tal', 'i', "don't", 'know', 'r', '2', '000'])
  expect(words('…!?')).toEqual([])
})
