import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as accounts from '#contract/accounts.ts'
import * as admin from '#contract/admin.ts'
import { removeSavedQuote, restoreSavedQuote, saveQuote } from '#contract/art-of-war.ts'
import * as conversations from '#contract/conversations.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import type { ErrorBody } from '#contract/errors.ts'
import * as fighterFile from '#contract/fighter-file.ts'
import { changeNotificationChoice, listNotifications, markNotificationsRead } from '#contract/notifications.ts'
import * as plans from '#contract/plans.ts'
import { changeTimeZone, updateProfile } from '#contract/profile.ts'
import { saveQuizResult } from '#contract/quiz.ts'
import { renewSession } from '#contract/session.ts'
import { finishPowerUp } from '#contract/streak.ts'
import { setPasswordLink } from '#server/features/accounts/account-links.ts'
import { apiRoutes } from '#tests/support/api-routes.ts'
import { createTestApp, type TestApp } from '#tests/support/app.ts'
import {
  mailedToken,
  memberOf,
  newEmail,
  PASSWORD,
  type Person,
  signInElsewhere,
  strangerWithAccount,
  withTwoFactor,
} from '#tests/support/people.ts'
import { totpCode } from '#tests/support/totp.ts'
import { coachWrites } from './coach-writes.ts'
import type { PreparedWrite, Write } from './write.ts'

/** Fields that are nobody's to set, in the spelling of the database and in that of the libraries below us. */
function injected(victim: Person): Record<string, unknown> {
  return {
    id: victim.user_id,
    user_id: victim.user_id,
    userId: victim.user_id,
    session_id: randomUUID(),
    membership_type: 'admin',
    membershipType: 'admin',
    coach_status: 'approved',
    coach_id: victim.user_id,
    role: 'admin',
    roles: ['admin'],
    is_admin: true,
    email_verified: true,
    emailVerified: true,
    banned_at: '2001-01-01T00:00:00.000Z',
    bannedAt: '2001-01-01T00:00:00.000Z',
    two_factor_enabled: false,
    twoFactorEnabled: false,
    upgraded_at: '2001-01-01T00:00:00.000Z',
    created_at: '2001-01-01T00:00:00.000Z',
    createdAt: '2001-01-01T00:00:00.000Z',
    expires_at: '2999-01-01T00:00:00.000Z',
    expiresAt: '2999-01-01T00:00:00.000Z',
    image: 'https://evil.example/x.png',
    avatar_url: 'https://evil.example/x.png',
    callbackURL: 'https://evil.example',
    rememberMe: false,
    trustDevice: true,
    disableSession: true,
    price: '$0',
    price_cents: 0,
    amount: 1,
    amount_cents: 1,
  }
}

let app: TestApp

beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const password = PASSWORD

function asMember(input: Record<string, unknown>) {
  return async (): Promise<Write> => ({ ...(await memberOf(app)), input })
}

function asProtectedMember(input: Record<string, unknown>) {
  return async (): Promise<Write> => ({ ...(await withTwoFactor(app)), input })
}

const QUOTE = { quote_id: 'thousand-days', language: 'en' } as const

async function withSavedQuote(): Promise<Write> {
  const { browser, email } = await memberOf(app)
  const { id } = await browser.call(saveQuote, QUOTE)
  return { browser, input: { id }, email }
}

const MESSAGE = { message: 'My first amateur fight is in six weeks', template: 'fight', language: 'en' } as const

/** In the middle of a conversation: its id with whatever else the call needs. */
function inConversation(more: Record<string, unknown> = {}) {
  return async (): Promise<Write> => {
    const { browser, email } = await memberOf(app)
    const { conversation_id } = await browser.call(conversations.askStrategist, MESSAGE)
    return { browser, input: { id: conversation_id, ...more }, email }
  }
}

/** An answer with steps that can be kept. */
async function withAnswer(): Promise<Write> {
  const { browser, email } = await memberOf(app)
  const { answer } = await browser.call(conversations.askStrategist, MESSAGE)
  return { browser, input: { message_id: answer.id }, email }
}

