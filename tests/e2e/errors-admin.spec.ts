import type { Page } from '@playwright/test'
import { signOut, verifySecondFactor } from '#contract/accounts.ts'
import { readSession } from '#contract/session.ts'
import { DEMO_PASSWORD } from '#tests/support/server.ts'
import { bringIn, memberAccount } from './accounts.ts'
import { passSecondGuard } from './door.ts'
import { expect, test } from './kiai.ts'
import { expectMessage, field, heading, type Screen } from './screen.ts'
import { switchTwoFactorOn } from './two-factor.ts'
import { wordingOf } from './wording.ts'

const ADMIN = { email: 'admin@kiai.example', password: DEMO_PASSWORD }

async function openAdminDoor({ page, words }: Screen): Promise<void> {
  await page.goto('/admin-auth')
  await expect(heading({ page, words }, words.accounts.admin.title)).toBeVisible()
}

async function knock({ page, words }: Screen, { email, password }: { email: string; password: string }) {
  const { admin } = words.accounts
  await field(page, admin.email).fill(email)
  await field(page, admin.password).fill(password)
  await page.getByRole('button', { name: admin.submit, exact: true }).click()
}

async function expectNobodySignedIn(page: Page): Promise<void> {
  await expect(async () => {
    const answer = await page.request.get(readSession.path)
    expect(await answer.json()).toEqual({ session: null })
  }).toPass()
}

test.describe('the admin door', { tag: '@desktop' }, () => {
  test.beforeEach(({ page, words }) => openAdminDoor({ page, words }))

  test('waits to know who is there; then it has the fields of the specification and a way back', async ({ page }) => {
    const told = Promise.withResolvers<void>()
    await page.route(`**${readSession.path}`, async (route) => {
      await told.promise
      await route.continue()
    })
    await page.reload()
    await expect(page.getByText('Loading...')).toBeVisible()
    await expect(field(page, 'Admin Email')).toHaveCount(0)
    told.resolve()
    await expect(field(page, 'Admin Email')).toBeVisible()
    await expect(field(page, 'Admin Password')).toBeVisible()
    await page.getByRole('link', { name: 'Back to sign in' }).click()
    await expect(page).toHaveURL('/auth')
  })

  test('lets an admin in', async ({ page, words }) => {
    await knock({ page, words }, ADMIN)
    await expect(page).toHaveURL('/admin')
    await expectMessage({ page, words }, 'Welcome to the admin dashboard.')
    await expect(heading({ page, words }, words.admin.title)).toBeVisible()
  })

  test('greets an admin in the language of the account', async ({ page, words, kiai }) => {
    await knock({ page, words }, await memberAccount(kiai, { membership_type: 'admin', language: 'pt' }))
    const screen = { page, words: wordingOf('pt') }
    await expect(heading(screen, screen.words.admin.title)).toBeVisible()
    await expectMessage(screen, screen.words.accounts.admin.welcome)
  })

  test('sends a member away signed out', async ({ page, words, kiai }) => {
    await knock({ page, words }, await memberAccount(kiai))
    await expectMessage({ page, words }, 'Access Denied', "You don't have admin privileges.")
    await expect(page).toHaveURL('/admin-auth')
    await expectNobodySignedIn(page)
  })

  test('refuses wrong credentials', async ({ page, words }) => {
    await knock({ page, words }, { ...ADMIN, password: 'not-this-one' })
    await expectMessage({ page, words }, 'Admin login failed', 'Invalid admin credentials.')
  })

  test('refuses missing credentials', async ({ page, words }) => {
    await knock({ page, words }, { email: '', password: '' })
    await expectMessage({ page, words }, 'Admin login failed', words.errors.codes['accounts.credentials-missing'])
  })

  test('says of an account that is closed that it cannot be had', async ({ page, words, kiai }) => {
    const closed = await memberAccount(kiai, { membership_type: 'admin' })
    await kiai.database.query('update users set banned_at = now() where id = $1', [closed.user_id])
    await knock({ page, words }, closed)
    const { codes } = words.errors
    await expectMessage({ page, words }, 'Could not create or access admin account.', codes['accounts.banned'])
  })

  for (const [what, answer] of [
    ['refuses to tell', { status: 500, body: 'broken' }],
    ['no longer knows the session', { json: { session: null } }],
  ] as const) {
    test(`lets nobody in while the server ${what} who it is`, async ({ page, words }) => {
      await page.route(`**${readSession.path}`, (route) => route.fulfill(answer))
      await knock({ page, words }, ADMIN)
      await expectMessage({ page, words }, 'Error', 'Could not verify admin status.')
      await expect(page).toHaveURL('/admin-auth')
      await expectNobodySignedIn(page)
    })
  }

  test('lets nobody in when the answer about who it is gets lost', async ({ page, words }) => {
    await page.route(`**${readSession.path}`, (route) => route.abort())
    await knock({ page, words }, ADMIN)
    await expectMessage({ page, words }, 'Error', 'An error occurred while verifying admin status.')
    await expectNobodySignedIn(page)
  })

  test('lets nobody in when the network goes: the sign-out follows when it is back', async ({ page, words }) => {
    const lost = [`**${readSession.path}`, `**${signOut.path}`]
    for (const path of lost) await page.route(path, (route) => route.abort())
    await knock({ page, words }, ADMIN)
    await expectMessage({ page, words }, 'Error', 'An error occurred while verifying admin status.')
    for (const path of lost) await page.unroute(path)
    await expectNobodySignedIn(page)
    await expect(page).toHaveURL('/admin-auth')
  })

  for (const [what, answer] of [
    ['breaks', { status: 500, body: 'broken' }],
    ['answers with rubbish', { status: 200, contentType: 'application/json', body: '{"session":' }],
  ] as const) {
    test(`says so when the server ${what}`, async ({ page, words }) => {
      await page.route('**/api/accounts/sign-in', (route) => route.fulfill(answer))
      await knock({ page, words }, ADMIN)
      await expectMessage({ page, words }, 'Error', 'An unexpected error occurred during admin login.')
    })
  }

  test('says so when the connection breaks', async ({ page, words }) => {
    await page.route('**/api/accounts/sign-in', (route) => route.abort())
    await knock({ page, words }, ADMIN)
    await expectMessage({ page, words }, 'Error', 'An unexpected error occurred during admin login.')
  })
})

