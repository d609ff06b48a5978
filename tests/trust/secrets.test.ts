import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as accounts from '#contract/accounts.ts'
import { signUpAsCoach } from '#contract/coach-applications.ts'
import { addOffer } from '#contract/coach-desk.ts'
import { askStrategist } from '#contract/conversations.ts'
import { renewSession } from '#contract/session.ts'
import { seedDemo } from '#server/db/seed.ts'
import { createLogger } from '#server/http/logger.ts'
import type { ApiBrowser } from '#tests/support/api-browser.ts'
import { createTestApp, type TestApp } from '#tests/support/app.ts'
import { APPLICATION, SERVICE } from '#tests/support/coaches.ts'
import { runCommand } from '#tests/support/command.ts'
import { startFaultyAi } from '#tests/support/faulty-ai.ts'
import { mailedToken, mailsTo } from '#tests/support/people.ts'
import { freePort } from '#tests/support/ports.ts'
import { nextTotpCode, totpCode } from '#tests/support/totp.ts'

/** Unique values: finding one of them in a log or a response is a leak. */
const SECRETS = {
  SESSION_SECRET: 'canary-session-secret-0123456789abcdef',
  AI_API_KEY: 'canary-ai-key-70',
  SMTP_PASSWORD: 'canary-smtp-password-71',
  DEMO_PASSWORD: 'canary-demo-password-72',
  password: 'canary-first-password-73',
  wrong: 'canary-wrong-password-74',
  changed: 'canary-changed-password-75',
  message: 'canary-words-to-the-coach-76',
  application: 'canary-words-of-an-applicant-77',
  reason: 'canary-reason-of-a-ban-78',
}
const PERSON = { full_name: 'Canary Robinson', email: 'canary.robin@people.example' }

const lines: string[] = []
const refusals: string[] = []
const handedOut = new Set<string>()

let app: TestApp
let ai: Awaited<ReturnType<typeof startFaultyAi>>

beforeAll(async () => {
  const log = createLogger('trace', { write: (line) => void lines.push(line) })
  const { SESSION_SECRET, DEMO_PASSWORD, SMTP_PASSWORD, AI_API_KEY } = SECRETS
  // No server listens there: sending mails fails, and the failures are logged.
  const SMTP_URL = `smtp://canary-user:${SMTP_PASSWORD}@127.0.0.1:${await freePort()}`
  // The provider refuses every call and repeats the key and the question, like real providers.
  ai = await startFaultyAi()
  ai.order({ kind: 'status', status: 401 })
  const settings = { SESSION_SECRET, DEMO_PASSWORD, SMTP_URL, ...ai.settings('anthropic'), AI_API_KEY }
  app = await createTestApp(settings, { log })
  await seedDemo(app.services)
  await actAsMember()
  await actAsCoach()
  await actAsAdmin()
  await causeErrors()
  // Waits until the job that delivers mails has tried and failed.
  for (let i = 0; i < 50 && !lines.some((line) => line.includes('deliver-mail')); i++) await sleep(100)
}, 60_000)
afterAll(async () => {
  await app.close()
  await ai.close()
})

/** Sends a request and records refusals. */
async function send(
  browser: ApiBrowser,
  method: string,
  path: string,
  body?: unknown,
  headers?: Record<string, string>,
) {
  const answer = await browser.request<Record<string, unknown>>(method, path, body, headers)
  if (answer.status >= 400) refusals.push(JSON.stringify(answer.body))
  for (const [, value] of browser.cookies) {
    handedOut.add(value)
    handedOut.add(decodeURIComponent(value).split('.')[0] ?? value)
  }
  return answer
}

