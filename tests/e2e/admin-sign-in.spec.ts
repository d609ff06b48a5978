import { verifySecondFactor } from '#contract/accounts.ts'
import { LANGUAGES } from '#contract/language.ts'
import { DEMO_PASSWORD } from '#tests/support/server.ts'
import { memberAccount, signInWithCookie } from './accounts.ts'
import { expect, test } from './kiai.ts'
import { expectMessage, field, heading, type Screen } from './screen.ts'
import { giveSecondFactor } from './sign-in.ts'
import { switchTwoFactorOn } from './two-factor.ts'
import { LANGUAGE_NAMES, turnOf } from './wording.ts'

const ADMIN = { email: 'admin@kiai.example', password: DEMO_PASSWORD }

async function openAdminSignIn({ page, words }: Screen): Promise<void> {
  await page.goto('/admin-auth')
  await expect(heading({ page, words }, words.accounts.admin.title)).toBeVisible()
}

async function signInAsAdmin({ page, words }: Screen, { email, password }: { email: string; password: string }) {
  const { admin } = words.accounts
  await field(page, admin.email).fill(email)
  await field(page, admin.password).fill(password)
  await page.getByRole('button', { name: admin.submit, exact: true }).click()
}

test('the admin sign-in asks for the second factor, and returns to the password when the time is over', {
  tag: ['@desktop', '@proof'],
}, async ({ page, context, words, kiai }) => {
  const screen = { page, words }
  const admin = await memberAccount(kiai, { membership_type: 'admin' })
  await signInWithCookie(context, kiai, admin)
  await page.goto('/settings')
  const { backupCodes } = await switchTwoFactorOn(screen, admin.password)
  const [code = ''] = backupCodes
  await context.clearCookies({ name: /session/ })
  await openAdminSignIn(screen)
  await signInAsAdmin(screen, admin)
  await giveSecondFactor(screen, { code: 'not-a-code', kind: 'backup' })
  await expectMessage(screen, 'Code not accepted', words.errors.codes['accounts.two-factor-code-wrong'])

  const submit = page.getByRole('button', { name: words.accounts.secondFactor.submit })
  await field(page, words.accounts.secondFactor.backup).fill(code)
  await page.route(`**${verifySecondFactor.path}`, (route) => route.fulfill({ status: 500, body: 'broken' }))
  await submit.click()
  await expectMessage(screen, 'Error', 'An unexpected error occurred during admin login.')
  await page.unroute(`**${verifySecondFactor.path}`)

  // The sign-in has expired.
  await kiai.database.query('delete from verifications where value = $1', [admin.user_id])
  await submit.click()
  await expectMessage(screen, 'Admin login failed', words.errors.codes['accounts.two-factor-expired'])
  await expect(heading(screen, 'Admin login')).toBeVisible()
  await expect(field(page, 'Admin Email')).toHaveValue(admin.email)

  await signInAsAdmin(screen, admin)
  await giveSecondFactor(screen, { code, kind: 'backup' })
  await expect(page).toHaveURL('/admin')
  await expectMessage(screen, 'Welcome to the admin dashboard.')
})

for (const language of LANGUAGES) {
  test.describe(`a member who speaks ${LANGUAGE_NAMES[language]}`, () => {
    test.use({ language })

    test('cannot open /admin: they are redirected and told why', { tag: turnOf(language, 'en') }, async ({
      page,
      member,
      words,
    }) => {
      const { bar } = words.landing
      await page.goto('/admin')
      await expect(page).toHaveURL('/')
      await expect(page.getByText(bar.accessDenied, { exact: true })).toBeVisible()
      await expect(page.getByText(bar.adminOnly, { exact: true })).toBeVisible()
      await expect(page.getByRole('button', { name: bar.signOut }), `${member.email} stays in`).toBeVisible()
    })
  })
}

test('/admin redirects a visitor to the admin sign-in, and an admin back to /admin afterwards', {
  tag: '@desktop',
}, async ({ page, words }) => {
  await page.goto('/admin')
  await expect(page).toHaveURL('/auth')
  await field(page, words.accounts.auth.email).fill(ADMIN.email)
  await field(page, words.accounts.auth.password).fill(ADMIN.password)
  await page.getByRole('button', { name: words.accounts.auth.signIn, exact: true }).click()
  await expect(page).toHaveURL('/admin')
})
