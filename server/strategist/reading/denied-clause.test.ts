import { expect, test } from 'vitest'
import { withoutDenied } from './denied-clause.ts'

test.each([
  ['en', 'It’s not the running, it’s my breathing', 'it’s my breathing'],
  ['en', 'im not scared of him. its that i freeze', 'its that i freeze'],
  ['pt', 'não é medo de apanhar. é medo de passar vergonha', 'é medo de passar vergonha'],
  ['pt', 'nao foi lesão nem falta de treino, simplesmente não quis lutar', 'simplesmente não quis lutar'],
  ['es', 'no es que no me guste entrenar, es que no me gusta mi gimnasio', 'es que no me gusta mi gimnasio'],
  ['en', 'I am not sleeping well before fights', 'I am not sleeping well before fights'],
  ['es', 'no es fácil dormir antes de pelear', 'no es fácil dormir antes de pelear'],
] as const)('%s: “%s” is read as “%s”', (language, text, left) => {
  expect(withoutDenied(text, language)).toBe(left)
})
