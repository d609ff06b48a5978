import { OFF_SITE_ADDRESSES } from '#tests/support/off-site-addresses.ts'
import { memberAccount } from './accounts.ts'
import { confirmWithPassword, mailedLink, signIn } from './door.ts'
import { expect, test } from './kiai.ts'
import { field, heading } from './screen.ts'

/** One of each kind, for what takes a page of its own to try. */
const SOME = ['https://evil.example', '//evil.example', '/\\evil.example']

test.describe('signing in', { tag: '@desktop' }, () => {
  test('leads back to the very address that was asked for', async ({ page, words, kiai }) => {
    const account = await memberAccount(kiai)
    await page.goto('/settings?from=mail#devices')
    await expect(page).toHaveURL('/auth')
    await signIn({ page, words }, account, '/settings?from=mail#devices')
  })

  test("is the coaches' own where only they may go; the doors hand on what was typed", async ({
    page,
    words,
    kiai,
  }) => {
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

for (const [addresses, tag] of [
  [SOME, ['@desktop']],
  [OFF_SITE_ADDRESSES, ['@desktop', '@proof']],
] as const) {
  test.describe(`signing in with ${addresses.length} addresses of other sites`, { tag: [...tag] }, () => {
    test.beforeEach(() => test.setTimeout(60_000 + addresses.length * 10_000))

    test('never leads away from Kiai, whatever the address or the storage says', async ({ page, words, kiai }) => {
      const account = await memberAccount(kiai)
      const knockWith = async (payload: string) => {
        await page.evaluate((value) => sessionStorage.setItem('kiai.return-to', value), payload)
        const query = new URLSearchParams({ return_to: payload, next: payload, redirect: payload })
        await page.goto(`/auth?${query}`)
      }
      await page.goto('/auth')
      await knockWith('//evil.example/')
      await signIn({ page, words }, account)
      // Whoever is signed in already is sent on the same way at once.
      for (const payload of addresses) {
        await knockWith(payload)
        await expect(page, payload).toHaveURL('/dashboard')
        await expect(page.getByRole('heading', { level: 1, name: account.full_name }), payload).toBeVisible()
      }
    })

    test('never leads away from Kiai after a mailed link either', async ({ page, request, context, words, kiai }) => {
      for (const payload of addresses) {
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
}
