import { expect, it } from 'vitest'
import { plainText } from './plain-text.ts'

it('an answer is read aloud without the signs of its markup', () => {
  const markdown = '## The plan\n\n1. **Today:** _breathe_ out\n- [the list](https://kiai.example)\n\n> `4 * 3` rounds'
  expect(plainText(markdown)).toBe('The plan\nToday: breathe out\nthe list\n4 * 3 rounds')
})

it('an answer that is still arriving shows no sign of its markup either', () => {
  expect(plainText('## The plan\n1. **Today: bre')).toBe('The plan\nToday: bre')
  expect(plainText('Say `os')).toBe('Say os')
})