function withPlan(more: Record<string, unknown> = {}) {
  return async (): Promise<Write> => {
    const { browser, input, email = '' } = await withAnswer()
    const plan = await browser.call(plans.keepPlan, { message_id: String(input.message_id) })
    return { browser, input: { id: plan.id, step_id: plan.steps[0]?.id, ...more }, email }
  }
}

function withCommitment(more: Record<string, unknown> = {}) {
  return async (): Promise<Write> => {
    const { browser, email, user_id } = await memberOf(app)
    await app.pool.query(`insert into fighter_commitments (user_id, text) values ($1, 'Run')`, [user_id])
    const { commitments } = await browser.call(fighterFile.readFighterFile, {})
    return { browser, input: { id: commitments[0]?.id, ...more }, email }
  }
}

/** What an admin does to somebody. */
function toSomeone(more: Record<string, unknown> = {}) {
  return async (): Promise<Write> => {
    const { browser, email } = await memberOf(app, { membership_type: 'admin' })
    const { user_id } = await memberOf(app)
    return { browser, input: { user_id, ...more }, email }
  }
}

/** A call of every route that can change something, as it is meant to be made. */
const WRITES: PreparedWrite[] = [
  [
    accounts.signUp,
    async () => {
      const email = newEmail()
      return { browser: app.browser(), input: { full_name: 'Kai', email, password, language: 'en' }, email }
    },
  ],
  [
    accounts.resendConfirmation,
    async () => {
      const { email, browser } = await strangerWithAccount(app)
      return { browser, input: { email }, email }
    },
  ],
  [
    accounts.confirmEmail,
    async () => {
      const { email, browser } = await strangerWithAccount(app)
      return { browser, input: { token: await mailedToken(app, email) }, email }
    },
  ],
  [
    accounts.signIn,
    async () => {
      const { email } = await memberOf(app)
      return { browser: app.browser(), input: { email, password }, email }
    },
  ],
  [
    accounts.verifySecondFactor,
    async () => {
      const member = await withTwoFactor(app)
      const { browser } = await signInElsewhere(app, member)
      return { browser, input: { code: totpCode(member.secret), kind: 'totp' }, email: member.email }
    },
  ],
  [
    accounts.createToken,
    async () => {
      const { email } = await memberOf(app)
      return { browser: app.program(), input: { email, password }, email }
    },
  ],
  [
    accounts.requestPasswordReset,
    async () => {
      const { email } = await memberOf(app)
      return { browser: app.browser(), input: { email }, email }
    },
  ],
  [
    accounts.resetPassword,
    async () => {
      const { email, user_id } = await memberOf(app)
      const token = new URL(await setPasswordLink(app.services, user_id)).searchParams.get('token')
      return { browser: app.browser(), input: { token, password: 'a-new-one-2026' }, email }
    },
  ],
  [accounts.signOut, asMember({})],
  [renewSession, asMember({})],
  [accounts.changePassword, asMember({ current_password: password, new_password: 'a-new-one-2026' })],
  [accounts.changeLanguage, asMember({ language: 'pt' })],
  [accounts.startTwoFactor, asMember({ password })],
  [
    accounts.finishTwoFactor,
    async () => {
      const { browser, email } = await memberOf(app)
      const { secret } = await browser.call(accounts.startTwoFactor, { password })
      return { browser, input: { code: totpCode(secret) }, email }
    },
  ],
  [accounts.stopTwoFactor, asProtectedMember({ password })],
  [accounts.renewBackupCodes, asProtectedMember({ password })],
  [
    accounts.revokeDevice,
    async () => {
      const { browser, email } = await memberOf(app)
      const elsewhere = await signInElsewhere(app, { email, password })
      const { devices } = await elsewhere.browser.call(accounts.listDevices, {})
      return { browser, input: { id: devices.find(({ current }) => current)?.id }, email }
    },
  ],
  [updateProfile, asMember({ full_name: 'Robin Tester', avatar_url: null })],
  [changeTimeZone, asMember({ time_zone: 'America/Sao_Paulo' })],
  [finishPowerUp, asMember({})],
  [saveQuizResult, asMember({ answers: [0, 0, 0] })],
  [saveQuote, asMember(QUOTE)],
  [removeSavedQuote, withSavedQuote],
  [
    restoreSavedQuote,
    async () => {
      const write = await withSavedQuote()
      await write.browser.call(removeSavedQuote, { id: String(write.input.id) })
      return write
    },
  ],
  [
    markNotificationsRead,
    async () => {
      const { browser, email, user_id } = await memberOf(app)
      await app.services.notifier.notify({ user_id, kind: 'streak_milestone', details: { days: 7 } })
      const { notifications } = await browser.call(listNotifications, {})
      return { browser, input: { id: notifications[0]?.id }, email }
    },
  ],
  [changeNotificationChoice, asMember({ kind: 'streak_milestone', wanted: false })],
  [conversations.askStrategist, asMember(MESSAGE)],
  [conversations.retryAnswer, inConversation({ language: 'en' })],
  [
    conversations.editMessage,
    async () => {
      const write = await inConversation({ message: 'It is in eight weeks', language: 'en' })()
      const { chat_history } = await write.browser.call(conversations.readConversation, { id: String(write.input.id) })
      return { ...write, input: { ...write.input, message_id: chat_history[0]?.id } }
    },
  ],
  [conversations.stopAnswer, inConversation()],
  [conversations.startConversation, asMember({ room: 'war-room', template: 'life', language: 'en' })],
  [conversations.resumeConversation, inConversation()],
  [conversations.saveConversation, inConversation({ topic: 'Title shot' })],
  [conversations.renameConversation, inConversation({ topic: 'Title shot' })],
  [conversations.deleteConversation, inConversation()],
  [
    conversations.restoreConversation,
    async () => {
      const write = await inConversation()()
      await write.browser.call(conversations.deleteConversation, { id: String(write.input.id) })
      return write
    },
  ],
  [plans.keepPlan, withAnswer],
  [plans.tickPlanStep, withPlan({ done: true })],
  [plans.changePlanStep, withPlan({ text: 'Run hills', due_date: null })],
  [plans.deletePlan, withPlan()],
  [fighterFile.writeFact, asMember({ key: 'goal', value: 'Win' })],
  [
    fighterFile.forgetFact,
    async () => {
      const { browser, email } = await memberOf(app)
      await browser.call(fighterFile.writeFact, { key: 'goal', value: 'Win' })
      return { browser, input: { key: 'goal' }, email }
    },
  ],
  [fighterFile.switchFileItem, asMember({ item: 'quiz', enabled: false })],
  [admin.changeRole, toSomeone({ membership_type: 'elite_member' })],
  [admin.banUser, toSomeone({ reason: 'Spam' })],
  [admin.unbanUser, toSomeone()],
  [admin.signOutEverywhere, toSomeone()],
  ...coachWrites(() => app),
  [fighterFile.closeCommitment, withCommitment({ outcome: 7 })],
  [fighterFile.forgetCommitment, withCommitment()],
  [
    accounts.deleteAccount,
    async () => {
      const { browser } = await memberOf(app)
      return { browser, input: { password } }
    },
  ],
]

