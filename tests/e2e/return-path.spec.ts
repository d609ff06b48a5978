import { firstName } from '#contract/display-name.ts'
import { OFF_SITE_ADDRESSES } from '#tests/support/off-site-addresses.ts'
import { memberAccount } from './accounts.ts'
import { expect, test } from './kiai.ts'
import { field, heading } from './screen.ts'
import { confirmWithPassword, mailedLink, signIn } from './sign-in.ts'

test.describe('signing in', { tag: '@desktop' }, () => {
  test('returns to the requested address', async ({ page, words, kiai }) => {
    const account = await memberAccount(kiai)
    await page.goto('/settings?from=mail#devices')
    await expect(page).toHaveURL('/auth')
    await signIn({ page, words }, account, '/settings?from=mail#devices')
  })

  test("uses the coaches' sign-in for coach pages; switching between the sign-in pages keeps the input", {
    tag: '@proof',
  }, async ({ page, words, kiai }) => {
    const screen = { page, words }
    const { auth } = words.accounts
    const account = await memberAccount(kiai, { membership_type: 'coach' })
    await page.goto('/coach-dashboard')
    await expect(page).toHaveURL('/auth')
    await expect(heading(screen, 'Coach Sign In')).toBeVisible()
    await field(page, auth.email).fill(account.email)
    await page.getByRole('link', { name: auth.fighterEntrance }).click()
    await expect(heading(screen, 'Welcome Back, Warrior')).toBeVisible()
    await page.getByRole('link', { name: auth.coachEntrance }).click()
    await expect(page).toHaveURL('/coach-auth')
    await expect(field(page, auth.email)).toHaveValue(account.email)
    await signIn(screen, account, '/coach-dashboard')
  })
})

// The rule itself is in web/session/return-path.test.ts, with the same addresses.
test.describe('signing in with addresses of other sites', { tag: ['@desktop', '@proof'] }, () => {
  test.beforeEach(() => test.setTimeout(60_000 + OFF_SITE_ADDRESSES.length * 10_000))

  test('never leads to another site, whatever the address or the storage contains', async ({ page, words, kiai }) => {
    const account = await memberAccount(kiai)
    const signInWith = async (payload: string) => {
      await page.evaluate((value) => sessionStorage.setItem('kiai.return-to', value), payload)
      const query = new URLSearchParams({ return_to: payload, next: payload, redirect: payload })
      await page.goto(`/auth?${query}`)
    }
    await page.goto('/auth')
    await signInWith('//evil.example/')
    await signIn({ page, words }, account)
    // A person who is already signed in is redirected in the same way.
    for (const payload of OFF_SITE_ADDRESSES) {
      await signInWith(payload)
      await expect(page, payload).toHaveURL('/dashboard')
      await expect(page.getByRole('heading', { level: 1, name: firstName(account.full_name) }), payload).toBeVisible()
    }
  })

  test('never leads to another site after a mailed link', async ({ page, request, context, words, kiai }) => {
    for (const payload of OFF_SITE_ADDRESSES) {
      await kiai.database.query('delete from rate_limits')
      const account = await memberAccount(kiai, { confirmed: false })
      const { email } = account
      await request.post('/api/accounts/confirmation', { data: { email, return_to: payload } })
      const link = await mailedLink(request, email)
      expect(link.searchParams.get('return_to')).toBeNull()
      link.searchParams.set('return_to', payload)
      await page.goto(link.href)
      await confirmWithPassword({ page, words }, account.password)
      await expect(page, payload).toHaveURL('/dashboard')
      await context.clearCookies({ name: /session/ })
    }
  })
})