/** Everything that a member does from signing up to deleting the account, with mistakes. */
async function actAsMember(): Promise<void> {
  const { email } = PERSON
  const { password, wrong, changed, message } = SECRETS
  const browser = app.browser()
  await send(browser, 'POST', accounts.signUp.path, { ...PERSON, password, language: 'en' })
  await send(browser, 'POST', accounts.signUp.path, { ...PERSON, password, language: 'en' })
  await send(browser, 'POST', accounts.signIn.path, { email, password })
  handedOut.add(await mailedToken(app, email))
  await send(browser, 'POST', accounts.confirmEmail.path, { token: await mailedToken(app, email) })
  await send(browser, 'POST', accounts.signIn.path, { email, password: wrong })
  await send(browser, 'POST', accounts.signIn.path, { email, password })
  await send(browser, 'POST', renewSession.path, {})
  await send(browser, 'POST', askStrategist.path, { message, template: 'fight', language: 'en', chatHistory: [] })
  await send(browser, 'PUT', accounts.changePassword.path, { current_password: wrong, new_password: changed })
  await send(browser, 'PUT', accounts.changePassword.path, { current_password: password, new_password: changed })
  const started = await send(browser, 'POST', accounts.startTwoFactor.path, { password: changed })
  const { secret, backup_codes } = started.body as { secret: string; backup_codes: string[] }
  for (const each of [secret, ...backup_codes]) handedOut.add(each)
  await send(browser, 'POST', accounts.finishTwoFactor.path, { code: totpCode(secret) })
  await send(browser, 'POST', accounts.signIn.path, { email, password: changed })
  await send(browser, 'POST', accounts.verifySecondFactor.path, { code: 'canary-code', kind: 'backup' })
  await send(browser, 'POST', accounts.verifySecondFactor.path, { code: nextTotpCode(secret), kind: 'totp' })
  await send(browser, 'POST', accounts.requestPasswordReset.path, { email })
  handedOut.add(await mailedToken(app, email))
  // Used codes are forgotten, as after some minutes.
  await app.pool.query('update two_factors set last_step = null')
  const program = await send(app.program(), 'POST', accounts.createToken.path, {
    email,
    password: changed,
    code: totpCode(secret),
  })
  handedOut.add(String(program.body.access_token))
  await send(browser, 'GET', `${accounts.confirmEmail.path}?token=canary-token-in-an-address`)
}

const { full_name, email: applicant_email } = { ...PERSON, email: `coach.${PERSON.email}` }

/** Applies as a coach and uses the desk, with mistakes. */
async function actAsCoach(): Promise<void> {
  const { password, application, DEMO_PASSWORD } = SECRETS
  const browser = app.browser()
  const written = { ...APPLICATION, full_name, bio: application, motivation: application }
  const account = { email: applicant_email, password, language: 'en' }
  await send(browser, 'POST', signUpAsCoach.path, { ...written, ...account, specialties: [application] })
  await app.pool.query('alter table coach_applications rename to applications_away')
  await send(browser, 'POST', signUpAsCoach.path, { ...written, ...account })
  await app.pool.query('alter table applications_away rename to coach_applications')
  expect((await send(browser, 'POST', signUpAsCoach.path, { ...written, ...account })).status).toBe(201)
  handedOut.add(await mailedToken(app, applicant_email))
  const coach = app.browser()
  await send(coach, 'POST', accounts.signIn.path, { email: 'coach@kiai.example', password: DEMO_PASSWORD })
  expect((await send(coach, 'POST', addOffer.path, { ...SERVICE, description: application })).status).toBe(201)
  await send(coach, 'POST', addOffer.path, { ...SERVICE, price_minor: application })
  await app.pool.query('alter table offers rename to offers_away')
  await send(coach, 'POST', addOffer.path, { ...SERVICE, description: application })
  await send(coach, 'GET', '/api/coach-desk')
  await app.pool.query('alter table offers_away rename to offers')
}

/** Searches a member and decides about them, also while the audit log cannot be written. */
async function actAsAdmin(): Promise<void> {
  const { reason, DEMO_PASSWORD } = SECRETS
  const admin = app.browser()
  await send(admin, 'POST', accounts.signIn.path, { email: 'admin@kiai.example', password: DEMO_PASSWORD })
  const search = new URLSearchParams({ search: applicant_email })
  const found = await send(admin, 'GET', `/api/admin/users?${search}`)
  const [user] = found.body.users as { user_id: string }[]
  await send(admin, 'GET', `/api/admin/users?${search}&sort=${reason}`)
  const decision = { coach_user_id: user?.user_id, reason }
  await app.pool.query('alter table audit_log rename to audit_away')
  await send(admin, 'POST', '/api/admin/reject_coach', decision)
  await send(admin, 'POST', `/api/admin/users/${user?.user_id}/ban`, { reason })
  await app.pool.query('alter table audit_away rename to audit_log')
  expect((await send(admin, 'POST', '/api/admin/reject_coach', decision)).status).toBe(200)
  expect((await send(admin, 'POST', `/api/admin/users/${user?.user_id}/ban`, { reason })).status).toBe(200)
  await send(admin, 'GET', '/api/admin/audit-log')
}

