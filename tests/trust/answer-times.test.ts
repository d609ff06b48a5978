import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createToken, requestPasswordReset, resendConfirmation, signIn, signUp } from '#contract/accounts.ts'
import { signUpAsCoach } from '#contract/coach-applications.ts'
import { createTestApp, type TestApp } from '#tests/support/app.ts'
import { APPLICATION } from '#tests/support/coaches.ts'
import { mailsTo, memberOf, newEmail, PASSWORD, unconfirmedMember } from '#tests/support/people.ts'
import { recordStatements } from '#tests/support/record-statements.ts'

/** No time is measured here, which depends on the machine: the database is asked the same before the answer, word for word. */
let app: TestApp
let statementsOf: ReturnType<typeof recordStatements>

beforeAll(async () => {
  app = await createTestApp({ SMTP_URL: 'smtp://127.0.0.1:9', HIDE_EXISTING_ACCOUNTS: true })
  statementsOf = recordStatements(app.pool)
  // What only the first call does: loading better-auth, making queues.
  await app.browser().call(requestPasswordReset, { email: newEmail() })
})
afterAll(() => app.close())

describe('the time until the answer does not tell whether an address has an account', () => {
  const asked = async (endpoint: typeof requestPasswordReset | typeof resendConfirmation, email: string) => {
    const browser = app.browser()
    return await statementsOf(() => browser.call(endpoint, { email }))
  }

  test('of a link for a new password', async () => {
    const { email } = await memberOf(app)
    const known = await asked(requestPasswordReset, email)
    expect(known.length).toBeGreaterThan(5)
    expect(await asked(requestPasswordReset, newEmail())).toEqual(known)
    expect(await mailsTo(app, email)).toHaveLength(1)
  })

  test('of a link to confirm the address: none, unconfirmed or confirmed', async () => {
    const [{ email: unconfirmed }, { email: confirmed }] = [await unconfirmedMember(app), await memberOf(app)]
    const known = await asked(resendConfirmation, unconfirmed)
    expect(known.length).toBeGreaterThan(5)
    expect(await asked(resendConfirmation, newEmail())).toEqual(known)
    expect(await asked(resendConfirmation, confirmed)).toEqual(known)
    expect(await mailsTo(app, unconfirmed)).toHaveLength(2)
    expect(await mailsTo(app, confirmed)).toEqual([])
  })

  test.each([
    ['signs up', signUp, {}],
    ['signs up as a coach', signUpAsCoach, APPLICATION],
  ])('of whoever %s where taken addresses are hidden', async (_, endpoint, more) => {
    const { email: taken } = await memberOf(app)
    const signing = async (email: string) => {
      const input = { ...more, full_name: 'Kai Timer', email, password: PASSWORD, language: 'en' as const }
      const sent = await statementsOf(() => app.browser().call(endpoint, input as never))
      // What was stored for nobody is taken back, what was stored for somebody is kept.
      return sent.map((statement) => statement.replace(/^(?:release|rollback to) savepoint/i, 'end savepoint'))
    }
    const free = await signing(newEmail())
    expect(free.length).toBeGreaterThan(8)
    expect(await signing(taken)).toEqual(free)
    expect(await mailsTo(app, taken)).toMatchObject([{ template: 'account-exists' }])
  })

  test.each([
    ['signs in', signIn, () => app.browser()],
    ['asks for a token', createToken, () => app.program()],
  ])('nor does the answer to whoever signs up and then %s with the same password', async (_, endpoint, caller) => {
    const password = 'a-strangers-guess-7'
    const answerTo = async (email: string) => {
      await app.browser().call(signUp, { full_name: 'Kai Timer', email, password, language: 'en' })
      const asking = caller()
      let answer: unknown
      const sent = await statementsOf(async () => {
        const { status, headers, body } = await asking.try(endpoint, { email, password })
        const { request_id: _, ...error } = body.error
        answer = { status, error, headers: [...headers.keys()] }
      })
      return { answer, sent }
    }
    const { email: taken } = await memberOf(app)
    const known = await answerTo(taken)
    expect(known.answer).toMatchObject({ status: 401, error: { code: 'accounts.credentials-invalid' } })
    expect(known.sent.length).toBeGreaterThan(2)
    expect(await answerTo(newEmail())).toEqual(known)
  })

  test('and nothing is kept of an address without one', async () => {
    const email = `${randomUUID()}@stranger.example`
    await app.browser().call(requestPasswordReset, { email })
    await app.browser().call(resendConfirmation, { email })
    const { rows } = await app.pool.query(`select 1 from mails where "to" in ($1, 'nobody@kiai.invalid')`, [email])
    expect(rows).toEqual([])
    const invented = await app.pool.query(`select 1 from users where email like '%@kiai.invalid'`)
    expect(invented.rows).toEqual([])
  })
})
