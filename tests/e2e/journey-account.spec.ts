import { firstName } from '#contract/display-name.ts'
import { LANGUAGES } from '#contract/language.ts'
import { nextTotpCode } from '#tests/support/totp.ts'
import { newEmail, PASSWORD } from './accounts.ts'
import { expect, test } from './kiai.ts'
import {
  chooseLanguage,
  expectMessage,
  expectSettingsOf,
  field,
  heading,
  markDocument,
  openNavigation,
  signOut,
} from './screen.ts'
import {
  followMail,
  giveSecondFactor,
  replaceForgottenPassword,
  sendCredentials,
  sendSignUp,
  signIn,
} from './sign-in.ts'
import { switchTwoFactorOff, switchTwoFactorOn } from './two-factor.ts'
import { fill, LANGUAGE_NAMES, turnOf, wordingOf } from './wording.ts'

for (const language of LANGUAGES) {
  test.describe(`someone who speaks ${LANGUAGE_NAMES[language]}`, () => {
    test.use({ language })

    test('signs up, signs in, resets a forgotten password and switches two-factor on', {
      tag: turnOf(language, 'pt'),
    }, async ({ page, context, words }) => {
      test.slow()
      const screen = { page, words }
      const person = { full_name: 'Robin Tester', email: newEmail(), password: PASSWORD }
      const { auth, checkEmail, confirm, toast } = words.accounts

      await test.step('opens the landing page in their language', async () => {
        await page.goto('/')
        await expect(page.locator('html')).toHaveAttribute('lang', language)
        await expect(page).toHaveTitle(words.landing.meta.title)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      })

      await test.step('opens a page that needs a session and is redirected to the sign-in', async () => {
        await page.goto('/settings')
        await expect(page).toHaveURL('/auth')
        await expect(heading(screen, auth.title.fighterSignIn)).toBeVisible()
        await expect(page.locator('html')).toHaveAttribute('lang', language)
      })

      await test.step('goes back to the landing page, and signs up from there', async () => {
        await page.getByRole('link', { name: 'Kiai', exact: true }).click()
        await page.getByRole('banner').getByRole('link', { name: words.landing.bar.signUp, exact: true }).click()
        await expect(heading(screen, auth.title.fighterSignUp)).toBeVisible()
        await sendSignUp(screen, person)
        await expectMessage(screen, toast.checkEmail, toast.checkEmailText)
        await expect(heading(screen, checkEmail.title)).toBeVisible()
        await expect(page.getByText(fill(checkEmail.confirm, person), { exact: true })).toBeVisible()
      })

      await test.step('confirms with the mail in the outbox, and is signed in on the page opened first', async () => {
        await followMail(screen, 'confirm-email')
        await expectMessage(screen, confirm.done)
        await expect(page).toHaveURL('/settings')
        await expectSettingsOf(screen, person)
      })

      await test.step('is signed in in a second tab, and signed out there after signing out in the first', async () => {
        const tab = await context.newPage()
        await tab.goto('/dashboard')
        await expect(tab.getByRole('heading', { level: 1, name: firstName(person.full_name) })).toBeVisible()
        await signOut(screen)
        await expect(tab).toHaveURL('/auth')
        await expectMessage({ page: tab, words }, words.common.session.signedOutElsewhere)
        await tab.close()
      })

      const renewed = { ...person, password: 'hidari-mae-geri-7' }
      await test.step('sets a new password', async () => {
        await replaceForgottenPassword(screen, renewed)
        await sendCredentials(screen, person)
        await expectMessage(screen, toast.signInFailed, words.errors.codes['accounts.credentials-invalid'])
        await signIn(screen, renewed)
        await expect(page.getByRole('heading', { level: 1, name: firstName(person.full_name) })).toBeVisible()
      })

      const twoFactor = await test.step('puts up a second twoFactor', async () => {
        const navigation = await openNavigation(screen)
        await navigation.getByRole('link', { name: words.common.nav.settings }).click()
        return switchTwoFactorOn(screen, renewed.password)
      })

      await test.step('signs in with a code of the app', async () => {
        await signOut(screen)
        await sendCredentials(screen, renewed)
        await giveSecondFactor(screen, { code: nextTotpCode(twoFactor.secret), kind: 'totp' })
        await expect(page).toHaveURL('/dashboard')
      })

      await test.step('signs in with a backup code, which works once', async () => {
        const [code = ''] = twoFactor.backupCodes
        await signOut(screen)
        await sendCredentials(screen, renewed)
        await giveSecondFactor(screen, { code, kind: 'backup' })
        await expect(page).toHaveURL('/dashboard')
        await signOut(screen)
        await sendCredentials(screen, renewed)
        await giveSecondFactor(screen, { code, kind: 'backup' })
        await expectMessage(screen, words.accounts.secondFactor.failed)
        await field(page, words.accounts.secondFactor.backup).fill(twoFactor.backupCodes[1] ?? '')
        await page.getByRole('button', { name: words.accounts.secondFactor.submit }).click()
        await expect(page).toHaveURL('/dashboard')
      })

      await test.step('switches two-factor off', async () => {
        await page.goto('/settings')
        await switchTwoFactorOff(screen, renewed.password)
        await signOut(screen)
        await signIn(screen, renewed)
      })
    })
  })
}

test('switching the language does not reload the page and keeps the input', { tag: '@desktop' }, async ({
  page,
  words,
}) => {
  await page.goto('/auth?mode=sign-up')
  const expectSameDocument = await markDocument(page)
  await field(page, words.accounts.auth.fullName).fill('Robin Tester')
  await field(page, words.accounts.auth.email).fill('robin@people.example')
  await field(page, words.accounts.auth.password).fill(PASSWORD)
  let screen = { page, words }
  for (const language of ['pt', 'es', 'en'] as const) {
    await chooseLanguage(screen, language)
    screen = { page, words: wordingOf(language) }
    const { auth } = screen.words.accounts
    await expect(heading(screen, auth.title.fighterSignUp)).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('lang', language)
    await expect(page).toHaveTitle(`${screen.words.common.page.signUp} · Kiai`)
    await expect(field(page, auth.fullName)).toHaveValue('Robin Tester')
    await expect(field(page, auth.email)).toHaveValue('robin@people.example')
    await expect(field(page, auth.password)).toHaveValue(PASSWORD)
  }
  await expectSameDocument()
})
