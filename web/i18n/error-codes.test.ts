import { expect, test } from 'vitest'
import { codeText, isKnownCode } from './error-codes.ts'

test('the text of a code that only one feature has is loaded when a call is refused with it', async () => {
  expect(await isKnownCode('not-found')).toBe(true)
  expect(codeText('en', 'quiz.unfinished')).toBeUndefined()

  expect(await isKnownCode('quiz.unfinished')).toBe(true)
  expect(codeText('en', 'quiz.unfinished')).toBe('Answer all the questions first.')
  expect(await isKnownCode('quiz.no-such-code')).toBe(false)
})
