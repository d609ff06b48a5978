import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { exportAccount, verifySecondFactor } from '#contract/accounts.ts'
import { firstName } from '#contract/display-name.ts'
import { renewSession } from '#contract/session.ts'
import { SESSION_SECONDS } from '#contract/session-rules.ts'
import { setMembershipType } from '#tests/support/membership.ts'
import { nextTotpCode } from '#tests/support/totp.ts'
import { type Account, leaveSecondsOfSession, loseSessionAt, memberAccount, signInWithCookie } from './accounts.ts'
import type { Installation } from './installation.ts'
import { expect, test } from './kiai.ts'
import {
  expectMessage,
  expectSettingsOf,
  field,
  heading,
  openLandingLanguages,
  type Screen,
  signOut,
} from './screen.ts'
import { giveSecondFactor, mailedLink, sendCredentials, signIn } from './sign-in.ts'
import { switchTwoFactorOn } from './two-factor.ts'
import { fill } from './wording.ts'

const TICK_SECONDS = 30
const LOOK_AGAIN_SECONDS = 11
const DAY_SECONDS = 24 * 60 * 60

/** The last event of the session, as shown in the settings. */
async function expectLastEvent({ page, words }: Screen, event: keyof Screen['words']['accounts']['session']['event']) {
  const card = page.getByRole('region', { name: words.accounts.session.title })
  const said = fill(words.accounts.session.at, { event: words.accounts.session.event[event], time: '' })
  await expect(card.getByText(said)).toBeVisible()
}

/** Two of the six events lead to a sign-in page, which shows them above the title. */
async function expectEventOnSignInPage(
  { page, words }: Screen,
  event: 'signed_out' | 'password_recovery',
): Promise<void> {
  await expect(page.getByRole('main').getByText(words.accounts.session.event[event], { exact: true })).toBeVisible()
}

/** Makes the server answer like after too many wrong codes. */
async function lockSecondFactor(screen: Screen): Promise<void> {
  const body = JSON.stringify({ error: { code: 'accounts.two-factor-locked', retry_after: 900 } })
  await screen.page.route(`**${verifySecondFactor.path}`, (route) => route.fulfill({ status: 429, body }), { times: 1 })
  await giveSecondFactor(screen, { code: '000000', kind: 'totp' })
}

/** Opens a page with a clock that starts at the real time and only moves when the test moves it. */
async function openWithClock(page: Page, path: string): Promise<void> {
  await page.clock.install({ time: new Date() })
  await page.goto(path)
}

/** Moves the clock until this many seconds of the session are left; the tick then checks once. */
async function waitUntilSecondsAreLeft(page: Page, seconds: number): Promise<void> {
  await page.clock.fastForward((SESSION_SECONDS - seconds) * 1000)
}

/** Returns to the tab after a while, with the events that a browser sends. */
async function comeBackTo(page: Page): Promise<void> {
  const milliseconds = LOOK_AGAIN_SECONDS * 1000
  await page.evaluate((later) => void setTimeout(() => window.dispatchEvent(new Event('focus')), later), milliseconds)
  await page.clock.fastForward(milliseconds)
}

/** Waits until the landing page listens to other tabs and to coming back: its buttons are shown before that. */
async function waitUntilLandingListens(screen: Screen): Promise<void> {
  await openLandingLanguages(screen)
  await screen.page.keyboard.press('Escape')
}

function countRenewals(page: Page): () => number {
  let count = 0
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === renewSession.path) count += 1
  })
  return () => count
}

test.describe('the six states of a session', { tag: '@desktop' }, () => {
  test('include: signed in, second factor verified, account updated, signed out', { tag: '@proof' }, async ({
    page,
    words,
    kiai,
  }) => {
    const screen = { page, words }
    const account = await memberAccount(kiai)
    await settleTimeZone(kiai, account)
    await page.goto('/settings')
    await signIn(screen, account, '/settings')
    await expectLastEvent(screen, 'signed_in')
    const { secret } = await switchTwoFactorOn(screen, account.password)
    await expectLastEvent(screen, 'user_updated')
    await signOut(screen)
    await expectEventOnSignInPage(screen, 'signed_out')
    await page.goto('/settings')
    await sendCredentials(screen, account)
    await lockSecondFactor(screen)
    await expectMessage(screen, 'Sign in failed', /^Too many wrong codes\. .*15/)
    await expect(field(page, words.accounts.auth.email), 'nobody types it twice').toHaveValue(account.email)
    await sendCredentials(screen, account)
    await giveSecondFactor(screen, { code: nextTotpCode(secret), kind: 'totp' })
    await expect(page).toHaveURL('/settings')
    await expectLastEvent(screen, 'mfa_challenge_verified')
  })

  test('include: session renewed', { tag: '@proof' }, async ({ page, words, kiai, member }) => {
    await settleTimeZone(kiai, member)
    await openWithClock(page, '/settings')
    await expectSettingsOf({ page, words }, member)
    await expectLastEvent({ page, words }, 'signed_in')
    await waitUntilSecondsAreLeft(page, 80)
    await expectLastEvent({ page, words }, 'token_refreshed')
  })

  test('include: password recovery', { tag: '@proof' }, async ({ page, words, member, request }) => {
    await request.post('/api/accounts/password-reset', { data: { email: member.email } })
    await page.goto((await mailedLink(request, member.email)).href)
    await expect(heading({ page, words }, words.accounts.reset.title)).toBeVisible()
    await expectEventOnSignInPage({ page, words }, 'password_recovery')
  })
})

