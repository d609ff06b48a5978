import { randomBytes, randomUUID } from 'node:crypto'
import type { MembershipType } from '#contract/access.ts'
import { signIn, signUp } from '#contract/accounts.ts'
import type { Language } from '#contract/language.ts'
import { SESSION_SECONDS } from '#contract/session-rules.ts'
import { encrypt, hashPassword, storeVerification } from '#server/features/accounts/auth-internals.ts'
import { pendingCookieName, sessionCookieName, signToken } from '#server/features/accounts/session-cookie.ts'
import type { ApiBrowser } from './api-browser.ts'
import type { TestApp } from './app.ts'
import { setMembershipType } from './membership.ts'
import { base32 } from './totp.ts'

export const PASSWORD = 'osu-hidari-42'

export interface Person {
  full_name: string
  email: string
  password: string
  user_id: string
  browser: ApiBrowser
}

export function newEmail(): string {
  return `${randomUUID()}@people.example`
}

/**
 * A signed-in member with a confirmed account. Inserted directly into the database: signing up and signing in have their
 * own tests.
 */
export async function memberOf(
  app: TestApp,
  options: { membership_type?: MembershipType; language?: Language } = {},
): Promise<Person> {
  const { pool, services } = app
  const { membership_type = 'free_member', language = 'en' } = options
  const [user_id, email, full_name] = [randomUUID(), newEmail(), 'Robin Tester']
  await pool.query('insert into users (id, name, email, email_verified, language) values ($1, $2, $3, true, $4)', [
    user_id,
    full_name,
    email,
    language,
  ])
  await pool.query(
    `insert into credentials (user_id, account_id, provider_id, password) values ($1, $1::uuid, 'credential', $2)`,
    [user_id, await hashPassword(services, PASSWORD)],
  )
  if (membership_type !== 'free_member') await setMembershipType(pool, user_id, membership_type)
  const token = randomUUID()
  await pool.query(
    'insert into sessions (user_id, token, expires_at) values ($1, $2, now() + make_interval(secs => $3))',
    [user_id, token, SESSION_SECONDS],
  )
  const browser = app.browser()
  browser.cookies.set(sessionCookieName(services.baseUrl), encodeURIComponent(signToken(token, services.secret)))
  return { full_name, email, password: PASSWORD, user_id, browser }
}

/** A person who has signed up and not confirmed the address. */
export async function unconfirmedMember(app: TestApp, language: Language = 'en') {
  const browser = app.browser()
  const email = newEmail()
  const full_name = 'Robin Tester'
  await browser.call(signUp, { full_name, email, password: PASSWORD, language })
  return { browser, email, full_name, password: PASSWORD }
}

/** Signs the same person in on another machine. */
export async function signInElsewhere(app: TestApp, { email, password }: Pick<Person, 'email' | 'password'>) {
  const browser = app.browser()
  const { two_factor_required } = await browser.call(signIn, { email, password })
  return { browser, two_factor_required }
}

/** A browser that still has to give its second factor. Inserted as better-auth stores it, to save hashing a password. */
export async function signInAwaitingSecondFactor({ browser, services }: TestApp, { user_id }: Pick<Person, 'user_id'>) {
  const identifier = `2fa-${randomUUID()}`
  await storeVerification(services, { identifier, value: user_id, seconds: 600 })
  await storeVerification(services, { identifier: `2fa-attempts-${identifier}`, value: '0', seconds: 600 })
  const waiting = browser()
  const signed = signToken(identifier, services.secret)
  waiting.cookies.set(pendingCookieName(services.baseUrl), encodeURIComponent(signed))
  return waiting
}

/** A member with two-factor switched on, also inserted directly into the database. */
export async function withTwoFactor(app: TestApp) {
  const member = await memberOf(app)
  const key = randomBytes(16).toString('hex')
  const backup_codes = Array.from({ length: 10 }, () => randomBytes(5).toString('hex'))
  await app.pool.query('insert into two_factors (user_id, secret, backup_codes) values ($1, $2, $3)', [
    member.user_id,
    await encrypt(app.services, key),
    await encrypt(app.services, JSON.stringify(backup_codes)),
  ])
  await app.pool.query('update users set two_factor_enabled = true where id = $1', [member.user_id])
  await app.pool.query('update sessions set second_factor_at = now() where user_id = $1', [member.user_id])
  return { ...member, secret: base32(Buffer.from(key)), backup_codes }
}

export async function ban(app: TestApp, { email }: Pick<Person, 'email'>): Promise<void> {
  await app.pool.query('update users set banned_at = now() where email = $1', [email])
}

export interface StoredMail {
  template: string
  language: Language
  subject: string
  text: string
  html: string
}

/** The mails to this address, oldest first. */
export async function mailsTo(app: TestApp, email: string): Promise<StoredMail[]> {
  const { rows } = await app.pool.query<StoredMail>(
    'select template, language, subject, text, html from mails where "to" = $1 order by created_at',
    [email],
  )
  return rows
}

/** The link in the newest mail to this address. */
export async function mailedLink(app: TestApp, email: string): Promise<URL> {
  const newest = (await mailsTo(app, email)).at(-1)
  const link = /https?:\/\/\S+/.exec(newest?.text ?? '')?.[0]
  if (!link) throw new Error(`no mail with a link to ${email}`)
  return new URL(link)
}

export async function mailedToken(app: TestApp, email: string): Promise<string> {
  const token = (await mailedLink(app, email)).searchParams.get('token')
  if (!token) throw new Error('the mailed link has no token')
  return token
}
