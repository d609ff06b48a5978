import { expect, test } from 'vitest'
import { LOCK_NUMBERS } from './advisory-locks.ts'

test('every advisory lock has a unique number', () => {
  const numbers = Object.values(LOCK_NUMBERS)
  expect(new Set(numbers).size).toBe(numbers.length)
})
