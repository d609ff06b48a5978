import { randomUUID } from 'node:crypto'
import { type FakeOidc, startFakeOidc } from '#tests/support/fake-oidc.ts'
import { install } from './installation.ts'
import { test as base, expect } from './kiai.ts'
import { expectMessage, expectSettingsOf, signOut } from './screen.ts'
import { expectSoundScreen } from './sound-screen.ts'
import { fill } from './wording.ts'

const test = base.extend<object, { oidc: FakeOidc }>({
  oidc: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern which fixtures are needed
    async ({}, use) => {
      const oidc = await startFakeOidc()
      await use(oidc)
      await oidc.close()
    },
    { scope: 'worker' },
  ],
  kiai: [
    async ({ oidc }, use) => {
      const installation = await install(oidc.settings)
      await use(installation)
      await installation.close()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
})

test('a visitor signs up with the provider, signs out, and signs in with it again', {
  tag: ['@phone', '@proof'],
}, async ({ page, words, complaints, oidc }) => {
  test.slow()
  complaints.allow(oidc.issuer)
  const screen = { page, words }
  const { identityProvider } = words
  const name = oidc.settings.OIDC_NAME
  const email = `${randomUUID()}@people.example`
  const button = page.getByRole('button', { name: fill(identityProvider.continue, { name }) })

  await test.step('cancels at the provider, and reads so on the sign-in page', async () => {
    await page.goto('/settings')
    await expect(button).toBeVisible()
    await expectSoundScreen(page)
    oidc.misbehave({ answer: ({ state = '' }) => ({ error: 'access_denied', error_description: 'Evil words', state }) })
    await button.click()
    await expect(page).toHaveURL('/auth')
    await expect(page.getByRole('alert')).toHaveText(fill(identityProvider.callback.cancelledSignIn, { name }))
    await expect(page.getByText('Evil words')).toHaveCount(0)
    oidc.behave()
  })

  await test.step('signs up, and reaches the page opened first', async () => {
    await page.getByRole('button', { name: words.accounts.auth.signUp, exact: true }).click()
    oidc.signIn({ sub: randomUUID(), email, email_verified: true, name: 'Robin Provided' })
    await button.press('Enter')
    await expect(page).toHaveURL('/settings')
    await expectSettingsOf(screen, { email })
  })

  await test.step('finds a card for it in the settings, and cannot remove the only way to sign in', async () => {
    const card = page.getByRole('region', { name: fill(identityProvider.card.title, { name }), exact: true })
    await expect(card.getByText(email, { exact: true })).toBeVisible()
    await card.getByRole('button', { name: identityProvider.card.unlink, exact: true }).click()
    const dialog = page.getByRole('dialog', { name: fill(identityProvider.card.unlinkTitle, { name }) })
    await expectSoundScreen(page)
    await dialog.getByRole('button', { name: identityProvider.card.unlink, exact: true }).click()
    await expect(card.getByText(identityProvider.card.lastWay, { exact: true })).toBeVisible()
    await card.getByRole('button', { name: identityProvider.noPassword.send }).click()
    await expectMessage(screen, identityProvider.noPassword.sent)
    await expectSoundScreen(page)
  })

  await test.step('signs out, and signs in again', async () => {
    await signOut(screen)
    await button.click()
    await expect(page).toHaveURL('/dashboard')
  })
})
