import { describe, expect, test } from 'vitest'
import { PHILOSOPHERS } from '../philosophers/philosophers.ts'
import { en } from './en.ts'
import { es } from './es.ts'
import { pt } from './pt.ts'
import { QUOTE_AUTHORS } from './quote-authors.ts'

const authors: string[] = Object.values(QUOTE_AUTHORS)

function sentences(text: string): number {
  return text.split(/[.!?](?=\s|$)/).filter(Boolean).length
}

test('four philosophers have three quotes each', () => {
  for (const id of Object.keys(PHILOSOPHERS.en)) expect(authors.filter((author) => author === id)).toHaveLength(3)
  expect(Object.keys(PHILOSOPHERS.en)).toHaveLength(4)
})

describe.each([
  ['en', en],
  ['pt', pt],
  ['es', es],
] as const)('in %s', (language, texts) => {
  test('there are 12 different quotes, because the box refuses a quote that it already has', () => {
    expect(Object.keys(texts)).toEqual(Object.keys(QUOTE_AUTHORS))
    expect(new Set(Object.values(texts).map(({ quote }) => quote)).size).toBe(12)
  })

  test('meaning, importance and application are one to three sentences', () => {
    for (const { meaning, importance, application } of Object.values(texts)) {
      for (const text of [meaning, importance, application]) {
        expect(sentences(text), text).toBeGreaterThanOrEqual(1)
        expect(sentences(text), text).toBeLessThanOrEqual(3)
      }
    }
  })

  test('each philosopher is introduced in two sentences', () => {
    const philosophers = PHILOSOPHERS[language]
    expect(Object.keys(philosophers)).toEqual(Object.keys(PHILOSOPHERS.en))
    for (const { introduction } of Object.values(philosophers)) {
      expect(sentences(introduction), introduction).toBe(2)
    }
  })
})
