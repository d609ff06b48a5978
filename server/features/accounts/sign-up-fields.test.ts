import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { confirmEmail, signIn, signUp } from '#contract/accounts.ts'
import { FULL_NAME_MAX_LENGTH } from '#contract/profile-rules.ts'
import { createTestApp, type TestApp } from '#tests/support/app.ts'
import { mailedToken, newEmail, PASSWORD } from '#tests/support/people.ts'

let app: TestApp

beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const person = () => ({ full_name: 'Kai Fields', email: newEmail(), password: PASSWORD, language: 'en' as const })

async function nameOf(email: string): Promise<string> {
  const { rows } = await app.pool.query(
    'select full_name from profiles where user_id = (select id from users where email = $1)',
    [email],
  )
  return rows[0]?.full_name
}

/** Sent as raw JSON, so that invalid types can be sent too. */
function send(fields: Record<string, unknown>) {
  return app.browser().request<{ error: unknown }>('POST', signUp.path, { ...person(), ...fields })
}

function refused(field: string, problem: string, limit?: number) {
  return {
    status: 400,
    body: { error: { code: 'request.invalid', fields: { [field]: limit ? { problem, limit } : { problem } } } },
  }
}

function missing(field: string) {
  const fields = { [field]: { problem: 'required' } }
  return { status: 400, body: { error: { code: 'accounts.credentials-missing', fields } } }
}

describe('the full name', () => {
  test.each([
    ['is trimmed, with one space between words', '  Kai  Fields\t', 'Kai Fields'],
    ['may be in any script', 'Ōyama 大山 Ñandú Þór', 'Ōyama 大山 Ñandú Þór'],
    ['may have signs of several code points', '👩🏽‍🚀 e\u0301', '👩🏽‍🚀 \u00e9'],
    ['is text, whatever it looks like', `<b>Kai</b> '; drop table users; --`, `<b>Kai</b> '; drop table users; --`],
    ['may be as long as allowed', 'x'.repeat(FULL_NAME_MAX_LENGTH), 'x'.repeat(FULL_NAME_MAX_LENGTH)],
  ])('%s', async (_, full_name, kept) => {
    const input = { ...person(), full_name }
    await app.browser().call(signUp, input)
    expect(await nameOf(input.email)).toBe(kept)
  })

  test.each([
    ['missing', undefined, 'required'],
    ['null', null, 'required'],
    ['empty', '', 'required'],
    ['blank', ' \t\u00a0 ', 'required'],
    ['a number', 7, 'invalid'],
    ['a list', ['Kai'], 'invalid'],
    ['with a null byte', 'Kai\u0000Fields', 'invalid'],
    ['with half a character', 'Kai \ud83d', 'invalid'],
  ])('is refused when %s', async (_, full_name, problem) => {
    expect(await send({ full_name })).toMatchObject(refused('full_name', problem))
  })

  test('is refused when it passes for the team', async () => {
    expect(await send({ full_name: 'Kiai Support' })).toMatchObject(refused('full_name', 'team-name'))
  })

  test('is refused when longer than allowed', async () => {
    const full_name = 'x'.repeat(FULL_NAME_MAX_LENGTH + 1)
    expect(await send({ full_name })).toMatchObject(refused('full_name', 'too-long', FULL_NAME_MAX_LENGTH))
  })
})

describe('the e-mail address', () => {
  test('is stored trimmed and in lower case, and can be typed in any case at sign-in', async () => {
    const email = newEmail()
    const browser = app.browser()
    await browser.call(signUp, { ...person(), email: `  ${email.toUpperCase()} ` })
    await browser.call(confirmEmail, { token: await mailedToken(app, email) })
    for (const written of [email, email.toUpperCase(), ` ${email} `])
      expect((await browser.call(signIn, { email: written, password: PASSWORD })).session?.user.email).toBe(email)
  })

  test('may have at most 254 characters', async () => {
    const longest = `${newEmail().split('@')[0]}@${`${'d'.repeat(60)}.`.repeat(4)}example`.slice(-254)
    const email = longest.padStart(254, 'a')
    expect((await send({ email })).status).toBe(201)
    expect(await send({ email: `a${email}` })).toMatchObject(refused('email', 'too-long', 254))
  })

  test.each([
    ['missing', undefined],
    ['empty', ''],
    ['blank', ' \t '],
  ])('is asked for together with the password when %s', async (_, email) => {
    expect(await send({ email })).toMatchObject(missing('email'))
  })

  test.each([
    ['not an address', 'kai', 'email'],
    ['without a domain', 'kai@', 'email'],
    ['two addresses', 'kai@people.example,ada@people.example', 'email'],
    ['with a line break', 'kai@people.example\nbcc: ada@people.example', 'email'],
    ['with a name around it', 'Kai <kai@people.example>', 'email'],
    ['a list', ['kai@people.example'], 'invalid'],
    ['with a null byte', 'kai\u0000@people.example', 'invalid'],
    ['with half a character', 'kai\ud800@people.example', 'invalid'],
  ])('is refused when %s', async (_, email, problem) => {
    expect(await send({ email })).toMatchObject(refused('email', problem))
  })
})

describe('the password', () => {
  test.each([
    ['missing', undefined],
    ['empty', ''],
  ])('is asked for together with the address when %s', async (_, password) => {
    expect(await send({ password })).toMatchObject(missing('password'))
  })
})

describe('the language', () => {
  test.each([undefined, 'de', 'EN', '<script>'])('is refused when %s', async (language) => {
    expect(await send({ language })).toMatchObject(refused('language', 'choice'))
  })
})

describe('the problems of all fields', () => {
  test('are reported at once', async () => {
    const answer = await app.browser().request('POST', signUp.path, {})
    expect(answer).toMatchObject({
      status: 400,
      body: {
        error: {
          fields: {
            full_name: { problem: 'required' },
            email: { problem: 'required' },
            password: { problem: 'required' },
            language: { problem: 'choice' },
          },
        },
      },
    })
  })
})
