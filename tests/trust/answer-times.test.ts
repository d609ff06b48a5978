import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createToken, requestPasswordReset, resendConfirmation, signIn, signUp } from '#contract/accounts.ts'
import { signUpAsCoach } from '#contract/coach-applications.ts'
import { createTestApp, type TestApp } from '#tests/support/app.ts'
import { APPLICATION } from '#tests/support/coaches.ts'
import { mailsTo, memberOf, newEmail, PASSWORD, unconfirmedMember } from '#tests/support/people.ts'
import { recordStatements } from '#tests/support/record-statements.ts'

/** Times depend on the machine, so statements are compared: the same SQL must be sent before the response. */
let app: TestApp
let statementsOf: ReturnType<typeof recordStatements>

beforeAll(async () => {
  app = await createTestApp({ SMTP_URL: 'smtp://127.0.0.1:9', HIDE_EXISTING_ACCOUNTS: true })
  statementsOf = recordStatements(app.pool)
  // Only the first call loads better-auth and creates queues.
  await app.browser().call(requestPasswordReset, { email: newEmail() })
})
afterAll(() => app.close())

describe('the response time does not reveal whether an address has an account', () => {
  const asked = async (endpoint: typeof requestPasswordReset | typeof resendConfirmation, email: string) => {
    const browser = app.browser()
    return await statementsOf(() => browser.call(endpoint, { email }))
  }

  test('when a link for a new password is requested', async () => {
    const { email } = await memberOf(app)
    const known = await asked(requestPasswordReset, email)
    expect(known.length).toBeGreaterThan(5)
    expect(await asked(requestPasswordReset, newEmail())).toEqual(known)
    expect(await mailsTo(app, email)).toHaveLength(1)
  })

  test('when a link to confirm the address is requested', async () => {
    const [{ email: unconfirmed }, { email: confirmed }] = [await unconfirmedMember(app), await memberOf(app)]
    const known = await asked(resendConfirmation, unconfirmed)
    expect(known.length).toBeGreaterThan(5)
    expect(await asked(resendConfirmation, newEmail())).toEqual(known)
    expect(await asked(resendConfirmation, confirmed)).toEqual(known)
    expect(await mailsTo(app, unconfirmed)).toHaveLength(2)
    expect(await mailsTo(app, confirmed)).toEqual([])
  })

  test.each([
    ['someone signs up', signUp, {}],
    ['someone signs up as a coach', signUpAsCoach, APPLICATION],
  ])('when %s and existing accounts are hidden', async (_, endpoint, more) => {
    const { email: taken } = await memberOf(app)
    const signing = async (email: string) => {
      const input = { ...more, full_name: 'Kai Timer', email, password: PASSWORD, language: 'en' as const }
      const sent = await statementsOf(() => app.browser().call(endpoint, input as never))
      // For an existing account the new rows are rolled back, for a new one they are kept.
      return sent.map((statement) => statement.replace(/^(?:release|rollback to) savepoint/i, 'end savepoint'))
    }
    const free = await signing(newEmail())
    expect(free.length).toBeGreaterThan(8)
    expect(await signing(taken)).toEqual(free)
    expect(await mailsTo(app, taken)).toMatchObject([{ template: 'account-exists' }])
  })

  test.each([
    ['signs in', signIn, () => app.browser()],
    ['requests a token', createToken, () => app.program()],
  ])('when someone signs up and then %s with the same password', async (_, endpoint, caller) => {
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

  test('and no row is stored for an address without an account', async () => {
    const email = `${randomUUID()}@stranger.example`
    await app.browser().call(requestPasswordReset, { email })
    await app.browser().call(resendConfirmation, { email })
    const { rows } = await app.pool.query(`select 1 from mails where "to" in ($1, 'nobody@kiai.invalid')`, [email])
    expect(rows).toEqual([])
    const invented = await app.pool.query(`select 1 from users where email like '%@kiai.invalid'`)
    expect(invented.rows).toEqual([])
  })
})
