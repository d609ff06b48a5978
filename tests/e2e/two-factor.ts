import { expect } from '@playwright/test'
import { totpCode } from '#tests/support/totp.ts'
import { expectMessage, field, type Screen } from './screen.ts'

/** Switches two-factor on in the settings: password, secret for the app, code from the app, backup codes. */
export async function switchTwoFactorOn(screen: Screen, password: string) {
  const { page, words } = screen
  const { twoFactor } = words.accounts
  const card = page.getByRole('region', { name: twoFactor.title })
  await card.getByRole('button', { name: twoFactor.start }).click()
  const dialog = page.getByRole('dialog', { name: twoFactor.setUp })
  await field(dialog, twoFactor.password).fill(password)
  await dialog.getByRole('button', { name: twoFactor.next }).click()
  await expect(dialog.getByRole('img', { name: twoFactor.qr })).toBeVisible()
  const secret = (await dialog.getByRole('code').innerText()).replaceAll(/\s/g, '')
  await field(dialog, twoFactor.code).fill(totpCode(secret))
  await dialog.getByRole('button', { name: twoFactor.finish }).click()
  const kept = page.getByRole('dialog', { name: twoFactor.codes })
  await expect(kept.getByRole('listitem')).toHaveCount(10)
  const backupCodes = await kept.getByRole('listitem').allInnerTexts()
  await kept.getByRole('button', { name: twoFactor.codesDone }).click()
  await expectMessage(screen, twoFactor.onDone)
  await expect(card.getByText(twoFactor.on, { exact: true })).toBeVisible()
  return { secret, backupCodes }
}

export async function switchTwoFactorOff(screen: Screen, password: string): Promise<void> {
  const { page, words } = screen
  const { twoFactor } = words.accounts
  const card = page.getByRole('region', { name: twoFactor.title })
  await card.getByRole('button', { name: twoFactor.stop }).click()
  const dialog = page.getByRole('dialog', { name: twoFactor.stopTitle })
  await field(dialog, twoFactor.password).fill(password)
  await dialog.getByRole('button', { name: twoFactor.stop }).click()
  await expectMessage(screen, twoFactor.offDone)
  await expect(card.getByText(twoFactor.off, { exact: true })).toBeVisible()
}
