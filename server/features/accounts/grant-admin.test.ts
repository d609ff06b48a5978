import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { confirmEmail, resetPassword, signIn } from '#contract/accounts.ts'
import { readSession } from '#contract/session.ts'
import { createTestApp, type TestApp } from '#tests/support/app.ts'
import { eventsOf } from '#tests/support/member-events.ts'
import {
  mailedLink,
  mailedToken,
  mailsTo,
  memberOf,
  newEmail,
  PASSWORD,
  unconfirmedMember,
} from '#tests/support/people.ts'
import { soon } from '#tests/support/soon.ts'
import { grantAdmin } from './grant-admin.ts'

const NEW_PASSWORD = 'a-new-one-2026'

let app: TestApp

beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

async function roleOf(email: string): Promise<string | undefined> {
  const { rows } = await app.pool.query(
    'select membership_type_of(role, elite_until) as membership_type from profiles where user_id = (select id from users where email = $1)',
    [email],
  )
  return rows[0]?.membership_type
}

async function signInAs(email: string, password: string) {
  return app.browser().try(signIn, { email, password })
}

describe('granting the admin role', () => {
  test('invites a new address, whose mailed link sets the first password of an admin account', async () => {
    const email = newEmail()
    expect(await grantAdmin(app.services, email, 'pt')).toMatchObject({ outcome: 'invited', mail: { status: 'kept' } })
    expect(await mailsTo(app, email)).toMatchObject([{ template: 'set-password', language: 'pt' }])
    expect((await mailedLink(app, email)).pathname).toBe('/auth/reset')
    await app.browser().call(resetPassword, { token: await mailedToken(app, email), password: NEW_PASSWORD })
    const { body } = await signInAs(email, NEW_PASSWORD)
    expect(body.session?.user.profile.membership_type).toBe('admin')
  })

  test('makes the link valid for a day', async () => {
    const email = newEmail()
    await grantAdmin(app.services, email)
    const { rows } = await app.pool.query(
      'select expires_at from verifications where value = (select id::text from users where email = $1)',
      [email],
    )
    expect(Math.abs(rows[0].expires_at.getTime() - Date.now() - 24 * 3_600_000)).toBeLessThan(60_000)
  })

  test('promotes an existing account at once, without changing its password', async () => {
    const member = await memberOf(app)
    const events = await eventsOf(app, member.user_id)
    expect(await grantAdmin(app.services, member.email)).toMatchObject({ outcome: 'granted' })
    await vi.waitFor(() => expect(events).toEqual([{ type: 'account-changed' }]), soon)
    const { session } = await member.browser.call(readSession, {})
    expect(session?.user.profile).toMatchObject({ membership_type: 'admin', upgraded_at: expect.any(String) })
    expect((await signInAs(member.email, PASSWORD)).status).toBe(200)
    expect(await mailsTo(app, member.email)).toEqual([])
  })

  test('changes nothing for an existing admin', async () => {
    const member = await memberOf(app, { membership_type: 'admin' })
    const before = await member.browser.call(readSession, {})
    expect(await grantAdmin(app.services, member.email)).toMatchObject({ outcome: 'already-admin' })
    expect(await member.browser.call(readSession, {})).toEqual(before)
  })

  test('does not give the role to a stranger who signed up with the address before', async () => {
    const { email } = await unconfirmedMember(app)
    const confirmation = await mailedToken(app, email)
    expect(await grantAdmin(app.services, email)).toMatchObject({ outcome: 'invited' })
    // The link of the stranger's sign-up no longer works.
    expect((await app.browser().try(confirmEmail, { token: confirmation })).status).toBe(400)
    expect((await signInAs(email, PASSWORD)).status).toBe(401)
    await app.browser().call(resetPassword, { token: await mailedToken(app, email), password: NEW_PASSWORD })
    expect((await signInAs(email, NEW_PASSWORD)).body.session?.user.profile.membership_type).toBe('admin')
  })

  test('sends another invitation while the first link was not used', async () => {
    const email = newEmail()
    await grantAdmin(app.services, email)
    expect(await grantAdmin(app.services, email)).toMatchObject({ outcome: 'invited' })
    expect(await mailsTo(app, email)).toHaveLength(2)
    expect(await roleOf(email)).toBe('admin')
  })
})
