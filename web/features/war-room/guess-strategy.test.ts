import { expect, it } from 'vitest'
import { guessStrategy } from './guess-strategy.ts'

it.each([
  ['My first bout is in five weeks and I gas out in round three', 'fight'],
  ['Quero pedir um aumento ao meu chefe', 'career'],
  ['Perdí un cliente y las ventas bajan', 'business'],
  ['Não durmo bem e brigo com todo mundo em casa', 'life'],
  ['', 'life'],
])('the conversation %j is guessed to be about %s', (said, type) => {
  expect(guessStrategy([said])).toBe(type)
})
