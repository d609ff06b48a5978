import { readFile } from 'node:fs/promises'
import { exportAccount } from '#contract/accounts.ts'
import { readSession } from '#contract/session.ts'
import { loseSessionAt, memberAccount, newEmail, PASSWORD } from './accounts.ts'
import { sendCredentials, sendSignUp } from './door.ts'
import { expect, test } from './kiai.ts'
import { expectMessage, expectSettingsOf, field, heading, messages } from './screen.ts'

// The specification's own words, as it has them in §2, §5 and §8.
const MUST_PROVIDE = 'You must provide either an email or phone number and a password'
const INVALID = 'Invalid email or password. Please check your credentials.'
const UNEXPECTED = 'An unexpected error occurred.'

const someone = () => ({ full_name: 'Robin Tester', email: newEmail(), password: PASSWORD })

test.describe('signing up', { tag: '@desktop' }, () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/auth?mode=sign-up')
    await expect(page.getByRole('heading', { name: 'Join the Warriors' })).toBeVisible()
  })

  test('with an address that is taken', async ({ page, words, kiai }) => {
    const { email } = await memberAccount(kiai)
    await sendSignUp({ page, words }, { ...someone(), email })
    await expectMessage({ page, words }, 'Account exists', 'This email is already registered. Please sign in instead.')
    await expect(field(page, words.accounts.auth.email), 'what was typed stays').toHaveValue(email)
  })

  test('with a password that is too short', async ({ page, words }) => {
    await sendSignUp({ page, words }, { ...someone(), password: 'osu42' })
    const password = field(page, words.accounts.auth.password)
    await expect(password).toHaveAccessibleDescription(/^Use at least 6 characters\./)
    await expect(password).toHaveAttribute('aria-invalid', 'true')
    await expect(password).toBeFocused()
  })

  test('with a password that everybody tries first', async ({ page, words }) => {
    await sendSignUp({ page, words }, { ...someone(), password: 'password1' })
    await expectMessage({ page, words }, 'Sign up failed', words.errors.codes['accounts.password-weak'])
    const password = field(page, words.accounts.auth.password)
    await expect(password).toHaveAccessibleDescription(new RegExp(`^${words.errors.problems['password-common']}`))
    await expect(password).toBeFocused()
  })

  test('with what is no address', async ({ page, words }) => {
    await sendSignUp({ page, words }, { ...someone(), email: 'robin at gym' })
    await expect(field(page, words.accounts.auth.email)).toHaveAccessibleDescription(words.errors.problems.email)
  })

  test('without a name', async ({ page, words }) => {
    await sendSignUp({ page, words }, { ...someone(), full_name: ' ' })
    await expect(field(page, words.accounts.auth.fullName)).toHaveAccessibleDescription(words.errors.problems.required)
    await expect(field(page, words.accounts.auth.fullName)).toBeFocused()
  })

  test('without an address or a password', async ({ page, words }) => {
    await sendSignUp({ page, words }, { ...someone(), email: '', password: '' })
    await expectMessage({ page, words }, 'Sign up failed', MUST_PROVIDE)
    const { auth } = words.accounts
    await expect(field(page, auth.email)).toHaveAccessibleDescription(auth.emailMissing)
    await expect(field(page, auth.password)).toHaveAccessibleDescription(new RegExp(`^${auth.passwordNew}`))
  })

  test('for an address that got too many mails already', async ({ page, request, words }) => {
    const person = someone()
    for (const _ of [1, 2, 3]) await request.post('/api/accounts/password-reset', { data: { email: person.email } })
    await sendSignUp({ page, words }, person)
    const waits = new RegExp(`^${words.errors.codes['accounts.too-many-mails']} .*60`)
    await expectMessage({ page, words }, 'Sign up failed', waits)
  })

  for (const [what, answer] of [
    ['breaks', { status: 500, body: '<h1>Internal Server Error</h1>' }],
    ['answers with rubbish', { status: 201, contentType: 'application/json', body: '{"session":' }],
  ] as const) {
    test(`while the server ${what}`, async ({ page, words }) => {
      await page.route('**/api/accounts/sign-up', (route) => route.fulfill(answer))
      await sendSignUp({ page, words }, someone())
      await expectMessage({ page, words }, 'Error', UNEXPECTED)
    })
  }

  test('works, and asks to look for the mail', async ({ page, words }) => {
    const person = someone()
    await sendSignUp({ page, words }, person)
    await expectMessage({ page, words }, 'Check your email', words.accounts.toast.checkEmailText)
    await expect(heading({ page, words }, 'Check your email')).toBeVisible()
    await page.getByRole('button', { name: words.accounts.checkEmail.resend }).click()
    await expectMessage({ page, words }, words.accounts.toast.resent)
    await page.getByRole('button', { name: words.accounts.auth.back }).click()
    await expect(heading({ page, words }, 'Welcome Back, Warrior')).toBeVisible()
    await expect(field(page, words.accounts.auth.email)).toHaveValue(person.email)
  })

  test('works for coaches in their own words', async ({ page, words }) => {
    await page.goto('/coach-auth')
    await expect(page.getByRole('heading', { name: 'Coach Sign In' })).toBeVisible()
    await page.getByRole('button', { name: words.accounts.auth.signUp, exact: true }).click()
    await expect(page.getByRole('heading', { name: 'Join as Coach' })).toBeVisible()
    await sendSignUp({ page, words }, someone())
    await expectMessage(
      { page, words },
      'Account created successfully',
      'You can now proceed with your coach application.',
    )
    // The screen says the same, and what comes first.
    await expect(page.getByRole('heading', { level: 1, name: 'Account created successfully' })).toBeVisible()
    await expect(
      page.getByRole('main').getByText(/^You can now proceed with your coach application\. First/),
    ).toBeVisible()
  })
})

