import { expect, it } from 'vitest'
import { guessStrategy, suggestTopic } from './suggest-session.ts'

const PROMPT = 'I want a plan to conquer my next career goal.'

it.each([
  ['I want to become head coach by summer. My boss says no.', 'Become head coach by summer'],
  ['My first amateur kickboxing bout is in five weeks.', 'My first amateur kickboxing bout'],
  ['Quero abrir minha própria academia de boxe até março', 'Abrir minha própria academia de boxe'],
  ['Hola, necesito bajar 3.5 kilos sin perder fuerza', 'Bajar 3.5 kilos sin perder fuerza'],
])('the message %j gives the topic %j', (said, topic) => {
  expect(suggestTopic([PROMPT, said], [PROMPT])).toBe(topic)
})

it('there is no topic without a message of the member’s own', () => {
  expect(suggestTopic([PROMPT], [PROMPT])).toBe('')
  expect(suggestTopic([], [])).toBe('')
})

it('a topic is never longer than its limit', () => {
  expect(suggestTopic(['a'.repeat(500)], []).length).toBeLessThanOrEqual(60)
})

it.each([
  ['My first bout is in five weeks and I gas out in round three', 'fight'],
  ['Quero pedir um aumento ao meu chefe', 'career'],
  ['Perdí un cliente y las ventas bajan', 'business'],
  ['Não durmo bem e brigo com todo mundo em casa', 'life'],
  ['', 'life'],
])('the conversation %j is guessed to be about %s', (said, type) => {
  expect(guessStrategy([said])).toBe(type)
})