const NEWCOMER = { membership_type: 'free_member', coach_status: null, banned_at: null }

/** Who somebody is and what they may do. */
async function standing(email: string) {
  const { rows } = await app.pool.query(
    `select u.id, u.email, u.image, u.banned_at, u.created_at, p.user_id, p.full_name, p.membership_type, p.coach_status,
       p.avatar_url, p.upgraded_at, p.created_at as joined_at
     from users u join profiles p on p.user_id = u.id where u.email = $1`,
    [email],
  )
  return rows[0]
}

async function everythingOf({ user_id }: Person) {
  const { rows } = await app.pool.query(
    `select u.*, p.*, (select jsonb_agg(s order by s.id) from sessions s where s.user_id = u.id) as sessions,
       (select jsonb_agg(c order by c.id) from credentials c where c.user_id = u.id) as credentials
     from users u join profiles p on p.user_id = u.id where u.id = $1`,
    [user_id],
  )
  return rows
}

/** The call with everything added to it that nobody may set, in the body, in the query and in its own objects. */
function sendWith(endpoint: Endpoint, { browser, input }: Write, extra: Record<string, unknown>) {
  const fields = { ...input }
  const path = endpoint.path.replaceAll(/:(\w+)/g, (_, name: string) => {
    delete fields[name]
    return String(input[name])
  })
  const query = new URLSearchParams(Object.entries(extra).map(([name, value]) => [name, String(value)]))
  const body = { ...extra, ...fields, data: extra, user: extra, profile: extra }
  return browser.request<ErrorBody>(endpoint.method, `${path}?${query}`, body)
}