test('the admin door asks for the second factor as well, and goes back to the password when it must', {
  tag: '@desktop',
}, async ({ page, context, words, kiai }) => {
  const screen = { page, words }
  const keeper = await memberAccount(kiai, { membership_type: 'admin' })
  await bringIn(context, kiai, keeper)
  await page.goto('/settings')
  const { backupCodes } = await switchTwoFactorOn(screen, keeper.password)
  const [code = ''] = backupCodes
  await context.clearCookies({ name: /session/ })
  await openAdminDoor(screen)
  await knock(screen, keeper)
  await passSecondGuard(screen, { code: 'not-a-code', kind: 'backup' })
  await expectMessage(screen, 'Code not accepted', words.errors.codes['accounts.two-factor-code-wrong'])

  const submit = page.getByRole('button', { name: words.accounts.secondFactor.submit })
  await field(page, words.accounts.secondFactor.backup).fill(code)
  await page.route(`**${verifySecondFactor.path}`, (route) => route.fulfill({ status: 500, body: 'broken' }))
  await submit.click()
  await expectMessage(screen, 'Error', 'An unexpected error occurred during admin login.')
  await page.unroute(`**${verifySecondFactor.path}`)

  // The time for it has run out.
  await kiai.database.query('delete from verifications where value = $1', [keeper.user_id])
  await submit.click()
  await expectMessage(screen, 'Admin login failed', words.errors.codes['accounts.two-factor-expired'])
  await expect(heading(screen, 'Admin login')).toBeVisible()
  await expect(field(page, 'Admin Email')).toHaveValue(keeper.email)

  await knock(screen, keeper)
  await passSecondGuard(screen, { code, kind: 'backup' })
  await expect(page).toHaveURL('/admin')
  await expectMessage(screen, 'Welcome to the admin dashboard.')
})

test('/admin is denied to a member, who is led home and told why', async ({ page, member, words }) => {
  await page.goto('/admin')
  await expect(page).toHaveURL('/')
  await expect(page.getByText('Access Denied', { exact: true })).toBeVisible()
  await expect(page.getByText('You need admin privileges to access this dashboard.', { exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: words.landing.bar.signOut }), `${member.email} stays in`).toBeVisible()
})

test('/admin leads a visitor to the door, and an admin back to it', { tag: '@desktop' }, async ({ page, words }) => {
  await page.goto('/admin')
  await expect(page).toHaveURL('/auth')
  await field(page, words.accounts.auth.email).fill(ADMIN.email)
  await field(page, words.accounts.auth.password).fill(ADMIN.password)
  await page.getByRole('button', { name: words.accounts.auth.signIn, exact: true }).click()
  await expect(page).toHaveURL('/admin')
})

for (const language of ['pt', 'es'] as const) {
  test.describe(`the same in ${language}`, { tag: '@desktop' }, () => {
    test.use({ language })

    test('the admin door tells what is wrong, and /admin whom it admits', async ({ page, context, words, kiai }) => {
      const screen = { page, words }
      const { admin } = words.accounts
      const outsider = await memberAccount(kiai, { language })
      const keeper = await memberAccount(kiai, { language, membership_type: 'admin' })
      await openAdminDoor(screen)
      await knock(screen, { ...keeper, password: 'not-this-one' })
      await expectMessage(screen, admin.failed, admin.invalid)
      await knock(screen, outsider)
      await expectMessage(screen, admin.denied, admin.deniedText)
      await page.route('**/api/accounts/sign-in', (route) => route.fulfill({ status: 500, body: 'broken' }))
      await knock(screen, keeper)
      await expectMessage(screen, words.common.error.title, admin.unexpected)
      await page.unroute('**/api/accounts/sign-in')
      await page.route(`**${readSession.path}`, (route) => route.fulfill({ json: { session: null } }))
      await knock(screen, keeper)
      await expectMessage(screen, words.common.error.title, admin.unverified)
      await page.unroute(`**${readSession.path}`)
      await knock(screen, keeper)
      await expectMessage(screen, admin.welcome)

      await context.clearCookies({ name: /session/ })
      await bringIn(context, kiai, outsider)
      await page.goto('/admin')
      await expect(page).toHaveURL('/')
      await expect(page.getByText(words.landing.bar.accessDenied, { exact: true })).toBeVisible()
      await expect(page.getByText(words.landing.bar.adminOnly, { exact: true })).toBeVisible()
    })
  })
}
