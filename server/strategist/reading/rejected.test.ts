import { describe, expect, it } from 'vitest'
import type { Language } from '#contract/language.ts'
import { rejectsAnswer, soughtBy, withoutRejected } from './rejected.ts'

describe('what a message says it is not about', () => {
  it.each<[Language, string, string]>([
    ['en', 'its my wrist not the knuckles. when should i see a doctor', 'its my wrist . when should i see a doctor'],
    ['en', 'I want to LOSE 3 kg, not gain muscle', 'I want to LOSE 3 kg'],
    ['pt', 'não pedi curso, separo os iniciantes como?', ', separo os iniciantes como?'],
    ['es', 'no se fueron a otro gimnasio, dejaron de entrenar nomás', ', dejaron de entrenar nomás'],
  ])('is left out where an answer is looked for, in %s: “%s”', (language, message, left) => {
    expect(withoutRejected(message, language)).toBe(left)
  })

  it.each<[Language, string]>([
    ['en', 'I want to LOSE 3 kg, not gain muscle'],
    ['en', 'no no, its two boys, nothing about girls'],
    ['pt', 'hã? que aluno bruto? ninguém falou disso'],
    ['es', 'no, al revés, a mí me pegan'],
  ])('says that the answer was beside the matter, in %s: “%s”', (language, message) => {
    expect(rejectsAnswer(message, language)).toBe(true)
  })

  it.each<[Language, string]>([
    ['en', 'I am not sleeping well before fights'],
    ['en', 'not sure I can do that'],
    ['pt', 'não consigo dormir'],
    ['pt', 'não tenho saco em casa, o que faço?'],
    ['es', 'no tengo tiempo para eso'],
  ])('is nothing in %s: “%s”', (language, message) => {
    expect(withoutRejected(message, language)).toBe(message)
    expect(rejectsAnswer(message, language)).toBe(false)
  })
})

it('who was not understood and asks nothing new wants the question before answered', () => {
  const history = [
    { role: 'user', content: 'what do I write to those who stopped?' },
    { role: 'assistant', content: '…' },
  ] as const
  expect(soughtBy('no, not the fees, those who stay away', history, 'en')).toBe(
    'what do I write to those who stopped? no , those who stay away',
  )
  expect(soughtBy('not the fees. how often do I write?', history, 'en')).toMatch(/how often do I write\?$/)
})
