import { LANGUAGES } from '#contract/language.ts'
import { memberAccount, newEmail, PASSWORD, setCoachStatus, signInWithCookie } from './accounts.ts'
import { choose, sendAccount, submit, WRITTEN, write } from './coach-wizard.ts'
import { expect, test } from './kiai.ts'
import { expectMessage, field, heading } from './screen.ts'
import { followMail, sendCredentials } from './sign-in.ts'
import { expectSoundScreen } from './sound-screen.ts'
import { fill, LANGUAGE_NAMES, turnOf } from './wording.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

for (const language of LANGUAGES) {
  test.describe(`a visitor who speaks ${LANGUAGE_NAMES[language]}`, () => {
    test.use({ language })

    test('applies with the wizard, loses no input, and finds the application in review', {
      tag: turnOf(language),
    }, async ({ page, words, kiai }) => {
      test.slow()
      const screen = { page, words }
      const { coachApplications: texts } = words
      const person = { full_name: 'Robin Tester', email: newEmail(), password: PASSWORD }

      await test.step('opens the wizard from the landing page', async () => {
        await page.goto('/')
        await page.getByRole('link', { name: words.landing.bar.becomeCoach, exact: true }).first().click()
        await expect(page).toHaveURL('/coach-signup')
        await expect(heading(screen, texts.wizard.accountTitle)).toBeVisible()
        await expectSoundScreen(page)
      })

      await test.step('goes to the second step and back: the typed account is kept', async () => {
        await sendAccount(screen, person)
        await expectSoundScreen(page)
        await page.getByRole('button', { name: texts.form.back, exact: true }).click()
        await expect(field(page, texts.account.fullName)).toHaveValue(person.full_name)
        await expect(field(page, texts.account.email)).toHaveValue(person.email)
        await expect(field(page, texts.account.password)).toHaveValue(person.password)
        await expect(field(page, texts.account.confirm)).toHaveValue(person.password)
        await page.getByRole('button', { name: texts.account.next, exact: true }).click()
      })

      await test.step('cannot send it before two specialties are chosen', async () => {
        await write(screen)
        await field(page, texts.form.motivation).clear()
        const button = page.getByRole('button', { name: texts.form.submit, exact: true })
        await choose(screen, ['boxing'])
        await expect(button).toBeDisabled()
        await expect(page.getByText(texts.form.tooFew, { exact: true })).toBeVisible()
        await expect(page.getByRole('checkbox')).toHaveCount(14)
        await choose(screen, ['mental-performance'])
        await expect(button).toBeEnabled()
        await expect(page.getByText(texts.form.tooFew, { exact: true })).toHaveCount(0)
        const counted = fill(texts.form.bioHint, { limit: 100, typed: WRITTEN.bio.length })
        await expect(page.getByText(counted, { exact: true })).toBeVisible()
      })

      await test.step('continues here after a reload; only the password, which is not stored, is asked for again', async () => {
        // The last input before the reload must also be kept.
        await field(page, texts.form.motivation).fill(WRITTEN.motivation)
        await page.reload()
        await expect(heading(screen, texts.wizard.applicationTitle)).toBeVisible()
        await expect(field(page, texts.form.bio)).toHaveValue(WRITTEN.bio)
        await expect(field(page, texts.form.motivation)).toHaveValue(WRITTEN.motivation)
        await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(2)
        const stored = await page.evaluate(() => JSON.stringify([{ ...sessionStorage }, { ...localStorage }]))
        expect(stored).toContain(person.email)
        expect(stored).not.toContain(person.password)
        await submit(screen)
        await expect(field(page, texts.account.password)).toBeFocused()
        await field(page, texts.account.password).fill(person.password)
        await field(page, texts.account.confirm).fill(person.password)
        await expectSoundScreen(page)
      })

      await test.step('sends it, and reads the next steps', async () => {
        await submit(screen)
        await expectMessage(screen, texts.toast.submitted, texts.toast.submittedText)
        await expect(heading(screen, texts.wizard.submittedTitle)).toBeVisible()
        await expect(page.getByText(texts.review.status, { exact: true })).toBeVisible()
        await expect(page.getByText(texts.review.text, { exact: true })).toBeVisible()
        await expectSoundScreen(page)
        await page.reload()
        await expect(page.getByText(texts.review.status, { exact: true })).toBeVisible()
        const { rows } = await kiai.database.query(
          `select p.coach_status, membership_type_of(p.role, p.elite_until) as membership_type, a.motivation, a.specialties
             from users u join profiles p on p.user_id = u.id join coach_applications a on a.user_id = u.id
            where u.email = $1`,
          [person.email],
        )
        expect(rows).toEqual([
          {
            coach_status: 'pending',
            membership_type: 'free_member',
            motivation: WRITTEN.motivation,
            specialties: ['mental-performance', 'boxing'],
          },
        ])
      })

      await test.step('confirms the address, is signed in, and finds the application in review', async () => {
        await followMail(screen, 'confirm-coach-email')
        await expect(page).toHaveURL('/dashboard')
        await expect(page.getByText(words.profile.application.pending.badge, { exact: true })).toBeVisible()
        await page.getByRole('link', { name: words.profile.application.pending.open, exact: true }).click()
        await expect(page).toHaveURL('/internal-coach-signup')
        await expect(page.getByText(texts.review.status, { exact: true })).toBeVisible()
        await expectSoundScreen(page)
      })
    })
  })
}

