import { type APIRequestContext, expect } from '@playwright/test'
import { expectMessage, field, heading, type Screen } from './screen.ts'

interface Credentials {
  email: string
  password: string
}

/** Fills in and sends the sign-in form that is shown. */
export async function sendCredentials({ page, words }: Screen, { email, password }: Credentials): Promise<void> {
  const { auth } = words.accounts
  await field(page, auth.email).fill(email)
  await field(page, auth.password).fill(password)
  await page.getByRole('button', { name: auth.signIn, exact: true }).click()
}

/** Signs in with the form that is shown, and waits for the expected page. */
export async function signIn(screen: Screen, credentials: Credentials, wanted = '/dashboard'): Promise<void> {
  await sendCredentials(screen, credentials)
  await expect(screen.page).toHaveURL(wanted)
}

export async function sendSignUp({ page, words }: Screen, person: Credentials & { full_name: string }): Promise<void> {
  const { auth } = words.accounts
  await field(page, auth.fullName).fill(person.full_name)
  await field(page, auth.email).fill(person.email)
  await field(page, auth.password).fill(person.password)
  await page.getByRole('button', { name: auth.signUp, exact: true }).click()
}

/** Gives the second factor after the password. */
export async function giveSecondFactor(
  screen: Screen,
  { code, kind }: { code: string; kind: 'totp' | 'backup' },
): Promise<void> {
  const { page, words } = screen
  const { secondFactor } = words.accounts
  await expect(heading(screen, secondFactor.title)).toBeVisible()
  if (kind === 'backup') await page.getByRole('button', { name: secondFactor.toBackup }).click()
  await field(page, secondFactor[kind]).fill(code)
  await page.getByRole('button', { name: secondFactor.submit }).click()
}

/** Opens the mail in the outbox with the link of the current page, and follows its link. */
export async function followMail(
  screen: Screen,
  template: 'confirm-email' | 'confirm-coach-email' | 'reset-password',
): Promise<void> {
  const { page, words } = screen
  const { subject, button } = words.mails[template]
  await page.getByRole('link', { name: words.accounts.checkEmail.outbox }).click()
  const mail = page.getByRole('article', { name: subject, exact: true })
  await mail.locator('iframe').contentFrame().getByRole('link', { name: button, exact: true }).click()
}

/** The link in the newest mail to this address. */
export async function mailedLink(request: APIRequestContext, email: string): Promise<URL> {
  const outbox = await request.get('/api/outbox', { params: { to: email } })
  const { mails } = (await outbox.json()) as { mails: { text: string }[] }
  return new URL(/https?:\/\/\S+/.exec(mails[0]?.text ?? '')?.[0] ?? '')
}

/** Gives the password on the page of a confirmation link, in another browser than the one that signed up. */
export async function confirmWithPassword({ page, words }: Screen, password: string): Promise<void> {
  await field(page, words.accounts.auth.password).fill(password)
  await page.getByRole('button', { name: words.accounts.confirm.submit, exact: true }).click()
}

/** Sets a new password through the mailed link, beginning at the sign-in form. */
export async function replaceForgottenPassword(screen: Screen, { email, password }: Credentials): Promise<void> {
  const { page, words } = screen
  const { auth, forgot, checkEmail, reset } = words.accounts
  await page.getByRole('link', { name: auth.forgot }).click()
  await expect(heading(screen, forgot.title)).toBeVisible()
  await field(page, auth.email).fill(email)
  await page.getByRole('button', { name: forgot.submit }).click()
  await expect(heading(screen, checkEmail.title)).toBeVisible()
  await followMail(screen, 'reset-password')
  await expect(heading(screen, reset.title)).toBeVisible()
  await field(page, reset.password).fill(password)
  await page.getByRole('button', { name: reset.submit }).click()
  await expectMessage(screen, reset.done, reset.doneText)
  await expect(page).toHaveURL('/auth')
}