/** Causes errors in our code and outside it, because error messages leak most. */
async function causeErrors(): Promise<void> {
  const { email } = PERSON
  const { password } = SECRETS
  const browser = app.browser()
  await send(browser, 'POST', accounts.signUp.path, `{"email":"${email}","password":"${password}"`)
  await send(browser, 'POST', accounts.signUp.path, { ...PERSON, password: [password], language: password })
  await app.pool.query('alter table credentials add constraint broken check (password is null) not valid')
  const other = { full_name: PERSON.full_name, email: `other.${email}`, password, language: 'en' }
  await send(browser, 'POST', accounts.signUp.path, other)
  await app.pool.query('alter table credentials drop constraint broken')
  await app.pool.query('alter table mails rename to mails_away')
  await send(browser, 'POST', accounts.signUp.path, other)
  await app.pool.query('alter table mails_away rename to mails')
  await app.pool.query('alter table sessions rename to sessions_away')
  await send(browser, 'POST', accounts.signIn.path, { email: 'member@kiai.example', password: SECRETS.DEMO_PASSWORD })
  await app.pool.query('alter table sessions_away rename to sessions')
}

describe('no log line or refusal contains', () => {
  test('a secret, among many recorded lines and refusals', async () => {
    expect(lines.length).toBeGreaterThan(25)
    expect(lines.filter((line) => line.includes('a request failed')).length).toBeGreaterThanOrEqual(8)
    expect(lines.some((line) => line.includes('"job":"deliver-mail"'))).toBe(true)
    expect(refusals.length).toBeGreaterThanOrEqual(10)
    expect(handedOut.size).toBeGreaterThan(15)
    expect((await mailsTo(app, PERSON.email)).length).toBeGreaterThanOrEqual(3)
  })

  test.each(Object.keys(SECRETS) as (keyof typeof SECRETS)[])('the secret %s', (name) => {
    for (const line of [...lines, ...refusals]) expect(line).not.toContain(SECRETS[name])
  })

  test('a token, cookie, code or link that was given to a person', () => {
    for (const secret of [...handedOut, 'canary-code', 'canary-token-in-an-address'])
      for (const line of [...lines, ...refusals]) expect(line).not.toContain(secret)
  })

  test('the name or address of a person', () => {
    for (const personal of ['canary.robin', 'Canary Robinson', 'member@kiai.example', 'canary-user'])
      for (const line of [...lines, ...refusals]) expect(line).not.toContain(personal)
  })

  test('a stack, an SQL statement or a path (refusals only)', () => {
    for (const refusal of refusals)
      expect(refusal).not.toMatch(/\bat \w+|select |insert |\.ts\b|node_modules|constraint/i)
  })
})

describe('the address of a database', () => {
  const wrong = 'postgres://canary-db-user:canary-db-password-79@127.0.0.1'

  test.each([
    ['where no server listens', async () => `${wrong}:${await freePort()}/kiai`],
    ['that is invalid', async () => `${wrong}:no-port/kiai`],
    ['whose certificate is missing', async () => `${wrong}:9/kiai?sslmode=require&sslrootcert=/nowhere`],
  ])('%s is not repeated in the error', { timeout: 60_000 }, async (_, address) => {
    const DATABASE_URL = await address()
    const ended = await runCommand(['migrate'], { DATABASE_URL, SESSION_SECRET: SECRETS.SESSION_SECRET })
    expect(ended.code).not.toBe(0)
    expect(ended.stderr.length).toBeGreaterThan(20)
    for (const said of [ended.stdout, ended.stderr]) expect(said).not.toContain('canary')
  })
})