test.describe('the 30-second tick', { tag: '@desktop' }, () => {
  test('renews a session with 90 seconds or less, and not one with more', async ({ page, words, kiai, member }) => {
    const renewals = countRenewals(page)
    await openWithClock(page, '/settings')
    await expectSettingsOf({ page, words }, member)
    const before = await endOfSession(kiai, member)
    await waitUntilSecondsAreLeft(page, 90 + TICK_SECONDS + 15)
    await page.clock.fastForward(TICK_SECONDS * 1000)
    expect(renewals()).toBe(0)
    const renewed = page.waitForResponse(`**${renewSession.path}`)
    await page.clock.fastForward(TICK_SECONDS * 1000)
    expect((await renewed).status()).toBe(200)
    expect(renewals()).toBe(1)
    expect(await endOfSession(kiai, member)).toBeGreaterThan(before)
  })
})

test.describe('opening Kiai', { tag: '@desktop' }, () => {
  for (const [what, days, renewed] of [
    ['renews a session that is older than a day', 5.9, true],
    ['leaves a younger one alone', 6.1, false],
  ] as const) {
    test(what, { tag: renewed ? [] : '@proof' }, async ({ page, words, kiai, member }) => {
      const renewals = countRenewals(page)
      await leaveSecondsOfSession(kiai, member, days * DAY_SECONDS)
      const before = await endOfSession(kiai, member)
      await page.goto('/settings')
      await expectSettingsOf({ page, words }, member)
      await expect.poll(renewals).toBe(renewed ? 1 : 0)
      await expect.poll(async () => (await endOfSession(kiai, member)) > before).toBe(renewed)
    })
  }
})

