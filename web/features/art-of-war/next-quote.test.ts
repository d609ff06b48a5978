import { expect, test } from 'vitest'
import { QUOTE_IDS } from './book.ts'
import { nextQuote } from './next-quote.ts'

test('the next quote is never the current one', () => {
  for (const current of QUOTE_IDS) {
    for (const chance of [0, 0.0001, 0.25, 0.5, 0.75, 0.9999999]) {
      const next = nextQuote(QUOTE_IDS, current, () => chance)
      expect(QUOTE_IDS).toContain(next)
      expect(next).not.toBe(current)
    }
  }
})

test('the next quote can be any of the others', () => {
  const seen = new Set(QUOTE_IDS.map((_, index) => nextQuote(QUOTE_IDS, 'thousand-days', () => index / 12)))
  expect(seen).toEqual(new Set(QUOTE_IDS.filter((id) => id !== 'thousand-days')))
})

test('the first quote can be any', () => {
  const seen = new Set(QUOTE_IDS.map((_, index) => nextQuote(QUOTE_IDS, undefined, () => index / 12)))
  expect(seen.size).toBe(12)
})

test('a single quote stays the current one, and an empty list throws', () => {
  expect(nextQuote(['only'], 'only')).toBe('only')
  expect(() => nextQuote([], undefined)).toThrow('no quote')
})
