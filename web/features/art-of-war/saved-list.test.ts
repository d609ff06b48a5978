import { describe, expect, test } from 'vitest'
import type { SavedQuote } from '#contract/art-of-war.ts'
import { findQuotes, openingOf } from './find-quotes.ts'
import { withoutQuote, withQuote } from './saved-list.ts'

function saved(id: string, day: number, words: Partial<SavedQuote> = {}): SavedQuote {
  const texts = {
    quote_id: null,
    language: null,
    quote: `Quote ${id}.`,
    author: 'Sun Tzu',
    meaning: '',
    importance: '',
    application: '',
  }
  return { id, user_id: 'u', created_at: new Date(Date.UTC(2026, 0, day)).toISOString(), ...texts, ...words }
}
const ids = (quotes: SavedQuote[]) => quotes.map(({ id }) => id)

describe('the War Wisdom Box', () => {
  const box = [saved('c', 3), saved('a', 1)]

  test('shows a new quote first', () => {
    expect(ids(withQuote(box, saved('d', 4)))).toEqual(['d', 'c', 'a'])
  })

  test('puts a restored quote back in its place', () => {
    expect(ids(withQuote(withoutQuote([...box, saved('b', 2)], 'b'), saved('b', 2)))).toEqual(['c', 'b', 'a'])
  })

  test('holds a quote once, even if it is added twice', () => {
    expect(ids(withQuote(box, saved('c', 3)))).toEqual(['c', 'a'])
    expect(ids(withoutQuote(box, 'nobody'))).toEqual(['c', 'a'])
  })
})

describe('searching the box', () => {
  const box = [
    saved('rhythm', 3, {
      author: 'Miyamoto Musashi',
      quote: 'Há ritmo em todas as coisas.',
      meaning: 'Ouça a respiração.',
    }),
    saved('water', 2, { quote: 'Water leaves the heights.', application: 'Change level, side or distance.' }),
    saved('obstacle', 1, { author: 'Marco Aurélio', quote: 'O que barrava o caminho vira caminho.' }),
  ]

  test('ignores accents and capitals', () => {
    expect(ids(findQuotes(box, 'RESPIRACAO'))).toEqual(['rhythm'])
    expect(ids(findQuotes(box, 'aurelio'))).toEqual(['obstacle'])
    expect(ids(findQuotes(box, 'ha ritmo'))).toEqual(['rhythm'])
  })

  test('requires every typed word, in any order and field', () => {
    expect(ids(findQuotes(box, 'distance water'))).toEqual(['water'])
    expect(ids(findQuotes(box, 'distance musashi'))).toEqual([])
  })

  test('shows all quotes for an empty search', () => {
    expect(findQuotes(box, '   ')).toHaveLength(3)
  })
})

test('a quote is named by its first words', () => {
  expect(openingOf('What serves no purpose, do not do.')).toBe('What serves no purpose, do not do.')
  expect(openingOf('Know the one you face, and know yourself, and a hundred battles')).toBe(
    'Know the one you face, and…',
  )
  expect(openingOf('One two three four five six, seven eight')).toBe('One two three four five six…')
})