test('every route that can change something is in the list above', async () => {
  const names = WRITES.map(([endpoint]) => `${endpoint.method} ${endpoint.path.replaceAll(/:(\w+)/g, '{$1}')}`)
  const writing = (await apiRoutes(app)).filter(({ method }) => method !== 'GET').map(({ name }) => name)
  expect(names.sort()).toEqual(writing.sort())
})

describe('fields that are nobody’s to set', { timeout: 60_000 }, () => {
  test('change nothing, whichever route they are sent to, and nobody else’s account is touched', async () => {
    const victim = await memberOf(app, { membership_type: 'elite_member' })
    const untouched = await everythingOf(victim)
    for (const [endpoint, prepare] of WRITES) {
      const write = await prepare()
      const name = `${endpoint.method} ${endpoint.path}`
      const before = write.email ? await standing(write.email) : undefined
      const answer = await sendWith(endpoint, write, injected(victim))
      // The call itself works: nothing is shown by one that was refused.
      expect(answer.status, `${name} ${JSON.stringify(answer.body)}`).toBeLessThan(300)
      if (write.email) {
        const after = await standing(write.email)
        if (before) expect(after, name).toEqual({ ...before, ...write.changes })
        else expect(after, name).toMatchObject({ ...NEWCOMER, ...write.changes })
        expect(after.id, name).not.toBe(victim.user_id)
      }
      expect(await everythingOf(victim), name).toEqual(untouched)
    }
  })

  test('do not confirm an address, nor date an account back', async () => {
    const victim = await memberOf(app)
    const email = newEmail()
    const input = { full_name: 'Kai', email, password, language: 'en' }
    await sendWith(accounts.signUp, { browser: app.browser(), input }, injected(victim))
    const { rows } = await app.pool.query(
      `select email_verified, image, two_factor_enabled, created_at > now() - interval '1 minute' as new from users where email = $1`,
      [email],
    )
    expect(rows).toEqual([{ email_verified: false, image: null, two_factor_enabled: false, new: true }])
  })

  test('do not lengthen a session', async () => {
    const { email } = await memberOf(app)
    const write = { browser: app.browser(), input: { email, password } }
    await sendWith(accounts.signIn, write, injected(await memberOf(app)))
    const { rows } = await app.pool.query(
      `select max(s.expires_at) < now() + interval '8 days' as usual from sessions s join users u on u.id = s.user_id where email = $1`,
      [email],
    )
    expect(rows).toEqual([{ usual: true }])
  })

  test('do not make a device trusted that skips the second factor next time', async () => {
    const member = await withTwoFactor(app)
    const { browser } = await signInElsewhere(app, member)
    const input = { code: totpCode(member.secret), kind: 'totp' }
    await sendWith(accounts.verifySecondFactor, { browser, input }, { trustDevice: true })
    const again = await browser.call(accounts.signIn, { email: member.email, password })
    expect(again).toEqual({ session: null, two_factor_required: true })
  })
})
