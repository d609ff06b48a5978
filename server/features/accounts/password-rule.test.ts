import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { changePassword, readAccountRules, requestPasswordReset, resetPassword, signUp } from '#contract/accounts.ts'
import { createTestApp, type TestApp } from '#tests/support/app.ts'
import { mailedToken, memberOf, newEmail, PASSWORD } from '#tests/support/people.ts'

let lenient: TestApp
let strict: TestApp

beforeAll(async () => {
  ;[lenient, strict] = await Promise.all([createTestApp(), createTestApp({ PASSWORD_MIN_LENGTH: 12 })])
})
afterAll(() => Promise.all([lenient.close(), strict.close()]))

function signUpWith(app: TestApp, password: string) {
  return app.browser().try(signUp, { full_name: 'Kai', email: newEmail(), password, language: 'en' })
}

function weak(field: string, problem: object) {
  return { status: 400, body: { error: { code: 'accounts.password-weak', fields: { [field]: problem } } } }
}

describe('a new password', () => {
  test('needs 6 characters, or as many as the setting requires', async () => {
    expect(await signUpWith(lenient, 'gi-5x')).toMatchObject(weak('password', { problem: 'too-short', limit: 6 }))
    expect((await signUpWith(lenient, 'gi-5x9')).status).toBe(201)
    expect(await signUpWith(strict, 'gi-5x9-oss!')).toMatchObject(weak('password', { problem: 'too-short', limit: 12 }))
    expect((await signUpWith(strict, 'gi-5x9-oss!!')).status).toBe(201)
  })

  test('has a required length that visitors can read', async () => {
    expect(await lenient.browser().call(readAccountRules, {})).toMatchObject({ password_min_length: 6 })
    expect(await strict.browser().call(readAccountRules, {})).toMatchObject({ password_min_length: 12 })
  })

  test.each(['password', 'Password1', 'LetMeIn', 'iloveyou', 'letmein', 'dragon', 'football'])(
    'is refused when it is very common (%s)',
    async (password) => {
      expect(await signUpWith(lenient, password)).toMatchObject(weak('password', { problem: 'password-common' }))
    },
  )

  test.each([
    ...['senha1', 'mudar123', 'amor123', 'contraseña', 'te amo', 'tequiero1', 'usuario', 'brasil10', 'senha2024'],
    ...['Password2026', 'boxeo1', 'trainfightwin', 'pаssword', 'P4$$w0rd!', 'dragon!!', '1-dragon-1', 'ｄｒａｇｏｎ'],
    ...['let me in', 'd r a g o n', 'unbelievable1987'],
  ])('is refused when it is a variant of a common word (%s)', async (password) => {
    expect(await signUpWith(lenient, password)).toMatchObject(weak('password', { problem: 'password-common' }))
  })

  test.each([
    ...['correct horse battery staple', 'boxeo en la lluvia de abril', 'dragon boats at noon', 'open-mat-2026'],
    ...['dragon7391846205', 'my password is long', 'a-password-2026', 'gi-5x9', 'k7#Wq2vX'],
  ])('is accepted when it is more than a common word (%s)', async (password) => {
    expect((await signUpWith(lenient, password)).status).toBe(201)
  })

  test('is refused when it is the own address in any spelling', async () => {
    const email = newEmail()
    const [local = '', domain = ''] = email.split('@')
    for (const password of [email, email.toUpperCase(), `${email}1`, local, `${local}2026`, `${local} ${domain}`]) {
      const input = { full_name: 'Kai Tester', email, password, language: 'en' } as const
      expect(await lenient.browser().try(signUp, input), password).toMatchObject(
        weak('password', { problem: 'password-own' }),
      )
    }
  })

  test('is refused when it is common, even if it is long enough', async () => {
    expect(await signUpWith(strict, 'unbelievable')).toMatchObject(weak('password', { problem: 'password-common' }))
  })

  test.each([
    ['654321', 'password-pattern'],
    ['123456', 'password-pattern'],
    ['QWERTY123', 'password-pattern'],
    ['aaaaaabb', 'password-pattern'],
    ['121212', 'password-pattern'],
    ['mnopqrstu', 'password-pattern'],
    ['kai-tester!', 'password-own'],
  ])('is refused when it is easy to guess (%s)', async (password, problem) => {
    const input = { full_name: 'Kai Tester', email: newEmail(), password, language: 'en' } as const
    expect(await lenient.browser().try(signUp, input)).toMatchObject(weak('password', { problem }))
  })

  test('has at most 128 characters, and is never trimmed', async () => {
    expect((await signUpWith(lenient, 'x'.repeat(129))).body.error).toMatchObject({
      code: 'request.invalid',
      fields: { password: { problem: 'too-long', limit: 128 } },
    })
    expect((await signUpWith(lenient, `${'osu gym '.repeat(15)}at dawn `)).status).toBe(201)
  })

  test('is checked in the same way at a reset and at a change, and reported at its field', async () => {
    const member = await memberOf(strict)
    await member.browser.call(requestPasswordReset, { email: member.email })
    const token = await mailedToken(strict, member.email)
    const tooShort = { problem: 'too-short', limit: 12 }
    const change = (new_password: string) =>
      member.browser.try(changePassword, { current_password: PASSWORD, new_password })
    expect(await member.browser.try(resetPassword, { token, password: 'gi-5x9' })).toMatchObject(
      weak('password', tooShort),
    )
    expect(await change('gi-5x9')).toMatchObject(weak('new_password', tooShort))
    expect(await change('unbelievable')).toMatchObject(weak('new_password', { problem: 'password-common' }))
    expect(await change('Robin-Tester-2026')).toMatchObject(weak('new_password', { problem: 'password-own' }))
    const own = await member.browser.try(resetPassword, { token, password: 'Robin-Tester-2026' })
    expect(own).toMatchObject(weak('password', { problem: 'password-own' }))
    // A refused password does not use up the link.
    expect((await member.browser.try(resetPassword, { token, password: 'gi-5x9-oss!!' })).status).toBe(200)
  })
})