test.describe('signing in', { tag: '@desktop' }, () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/auth')
    await expect(page.getByRole('heading', { name: 'Welcome Back, Warrior' })).toBeVisible()
  })

  test('with a wrong password, or an address nobody has', async ({ page, words, kiai }) => {
    const { email } = await memberAccount(kiai)
    await sendCredentials({ page, words }, { email, password: 'not-this-one' })
    await expectMessage({ page, words }, 'Sign in failed', INVALID)
    await messages({ page, words }).getByRole('button', { name: words.common.toasts.dismiss }).click()
    await expect(messages({ page, words }).getByText(INVALID)).toBeHidden()
    await sendCredentials({ page, words }, { email: newEmail(), password: PASSWORD })
    await expectMessage({ page, words }, 'Sign in failed', INVALID)
    await sendCredentials({ page, words }, { email, password: PASSWORD })
    await expect(page.getByRole('heading', { level: 1, name: 'Robin Tester' })).toBeVisible()
    expect(await messages({ page, words }).getByText('Sign in failed').count(), 'of a sign-in that worked').toBe(0)
  })

  test('without an address or a password', async ({ page, words }) => {
    await sendCredentials({ page, words }, { email: '', password: PASSWORD })
    await expectMessage({ page, words }, 'Sign in failed', MUST_PROVIDE)
    await expect(field(page, words.accounts.auth.email)).toBeFocused()
    await sendCredentials({ page, words }, { email: newEmail(), password: '' })
    await expectMessage({ page, words }, 'Sign in failed', MUST_PROVIDE)
    await expect(field(page, words.accounts.auth.password)).toBeFocused()
  })

  test('before the address is confirmed; the link can be had again', async ({ page, request, words, kiai }) => {
    const { email, password } = await memberAccount(kiai, { confirmed: false })
    await sendCredentials({ page, words }, { email, password })
    await expectMessage({ page, words }, 'Sign in failed', words.errors.codes['accounts.email-unconfirmed'])
    await expect(page.getByText(words.accounts.unconfirmed.title)).toBeVisible()
    await page.getByRole('button', { name: words.accounts.unconfirmed.resend }).click()
    await expectMessage({ page, words }, words.accounts.toast.resent, words.accounts.toast.resentText)
    const outbox = await request.get('/api/outbox', { params: { to: email } })
    expect(await outbox.json()).toMatchObject({ mails: [{ to: email, template: 'confirm-email' }] })
  })

  test('too often with a wrong password', async ({ page, request, words, kiai }) => {
    const { email, password } = await memberAccount(kiai)
    const tries = Array.from({ length: 10 }, () =>
      request.post('/api/accounts/sign-in', { data: { email, password: 'not-this-one' } }),
    )
    await Promise.all(tries)
    await sendCredentials({ page, words }, { email, password })
    const waits = new RegExp(`^${words.errors.codes['accounts.too-many-tries']} .*15`)
    await expectMessage({ page, words }, 'Sign in failed', waits)
  })

  test('to an account that was closed', async ({ page, words, kiai }) => {
    const { email, password, user_id } = await memberAccount(kiai)
    await kiai.database.query('update users set banned_at = now() where id = $1', [user_id])
    await sendCredentials({ page, words }, { email, password })
    await expectMessage({ page, words }, 'Sign in failed', words.errors.codes['accounts.banned'])
  })

  test('while the server breaks', async ({ page, words }) => {
    await page.route('**/api/accounts/sign-in', (route) => route.fulfill({ status: 500, body: 'broken' }))
    await sendCredentials({ page, words }, someone())
    await expectMessage({ page, words }, 'Error', UNEXPECTED)
  })

  test('while the server is away: a sign-in is sent once, never repeated', async ({ page, words }) => {
    let sent = 0
    await page.route('**/api/accounts/sign-in', (route) => {
      sent += 1
      return route.fulfill({ status: 503, body: 'away' })
    })
    await sendCredentials({ page, words }, someone())
    await expectMessage({ page, words }, 'Sign in failed', words.errors.codes['server.unavailable'])
    expect(sent).toBe(1)
  })
})