test.describe('the wizard shows the texts of the specification for', { tag: '@desktop' }, () => {
  test.beforeEach(({ page }) => page.goto('/coach-signup'))

  test('different passwords, and a password that is too short', { tag: '@proof' }, async ({ page, words }) => {
    const screen = { page, words }
    const { account } = words.coachApplications
    await field(page, 'Full Name').fill('Robin Tester')
    await field(page, 'Email').fill(newEmail())
    await field(page, 'Password').fill(PASSWORD)
    await field(page, 'Confirm Password').fill(`${PASSWORD}x`)
    await page.getByRole('button', { name: account.next, exact: true }).click()
    await expectMessage(screen, 'Password Mismatch', 'Passwords do not match. Please try again.')
    await expect(field(page, 'Confirm Password')).toBeFocused()
    await field(page, 'Password').fill('osu42')
    await field(page, 'Confirm Password').fill('osu42')
    await page.getByRole('button', { name: account.next, exact: true }).click()
    await expectMessage(screen, 'Weak Password', 'Password must be at least 6 characters long.')
    await field(page, 'Password').fill('121212')
    await field(page, 'Confirm Password').fill('121212')
    await page.getByRole('button', { name: account.next, exact: true }).click()
    const guessed = new RegExp(`^${words.errors.problems['password-pattern']}`)
    await expect(field(page, 'Password'), 'before anything is sent').toHaveAccessibleDescription(guessed)
    await expect(field(page, 'Password')).toBeFocused()
  })

  test('an address that has an account; after signing in, the application continues with its input', {
    tag: '@proof',
  }, async ({ page, words, kiai }) => {
    const screen = { page, words }
    const known = await memberAccount(kiai)
    await sendAccount(screen, known)
    await write(screen)
    await choose(screen)
    await submit(screen)
    await expectMessage(screen, 'Error', 'This email is already registered. Please sign in instead.')
    await page
      .getByRole('main')
      .getByRole('link', { name: words.coachApplications.account.signIn, exact: true })
      .click()
    await sendCredentials(screen, known)
    await expect(page).toHaveURL('/internal-coach-signup')
    await expect(field(page, words.coachApplications.form.bio)).toHaveValue(WRITTEN.bio)
    await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(2)
    await submit(screen)
    await expectMessage(screen, 'Application Submitted!', "You'll be notified once it's approved.")
  })

  test('a server error, and keeps the input', { tag: '@proof' }, async ({ page, words }) => {
    const screen = { page, words }
    await sendAccount(screen, { full_name: 'Robin Tester', email: newEmail(), password: PASSWORD })
    await write(screen)
    await choose(screen)
    await page.route('**/api/coach-applications/sign-up', (route) => route.fulfill({ status: 500, body: 'broken' }))
    await submit(screen)
    await expectMessage(screen, 'Error', 'Failed to create account. Please try again.')
    await expect(field(page, words.coachApplications.form.motivation)).toHaveValue(WRITTEN.motivation)
  })

  test('a common password that only the server refuses, at the first step', { tag: '@proof' }, async ({
    page,
    words,
  }) => {
    const screen = { page, words }
    await sendAccount(screen, { full_name: 'Robin Tester', email: newEmail(), password: 'password' })
    await write(screen)
    await choose(screen)
    await submit(screen)
    await expect(heading(screen, words.coachApplications.wizard.accountTitle)).toBeVisible()
    await expect(field(page, 'Password')).toHaveValue('password')
    await expect(field(page, 'Password')).toBeFocused()
    const common = new RegExp(`^${words.errors.problems['password-common']}`)
    await expect(field(page, 'Password')).toHaveAccessibleDescription(common)
  })
})

