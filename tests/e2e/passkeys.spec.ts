import { addAuthenticator } from './authenticator.ts'
import { expect, test } from './kiai.ts'
import { expectMessage, field, signOut } from './screen.ts'
import { expectSoundScreen } from './sound-screen.ts'
import { fill } from './wording.ts'

test('a passkey is added, signs in without a password, and is removed', { tag: ['@phone', '@proof'] }, async ({
  page,
  words,
  member,
}) => {
  test.slow()
  const screen = { page, words }
  const { passkeys, accounts } = words
  const { setAgreeing } = await addAuthenticator(page)
  const name = fill(passkeys.newName, { number: '1' })
  const card = page.getByRole('region', { name: passkeys.title, exact: true })

  await test.step('adds a passkey in the settings, with the password', async () => {
    await page.goto('/settings')
    await card.getByRole('button', { name: passkeys.add }).click()
    const dialog = page.getByRole('dialog', { name: passkeys.addTitle })
    await field(dialog, accounts.twoFactor.password).fill(member.password)
    await dialog.getByRole('button', { name: passkeys.next }).click()
    await expectMessage(screen, passkeys.addedDone)
    await expect(card.getByText(name, { exact: true })).toBeVisible()
    await expectSoundScreen(page)
  })

  await test.step('signs out, and signs in with the passkey', async () => {
    // Otherwise the suggestions of the e-mail field would use it before the button is pressed.
    await setAgreeing(false)
    await signOut(screen)
    const button = page.getByRole('button', { name: passkeys.signIn.button })
    await expect(button).toBeVisible()
    await expectSoundScreen(page)
    await setAgreeing(true)
    await button.click()
    await expect(page).toHaveURL('/dashboard')
  })

  await test.step('removes the passkey', async () => {
    await page.goto('/settings')
    await card.getByRole('button', { name: fill(passkeys.removeLabel, { name }) }).click()
    const dialog = page.getByRole('dialog', { name: passkeys.removeTitle })
    await field(dialog, accounts.twoFactor.password).fill(member.password)
    await dialog.getByRole('button', { name: passkeys.remove, exact: true }).click()
    await expectMessage(screen, passkeys.removed)
    await expect(card.getByText(name, { exact: true })).toHaveCount(0)
    await expect(card.getByRole('heading', { name: passkeys.title })).toBeFocused()
  })
})
