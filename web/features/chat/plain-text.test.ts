import { expect, it } from 'vitest'
import { plainText } from './plain-text.ts'

it('an answer is read aloud without the signs of its markup', () => {
  const markdown = '## The plan\n\n1. **Today:** _breathe_ out\n- [the list](https://kiai.example)\n\n> `4 * 3` rounds'
  expect(plainText(markdown)).toBe('The plan\nToday: breathe out\nthe list\n4 * 3 rounds')
})
