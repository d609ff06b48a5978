import { expect, test } from 'vitest'
import { passwordMessage, passwordProblems } from './password-problems.ts'

test('two that are alike and long enough are fine', () => {
  expect(passwordProblems({ password: 'osu-hidari', confirm: 'osu-hidari' }, 6)).toEqual({})
})

test('two that differ are a mismatch, also when both are short', () => {
  const problems = passwordProblems({ password: 'osu', confirm: 'oss' }, 6)
  expect(problems).toEqual({ confirm: { problem: 'invalid' }, password: { problem: 'too-short', limit: 6 } })
  expect(passwordMessage(problems)).toBe('mismatch')
})

test('a short one is weak by the length that the server asks for', () => {
  expect(passwordMessage(passwordProblems({ password: '12345', confirm: '12345' }, 6))).toBe('weak')
  expect(passwordMessage(passwordProblems({ password: '123456', confirm: '123456' }, 6))).toBeUndefined()
  expect(passwordMessage(passwordProblems({ password: '123456', confirm: '123456' }, 12))).toBe('weak')
})

test('none at all is for the field to say', () => {
  expect(passwordMessage(passwordProblems({ password: '', confirm: '' }, 6))).toBeUndefined()
  expect(passwordMessage({ password: { problem: 'required' } })).toBeUndefined()
})
