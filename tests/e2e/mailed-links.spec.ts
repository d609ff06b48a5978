import { firstName } from '#contract/display-name.ts'
import { memberAccount } from './accounts.ts'
import { expect, test } from './kiai.ts'
import { expectMessage, expectSettingsOf, field, heading, type Screen, signOut } from './screen.ts'
import { confirmWithPassword, mailedLink, signIn } from './sign-in.ts'
import { fill } from './wording.ts'

const NEW_PASSWORD = 'hidari-mae-geri-7'

async function setNewPassword({ page, words }: Screen): Promise<void> {
  await field(page, words.accounts.reset.password).fill(NEW_PASSWORD)
  await page.getByRole('button', { name: words.accounts.reset.submit }).click()
}

test.describe('a link to a new password', { tag: '@desktop' }, () => {
  test('ends the session, returns to the requested page, and works once', async ({ page, request, words, member }) => {
    const screen = { page, words }
    const { reset } = words.accounts
    const { email } = member
    await request.post('/api/accounts/password-reset', { data: { email, return_to: '/settings?from=mail' } })
    const link = await mailedLink(request, email)
    await page.goto(link.href)
    await setNewPassword(screen)
    await expectMessage(screen, reset.done, reset.doneText)
    await expect(page, 'the session that was open has ended').toHaveURL('/auth')
    await signIn(screen, { email, password: NEW_PASSWORD }, '/settings?from=mail')
    await expectSettingsOf(screen, member)

    await page.goto(link.href)
    await setNewPassword(screen)
    await expect(heading(screen, reset.expired)).toBeVisible()
    await expect(page.getByText(reset.expiredText)).toBeVisible()
    await page.getByRole('link', { name: reset.again }).click()
    await expect(page).toHaveURL('/auth/forgot')
  })

  test('signs out only its owner', { tag: '@proof' }, async ({ page, request, words, kiai, member }) => {
    const screen = { page, words }
    const { email } = await memberAccount(kiai)
    await request.post('/api/accounts/password-reset', { data: { email } })
    await page.goto((await mailedLink(request, email)).href)
    await setNewPassword(screen)
    await expectMessage(screen, words.accounts.reset.done)
    await expect(page.getByRole('heading', { level: 1, name: firstName(member.full_name) })).toBeVisible()
    await page.goto('/settings')
    await expectSettingsOf(screen, member)
  })
})

test('an invalid confirmation link can be replaced by a new one, which asks for the password in another browser', {
  tag: ['@desktop', '@proof'],
}, async ({ page, request, words, kiai }) => {
  const screen = { page, words }
  const { auth, checkEmail, confirm } = words.accounts
  const account = await memberAccount(kiai, { confirmed: false })
  const { email } = account
  await page.goto('/auth/confirm?token=worn-out&return_to=/settings')
  await expect(heading(screen, confirm.failed)).toBeVisible()
  await expect(page.getByRole('link', { name: auth.back })).toHaveAttribute('href', '/auth')
  await field(page, auth.email).fill(email)
  await page.getByRole('button', { name: confirm.send }).click()
  await expect(page.getByText(fill(checkEmail.again, { email }), { exact: true })).toBeVisible()
  await page.getByRole('button', { name: auth.back }).click()
  await expect(field(page, auth.email)).toHaveValue(email)

  const link = await mailedLink(request, email)
  await page.goto(link.href)
  await expect(page.getByText(fill(confirm.passwordLead, { email })), 'not the browser that signed up').toBeVisible()
  await expect(page.getByText(confirm.notYou)).toBeVisible()
  await expect(page.getByRole('link', { name: confirm.forgot })).toHaveAttribute('href', '/auth/forgot')
  await confirmWithPassword(screen, 'not-the-one-1')
  await expect(field(page, auth.password)).toHaveAccessibleDescription(words.errors.problems['password-wrong'])
  await expect(field(page, auth.password)).toBeFocused()
  await confirmWithPassword(screen, account.password)
  await expectMessage(screen, confirm.done)
  await expect(page).toHaveURL('/settings')
  await expectSettingsOf(screen, account)

  await signOut(screen)
  await page.goto(link.href)
  await expect(heading(screen, confirm.done), 'confirmed already').toBeVisible()
  await expect(page.getByText(fill(confirm.doneText, { email }))).toBeVisible()
  await page.getByRole('link', { name: confirm.signIn, exact: true }).click()
  await signIn(screen, account, '/settings')
})
