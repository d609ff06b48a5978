import { expect, test } from 'vitest'
import { newPasswordProblem } from '#contract/password-rules.ts'
import { passwordMessage, passwordProblems } from './password-problems.ts'

const rule = (limit: number) => (password: string) => newPasswordProblem(password, limit, [])

test('two equal passwords that are long enough have no problem', () => {
  expect(passwordProblems({ password: 'osu-hidari', confirm: 'osu-hidari' }, rule(6))).toEqual({})
})

test('two different passwords are a mismatch, also when both are short', () => {
  const problems = passwordProblems({ password: 'osu', confirm: 'oss' }, rule(6))
  expect(problems).toEqual({ confirm: { problem: 'invalid' }, password: { problem: 'too-short', limit: 6 } })
  expect(passwordMessage(problems)).toBe('mismatch')
})

test('a password below the server’s minimum length is weak', () => {
  expect(passwordMessage(passwordProblems({ password: '12345', confirm: '12345' }, rule(6)))).toBe('weak')
  expect(passwordMessage(passwordProblems({ password: 'osu-42', confirm: 'osu-42' }, rule(6)))).toBeUndefined()
  expect(passwordMessage(passwordProblems({ password: 'osu-42', confirm: 'osu-42' }, rule(12)))).toBe('weak')
})

test('an empty password is reported at its field', () => {
  expect(passwordMessage(passwordProblems({ password: '', confirm: '' }, rule(6)))).toBeUndefined()
  expect(passwordMessage({ password: { problem: 'required' } })).toBeUndefined()
})

test('a common password is reported at its field before anything is sent', () => {
  const problems = passwordProblems({ password: '121212', confirm: '121212' }, rule(6))
  expect(problems).toEqual({ password: { problem: 'password-pattern' } })
  expect(passwordMessage(problems)).toBeUndefined()
})