test.describe('every open tab reacts to', { tag: '@desktop' }, () => {
  test('the end of the session, and returns to its page after signing in', async ({
    page,
    context,
    words,
    kiai,
    member,
  }) => {
    await openWithClock(page, '/settings')
    const other = await context.newPage()
    await other.goto('/dashboard')
    await expectSettingsOf({ page, words }, member)
    await expect(other.getByRole('heading', { level: 1, name: firstName(member.full_name) })).toBeVisible()
    const landing = await context.newPage()
    await landing.goto('/')
    await expect(landing.getByRole('button', { name: words.landing.bar.signOut })).toBeVisible()
    await waitUntilLandingListens({ page: landing, words })
    await leaveSecondsOfSession(kiai, member, -1)
    await waitUntilSecondsAreLeft(page, 80)
    // In parallel: the toast may close before the sign-in page is loaded.
    await Promise.all(
      [page, other].flatMap((tab) => [
        expect(tab).toHaveURL('/auth'),
        expectMessage({ page: tab, words }, words.common.session.expired, words.common.session.expiredHint),
      ]),
    )
    await expect(landing.getByRole('link', { name: words.landing.bar.signIn, exact: true })).toBeVisible()
    await signIn({ page, words }, member, '/settings')
    await expect(other).toHaveURL('/dashboard')
    await expectMessage({ page: other, words }, words.common.session.signedInElsewhere)
  })

  test('the end of the session on the landing page, when it is shown again', { tag: '@proof' }, async ({
    page,
    words,
    kiai,
    member,
  }) => {
    await openWithClock(page, '/')
    await expect(page.getByRole('button', { name: words.landing.bar.signOut })).toBeVisible()
    await waitUntilLandingListens({ page, words })
    await leaveSecondsOfSession(kiai, member, -1)
    await comeBackTo(page)
    await expect(page.getByRole('link', { name: words.landing.bar.signIn, exact: true })).toBeVisible()
  })

  test('a change of profile or role', async ({ page, words, kiai, member }) => {
    // Otherwise the page would send its time zone first, and could learn of the change from that response.
    await kiai.database.query(`update profiles set time_zone = 'UTC' where user_id = $1`, [member.user_id])
    await openWithClock(page, '/settings')
    await expect(page.getByText(words.profile.membership.free_member, { exact: true })).toBeVisible()
    await setMembershipType(kiai.database, member.user_id, 'elite_member')
    await comeBackTo(page)
    await expectMessage({ page, words }, words.common.session.updatedElsewhere)
    await expect(page.getByText(words.profile.membership.elite_member, { exact: true })).toBeVisible()
  })

  test('the loss of the admin role, and leaves /admin', { tag: '@proof' }, async ({ page, context, words, kiai }) => {
    const account = await memberAccount(kiai, { membership_type: 'admin' })
    await signInWithCookie(context, kiai, account)
    await openWithClock(page, '/admin')
    await expect(heading({ page, words }, words.admin.title)).toBeVisible()
    await kiai.database.query(`update profiles set role = 'member' where user_id = $1`, [account.user_id])
    await comeBackTo(page)
    await expect(page).toHaveURL('/')
  })

  test('the sign-out of its device from another one', { tag: '@proof' }, async ({
    page,
    words,
    kiai,
    member,
    newDevice,
  }) => {
    const lost = await newDevice()
    await signInWithCookie(lost, kiai, member)
    const there = await lost.newPage()
    await there.goto('/dashboard')
    await expect(there.getByRole('heading', { level: 1, name: firstName(member.full_name) })).toBeVisible()
    await page.goto('/settings')
    const devices = page.getByRole('region', { name: words.accounts.devices.title })
    await expect(devices.getByRole('listitem')).toHaveCount(2)
    // In parallel: an event tells the other device at once, and its toast closes after seconds.
    await Promise.all([
      devices.getByRole('button').click(),
      expectMessage({ page, words }, words.accounts.devices.revoked),
      expect(there).toHaveURL('/auth'),
      expectMessage({ page: there, words }, words.common.session.expired),
    ])
    await expect(devices.getByRole('listitem')).toHaveCount(1)
    await expect(page).toHaveURL('/settings')
  })

  test('a new password, which signs out every other device', { tag: '@proof' }, async ({
    page,
    words,
    kiai,
    member,
    newDevice,
  }) => {
    const elsewhere = await newDevice()
    await signInWithCookie(elsewhere, kiai, member)
    await page.goto('/settings')
    const { password } = words.accounts
    const card = page.getByRole('region', { name: password.title, exact: true })
    await field(card, password.current).fill(member.password)
    await field(card, password.new).fill('hidari-mae-geri-7')
    await card.getByRole('button', { name: password.submit }).click()
    await expectMessage({ page, words }, password.done, password.doneText)
    const there = await elsewhere.newPage()
    await there.goto('/dashboard')
    await expect(there).toHaveURL('/auth')
    await page.reload()
    await expectSettingsOf({ page, words }, member)
  })

  test('the deletion of the account', { tag: '@proof' }, async ({ page, context, words, kiai, member }) => {
    const other = await context.newPage()
    await other.goto('/dashboard')
    await expect(other.getByRole('heading', { level: 1, name: firstName(member.full_name) })).toBeVisible()
    await page.goto('/settings')
    const { delete: erase, twoFactor } = words.accounts
    await page.getByRole('button', { name: erase.open }).click()
    const dialog = page.getByRole('dialog', { name: erase.dialog })
    await field(dialog, twoFactor.password).fill(member.password)
    const word = field(dialog, fill(erase.confirm, erase))
    await word.fill('delete')
    await dialog.getByRole('button', { name: erase.submit }).click()
    await expect(word).toHaveAccessibleDescription(fill(erase.wrongWord, erase))
    await word.fill(erase.word)
    await dialog.getByRole('button', { name: erase.submit }).click()
    await expectMessage({ page, words }, erase.done)
    await expect(page).toHaveURL('/auth')
    await expect(other).toHaveURL('/auth')
    expect(await countAccounts(kiai, member)).toBe(0)
  })
})

/** Sets a time zone: otherwise the page would send the browser's, which would be the last event of the session. */
async function settleTimeZone(kiai: Installation, { user_id }: Account): Promise<void> {
  await kiai.database.query(`update profiles set time_zone = 'UTC' where user_id = $1`, [user_id])
}

async function endOfSession(kiai: Installation, { user_id }: Account): Promise<number> {
  const { rows } = await kiai.database.query<{ expires_at: Date }>(
    'select expires_at from sessions where user_id = $1',
    [user_id],
  )
  return rows[0]?.expires_at.getTime() ?? 0
}

async function countAccounts(kiai: Installation, { email }: Account): Promise<number> {
  const { rows } = await kiai.database.query<{ count: number }>('select count(*)::int from users where email = $1', [
    email,
  ])
  return rows[0]?.count ?? -1
}

test('a member can download their data; without a session the page shows “Auth session missing!”', {
  tag: '@desktop',
}, async ({ page, member, words, kiai }) => {
  await page.goto('/settings')
  const exportData = page.getByRole('button', { name: words.accounts.data.export })
  await expect(exportData).toBeVisible()
  const [file] = await Promise.all([page.waitForEvent('download'), exportData.click()])
  expect(file.suggestedFilename()).toBe(words.accounts.data.file)
  await expectMessage({ page, words }, words.accounts.data.exported)
  const { account } = JSON.parse(await readFile(await file.path(), 'utf8')) as { account: Record<string, unknown> }
  expect(account.users).toEqual([expect.objectContaining({ id: member.user_id, email: member.email })])
  expect(account.profiles).toEqual([expect.objectContaining({ user_id: member.user_id })])
  await loseSessionAt(page, exportAccount, kiai, member)
  await exportData.click()
  await expectMessage({ page, words }, words.accounts.data.exportFailed, 'Auth session missing!')
  await expectMessage({ page, words }, words.common.session.expired, words.common.session.expiredHint)
  await expect(page).toHaveURL('/auth')
})
