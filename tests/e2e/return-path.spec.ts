import { memberAccount } from './accounts.ts'
import { sendCredentials, signIn } from './door.ts'
import { expect, test } from './kiai.ts'

/** Each would lead to another site if it were followed as it stands. */
const ELSEWHERE = [
  'https://evil.example/',
  '//evil.example/',
  '///evil.example/',
  '/\\evil.example/',
  '\\\\evil.example/',
  '/%5Cevil.example/',
  '/%2Fevil.example/',
  '/\t/evil.example/',
  'javascript:alert(1)',
  'data:text/html,evil',
  'http:evil.example',
  '@evil.example',
  '/.//evil.example/',
  '/..//evil.example/',
  'https:%2F%2Fevil.example',
  ' //evil.example',
]

test.describe('signing in', { tag: '@desktop' }, () => {
  test('leads back to the very address that was asked for', async ({ page, words, kiai }) => {
    const account = await memberAccount(kiai)
    await page.goto('/settings?from=mail#devices')
    await expect(page).toHaveURL('/auth')
    await signIn({ page, words }, account, '/settings?from=mail#devices')
  })

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
    for (const payload of ELSEWHERE) {
      await knockWith(payload)
      await expect(page, payload).toHaveURL('/dashboard')
      await expect(page.getByRole('heading', { level: 1, name: account.full_name }), payload).toBeVisible()
    }
  })

  test('never leads away from Kiai after a mailed link either', async ({ page, request, context, words, kiai }) => {
    for (const payload of ELSEWHERE.slice(0, 3)) {
      const account = await memberAccount(kiai, { confirmed: false })
      const { email } = account
      await request.post('/api/accounts/confirmation', { data: { email, return_to: payload } })
      const outbox = await request.get('/api/outbox', { params: { to: email } })
      const { mails } = (await outbox.json()) as { mails: { text: string }[] }
      const link = new URL(/https?:\/\/\S+/.exec(mails[0]?.text ?? '')?.[0] ?? '')
      expect(link.searchParams.get('return_to')).toBeNull()
      link.searchParams.set('return_to', payload)
      await page.goto(link.href)
      await page.getByRole('link', { name: words.accounts.confirm.signIn, exact: true }).click()
      await sendCredentials({ page, words }, account)
      await expect(page, payload).toHaveURL('/dashboard')
      await context.clearCookies({ name: /session/ })
    }
  })
})