test.describe('a member', { tag: '@desktop' }, () => {
  test('who signs in as a coach, or opens the wizard, applies with the existing account', { tag: '@proof' }, async ({
    page,
    words,
    kiai,
  }) => {
    const screen = { page, words }
    await page.goto('/coach-auth')
    await sendCredentials(screen, await memberAccount(kiai))
    await expect(page).toHaveURL('/internal-coach-signup')
    await page.goto('/coach-signup')
    await expect(page).toHaveURL('/internal-coach-signup')
  })

  test('finds the form in the settings, keeps the draft after a reload, and applies', async ({
    page,
    words,
    member,
  }) => {
    const screen = { page, words }
    const { coachApplications: texts } = words
    await page.goto('/settings')
    await page.getByRole('link', { name: words.profile.application.invitation.open, exact: true }).click()
    await expect(field(page, texts.account.fullName)).toHaveValue(member.full_name)
    await choose(screen)
    await write(screen)
    await page.reload()
    await expect(field(page, texts.form.experience)).toHaveValue(WRITTEN.experience)
    await expect(field(page, texts.form.motivation)).toHaveValue(WRITTEN.motivation)
    await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(2)

    await test.step('an error is shown, and the input is kept', async () => {
      await page.route('**/api/coach-applications', (route) => route.fulfill({ status: 500, body: 'broken' }))
      await submit(screen)
      await expectMessage(screen, 'Failed to submit application. Please try again.')
      await expect(field(page, texts.form.bio)).toHaveValue(WRITTEN.bio)
      await page.unroute('**/api/coach-applications')
    })

    await submit(screen)
    await expectMessage(screen, 'Application Submitted!', "You'll be notified once it's approved.")
    await expect(page.getByText('Pending Review', { exact: true })).toBeVisible()
    await expect(page.getByText(/2-3 business days/)).toBeVisible()
    await page.goto('/settings')
    await expect(page.getByText('In Review', { exact: true })).toBeVisible()
    await expect(page.getByRole('link', { name: words.profile.application.invitation.open, exact: true })).toHaveCount(
      0,
    )
  })

  test('whose application was sent in another tab is told, and sees it', { tag: '@proof' }, async ({
    page,
    words,
    member,
    kiai,
  }) => {
    const screen = { page, words }
    await page.goto('/internal-coach-signup')
    await write(screen)
    await choose(screen)
    // At the moment of sending: earlier the open page would have received the event and closed the form.
    await page.route('**/api/coach-applications', async (route) => {
      await setCoachStatus(kiai, member, 'pending')
      await route.continue()
    })
    await submit(screen)
    await expectMessage(screen, 'Failed to submit application. Please try again.')
    await expect(page.getByText('Pending Review', { exact: true })).toBeVisible()
  })

  test('who was denied reads the reason, and applies again with the previous input', { tag: '@proof' }, async ({
    page,
    words,
    member,
    kiai,
  }) => {
    const screen = { page, words }
    const { denied, form, member: own } = words.coachApplications
    await setCoachStatus(kiai, member, 'denied')
    await kiai.database.query(
      `insert into coach_applications (user_id, full_name, bio, experience, specialties, motivation, status, reason, decided_at)
       values ($1, 'Robin Tester', $2, $3, $4, $5, 'denied', 'Tell us where you taught.', now())`,
      [member.user_id, WRITTEN.bio, WRITTEN.experience, ['boxing', 'mma'], WRITTEN.motivation],
    )
    await page.goto('/dashboard')
    await page.getByRole('link', { name: words.profile.application.denied.open, exact: true }).click()
    await expect(page.getByText('Application Denied', { exact: true })).toBeVisible()
    await expect(page.getByText(denied.reason, { exact: true })).toBeVisible()
    await expect(page.getByText('Tell us where you taught.', { exact: true })).toBeVisible()
    await expect(page.getByRole('heading', { name: own.again, exact: true })).toBeVisible()
    await expect(field(page, form.bio)).toHaveValue(WRITTEN.bio)
    await field(page, form.experience).fill('Six years at the Hafenring gym.')
    await submit(screen)
    await expectMessage(screen, 'Application Submitted!')
    await expect(page.getByText('Pending Review', { exact: true })).toBeVisible()
  })

  test('who is already a coach gets a link to the coach dashboard', { tag: '@proof' }, async ({
    page,
    context,
    words,
    kiai,
  }) => {
    const coach = await memberAccount(kiai, { membership_type: 'coach' })
    await setCoachStatus(kiai, coach, 'approved')
    await signInWithCookie(context, kiai, coach)
    await page.goto('/internal-coach-signup')
    await page.getByRole('main').getByRole('link', { name: words.coachApplications.coach.open, exact: true }).click()
    await expect(page).toHaveURL('/coach-dashboard')
  })
})
