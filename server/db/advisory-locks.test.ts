import { expect, test } from 'vitest'
import { LOCK_NUMBERS } from './advisory-locks.ts'

test('every advisory lock has a number of its own', () => {
  const numbers = Object.values(LOCK_NUMBERS)
  expect(new Set(numbers).size).toBe(numbers.length)
})
