import { randomUUID } from 'node:crypto'
import type { BrowserContext, Page } from '@playwright/test'
import { hashPassword } from 'better-auth/crypto'
import type { MembershipType } from '#contract/access.ts'
import type { Language } from '#contract/language.ts'
import { SESSION_SECONDS } from '#contract/session-rules.ts'
import { sessionCookieName, signToken } from '#server/features/accounts/session-cookie.ts'
import { ApiBrowser } from '#tests/support/api-browser.ts'
import { setMembershipType } from '#tests/support/membership.ts'
import type { Installation } from './installation.ts'

export const PASSWORD = 'osu-hidari-42'

export interface Account {
  user_id: string
  full_name: string
  email: string
  password: string
}

export function newEmail(): string {
  return `${randomUUID().slice(0, 13)}@people.example`
}

interface AccountOptions {
  membership_type?: MembershipType
  language?: Language
  confirmed?: boolean
}

/**
 * An account inserted directly into the database: signing up has its own journeys, and the number of sign-ups per hour
 * from one machine is limited.
 */
export async function memberAccount({ database }: Installation, options: AccountOptions = {}): Promise<Account> {
  const { membership_type = 'free_member', language = 'en', confirmed = true } = options
  const account = { user_id: randomUUID(), full_name: 'Robin Tester', email: newEmail(), password: PASSWORD }
  const { user_id, full_name, email } = account
  await database.query('insert into users (id, name, email, email_verified, language) values ($1, $2, $3, $4, $5)', [
    user_id,
    full_name,
    email,
    confirmed,
    language,
  ])
  await database.query(
    `insert into credentials (user_id, account_id, provider_id, password) values ($1, $1::uuid, 'credential', $2)`,
    [user_id, await passwordHash()],
  )
  if (membership_type !== 'free_member') await setMembershipType(database, user_id, membership_type)
  return account
}

let hash: Promise<string> | undefined

function passwordHash(): Promise<string> {
  hash ??= hashPassword(PASSWORD)
  return hash
}

/** Signs this browser in by a session cookie, without the form. */
export async function signInWithCookie(
  context: BrowserContext,
  kiai: Installation,
  account: Pick<Account, 'user_id'>,
): Promise<void> {
  const cookie = await sessionCookie(kiai, account)
  await context.addCookies([{ ...cookie, url: kiai.url, httpOnly: true, sameSite: 'Lax' }])
}

/** The cookie of a new session. */
async function sessionCookie(
  { database, secret, url }: Installation,
  { user_id }: Pick<Account, 'user_id'>,
): Promise<{ name: string; value: string }> {
  const token = randomUUID()
  await database.query(
    'insert into sessions (user_id, token, expires_at) values ($1, $2, now() + make_interval(secs => $3))',
    [user_id, token, SESSION_SECONDS],
  )
  return { name: sessionCookieName(url), value: encodeURIComponent(signToken(token, secret)) }
}

/** Makes calls as this account without a page, for what is not the subject of a journey. */
export async function callsOf(kiai: Installation, account: Pick<Account, 'user_id'>): Promise<ApiBrowser> {
  const { name, value } = await sessionCookie(kiai, account)
  const browser = new ApiBrowser({ request: (url, init) => fetch(url, init) }, kiai.url)
  browser.cookies.set(name, value)
  return browser
}

/** Sets how many seconds the session is still valid. */
export async function leaveSecondsOfSession(
  { database }: Installation,
  account: Account,
  seconds: number,
): Promise<void> {
  await database.query('update sessions set expires_at = now() + make_interval(secs => $2) where user_id = $1', [
    account.user_id,
    seconds,
  ])
}

/** Ends the session at the moment of this call, so that no other request notices it before. */
export async function loseSessionAt(
  page: Page,
  call: { method: string; path: string },
  { database }: Installation,
  { user_id }: Account,
): Promise<void> {
  await page.route(`**${call.path}`, async (route) => {
    if (route.request().method() === call.method) {
      await database.query('delete from sessions where user_id = $1', [user_id])
    }
    await route.continue()
  })
}

export async function setCoachStatus(
  { database }: Installation,
  { user_id }: Account,
  status: 'pending' | 'approved' | 'denied',
): Promise<void> {
  await database.query('update profiles set coach_status = $2 where user_id = $1', [user_id, status])
}
