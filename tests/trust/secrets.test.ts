import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as accounts from '#contract/accounts.ts'
import { askStrategist } from '#contract/conversations.ts'
import { renewSession } from '#contract/session.ts'
import { seedDemo } from '#server/db/seed.ts'
import { createLogger } from '#server/http/logger.ts'
import type { ApiBrowser } from '#tests/support/api-browser.ts'
import { createTestApp, type TestApp } from '#tests/support/app.ts'
import { startFaultyAi } from '#tests/support/faulty-ai.ts'
import { mailedToken, mailsTo } from '#tests/support/people.ts'
import { freePort } from '#tests/support/ports.ts'
import { nextTotpCode, totpCode } from '#tests/support/totp.ts'

/** Values that nothing else could be, so that finding one anywhere is a leak. */
const SECRETS = {
  SESSION_SECRET: 'canary-session-secret-0123456789abcdef',
  AI_API_KEY: 'canary-ai-key-70',
  SMTP_PASSWORD: 'canary-smtp-password-71',
  DEMO_PASSWORD: 'canary-demo-password-72',
  password: 'canary-first-password-73',
  wrong: 'canary-wrong-password-74',
  changed: 'canary-changed-password-75',
  message: 'canary-words-to-the-coach-76',
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
  // Nobody listens there: sending mails fails, and the failures are logged.
  const SMTP_URL = `smtp://canary-user:${SMTP_PASSWORD}@127.0.0.1:${await freePort()}`
  // It refuses every call, and repeats the key and the question in the refusal as real providers do.
  ai = await startFaultyAi()
  ai.order({ kind: 'status', status: 401 })
  const settings = { SESSION_SECRET, DEMO_PASSWORD, SMTP_URL, ...ai.settings('anthropic'), AI_API_KEY }
  app = await createTestApp(settings, { log })
  await seedDemo(app.services)
  await live()
  await breakThings()
  // Until the job that delivers mails has tried and failed.
  for (let i = 0; i < 50 && !lines.some((line) => line.includes('deliver-mail')); i++) await sleep(100)
}, 60_000)
afterAll(async () => {
  await app.close()
  await ai.close()
})

/** Calls, and keeps what was refused. */
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

/** What a person does from signing up to leaving, with the mistakes that people make. */
async function live(): Promise<void> {
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
  // As if minutes had passed: what was used is used.
  await app.pool.query('update two_factors set last_step = null')
  const program = await send(app.program(), 'POST', accounts.createToken.path, {
    email,
    password: changed,
    code: totpCode(secret),
  })
  handedOut.add(String(program.body.access_token))
  await send(browser, 'GET', `${accounts.confirmEmail.path}?token=canary-token-in-an-address`)
}

/** Faults of ours and of others: the moments in which software says too much. */
async function breakThings(): Promise<void> {
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

describe('nothing tells a secret', () => {
  test('and a good deal was looked at', async () => {
    expect(lines.length).toBeGreaterThan(25)
    expect(lines.filter((line) => line.includes('a request failed')).length).toBeGreaterThanOrEqual(3)
    expect(lines.some((line) => line.includes('"job":"deliver-mail"'))).toBe(true)
    expect(refusals.length).toBeGreaterThanOrEqual(10)
    expect(handedOut.size).toBeGreaterThan(15)
    expect((await mailsTo(app, PERSON.email)).length).toBeGreaterThanOrEqual(3)
  })

  test.each(Object.keys(SECRETS) as (keyof typeof SECRETS)[])('%s stands in no log line and no refusal', (name) => {
    for (const line of [...lines, ...refusals]) expect(line).not.toContain(SECRETS[name])
  })

  test('nor does any token, cookie, code or link that was handed out', () => {
    for (const secret of [...handedOut, 'canary-code', 'canary-token-in-an-address'])
      for (const line of [...lines, ...refusals]) expect(line).not.toContain(secret)
  })

  test('nor who it was about: no name and no address', () => {
    for (const personal of ['canary.robin', 'Canary Robinson', 'member@kiai.example', 'canary-user'])
      for (const line of [...lines, ...refusals]) expect(line).not.toContain(personal)
  })

  test('nor how it is made: a refusal has no stack, no statement and no path', () => {
    for (const refusal of refusals)
      expect(refusal).not.toMatch(/\bat \w+|select |insert |\.ts\b|node_modules|constraint/i)
  })
})