test('502, 503 and 504 are asked again until the page is there', { tag: '@desktop' }, async ({
  page,
  member,
  words,
  kiai,
}) => {
  // Else the page tells its own at first, and reads the session once more for that.
  await kiai.database.query(`update profiles set time_zone = 'UTC' where user_id = $1`, [member.user_id])
  const passing = [502, 503, 504]
  let asked = 0
  await page.route(`**${readSession.path}`, (route) => {
    asked += 1
    const status = passing.shift()
    return status ? route.fulfill({ status, body: 'Bad Gateway' }) : route.continue()
  })
  await page.goto('/settings')
  await expect(page.getByText('Loading...')).toBeVisible()
  await expectSettingsOf({ page, words }, member)
  expect(asked).toBe(4)
})

test("one's data is a file, until the session is gone: Auth session missing!", { tag: '@desktop' }, async ({
  page,
  member,
  words,
  kiai,
}) => {
  await page.goto('/settings')
  const exportData = page.getByRole('button', { name: words.accounts.data.export })
  await expect(exportData).toBeVisible()
  const [file] = await Promise.all([page.waitForEvent('download'), exportData.click()])
  expect(file.suggestedFilename()).toBe(words.accounts.data.file)
  await expectMessage({ page, words }, words.accounts.data.exported)
  const { account } = JSON.parse(await readFile(await file.path(), 'utf8')) as { account: Record<string, unknown> }
  expect(account.users).toEqual([expect.objectContaining({ id: member.user_id, email: member.email })])
  expect(account.profiles).toEqual([expect.objectContaining({ user_id: member.user_id })])
  await loseSessionAt(page, exportAccount, kiai, member)
  await exportData.click()
  await expectMessage({ page, words }, words.accounts.data.exportFailed, 'Auth session missing!')
  await expectMessage({ page, words }, words.common.session.expired, words.common.session.expiredHint)
  await expect(page).toHaveURL('/auth')
})

for (const language of ['pt', 'es'] as const) {
  test.describe(`the same in ${language}`, { tag: '@desktop' }, () => {
    test.use({ language })

    test('signing up and in tells what is wrong', async ({ page, words, kiai }) => {
      const screen = { page, words }
      const { auth, toast } = words.accounts
      const { codes, problems } = words.errors
      const { email } = await memberAccount(kiai)
      await page.goto('/auth')
      await expect(heading(screen, auth.title.fighterSignIn)).toBeVisible()
      await sendCredentials(screen, { email: '', password: '' })
      await expectMessage(screen, toast.signInFailed, codes['accounts.credentials-missing'])
      await sendCredentials(screen, { email, password: 'not-this-one' })
      await expectMessage(screen, toast.signInFailed, codes['accounts.credentials-invalid'])

      await page.getByRole('button', { name: auth.signUp, exact: true }).click()
      await expect(heading(screen, auth.title.fighterSignUp)).toBeVisible()
      await sendSignUp(screen, { ...someone(), email })
      await expectMessage(screen, toast.accountExists, codes['accounts.exists'])
      await sendSignUp(screen, { ...someone(), password: 'password1' })
      await expectMessage(screen, toast.signUpFailed, codes['accounts.password-weak'])
      await expect(field(page, auth.password)).toHaveAccessibleDescription(
        new RegExp(`^${problems['password-common']}`),
      )
      await page.route('**/api/accounts/sign-up', (route) => route.fulfill({ status: 500, body: 'broken' }))
      await sendSignUp(screen, someone())
      await expectMessage(screen, words.common.error.title, words.common.error.unexpected)
      await page.unroute('**/api/accounts/sign-up')

      await page.goto('/coach-auth?mode=sign-up')
      await expect(heading(screen, auth.title.coachSignUp)).toBeVisible()
      await sendSignUp(screen, someone())
      await expectMessage(screen, toast.coachCreated, toast.coachCreatedText)
    })
  })
}
