import { expect, it } from 'vitest'
import { plainText } from './plain-text.ts'

it('plain text of an answer has no markup characters', () => {
  const markdown = '## The plan\n\n1. **Today:** _breathe_ out\n- [the list](https://kiai.example)\n\n> `4 * 3` rounds'
  expect(plainText(markdown)).toBe('The plan\nToday: breathe out\nthe list\n4 * 3 rounds')
})

it('plain text of an unfinished answer has no unclosed markup characters', () => {
  expect(plainText('## The plan\n1. **Today: bre')).toBe('The plan\nToday: bre')
  expect(plainText('Say `os')).toBe('Say os')
})
