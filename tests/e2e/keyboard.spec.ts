import type { Locator, Page } from '@playwright/test'
import { newEmail, PASSWORD, signInWithCookie } from './accounts.ts'
import { answers, composer, enterWarRoom, expectIdle, log, messagesOf, savedSession, templateCard } from './chat.ts'
import { offer } from './desk.ts'
import { approvedCoach } from './human-coaches.ts'
import { expect, test } from './kiai.ts'
import { expectSettingsOf, field, heading, messages } from './screen.ts'
import { LANGUAGE_NAMES, wordingOf } from './wording.ts'

/** More than any page has: only to end at all. */
const MOST_STEPS = 150

/** Whether the element has the focus. (The browser does not report the focus of a document that was opened from a frame.) */
function hasFocus(target: Locator): Promise<boolean> {
  return target.evaluate((element) => element === element.ownerDocument.activeElement)
}

/** Presses Tab until the element has the focus. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible()
  for (let steps = 0; steps < MOST_STEPS; steps++) {
    if (await hasFocus(target)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`not reached within ${MOST_STEPS} steps: ${target}`)
}

async function press(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target)
  await page.keyboard.press('Enter')
}

async function type(page: Page, target: Locator, text: string): Promise<void> {
  await tabTo(page, target)
  await page.keyboard.type(text)
}

test.describe('with the keyboard alone', { tag: '@desktop' }, () => {
  test('a visitor signs up, confirms and uses the palette and the menu', { tag: '@proof' }, async ({ page, words }) => {
    const screen = { page, words }
    const email = newEmail()
    const { auth, checkEmail, confirm } = words.accounts

    await test.step('signs up', async () => {
      await page.goto('/')
      await press(page, page.getByRole('banner').getByRole('link', { name: words.landing.bar.signUp, exact: true }))
      await expect(heading(screen, auth.title.fighterSignUp)).toBeVisible()
      await type(page, field(page, auth.fullName), 'Robin Tester')
      await type(page, field(page, auth.email), email)
      await type(page, field(page, auth.password), PASSWORD)
      await page.keyboard.press('Enter')
      await expect(heading(screen, checkEmail.title)).toBeVisible()
    })

    await test.step('confirms', async () => {
      await press(page, page.getByRole('link', { name: checkEmail.outbox }))
      const mail = page.getByRole('article').locator('iframe').contentFrame()
      // Like in another browser, where the link asks for the password and then signs in.
      await page.context().clearCookies({ name: /sign_up/ })
      await press(page, mail.getByRole('link', { name: words.mails['confirm-email'].button }))
      await expect(page.getByText(confirm.notYou, { exact: true })).toBeVisible()
      await type(page, field(page, auth.password), PASSWORD)
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL('/dashboard')
      await expect(page.getByRole('heading', { level: 1, name: /, Robin$/ })).toBeVisible()
    })

    await test.step('opens the settings with the palette', async () => {
      await page.keyboard.press('Control+K')
      const palette = page.getByRole('dialog', { name: words.palette.title })
      await expect.poll(() => hasFocus(palette.getByRole('combobox'))).toBe(true)
      const place = await palette.boundingBox()
      await page.keyboard.type(words.common.nav.settings)
      await expect(palette.getByRole('option')).toHaveCount(1)
      expect(await palette.boundingBox(), 'it does not move while someone types').toEqual(place)
      await page.keyboard.press('Enter')
      await expect(palette).toBeHidden()
      await expect(heading(screen, words.common.page.settings)).toBeVisible()
    })

    await test.step('changes the language with the palette', async () => {
      await page.keyboard.press('Control+K')
      await expect(page.getByRole('dialog', { name: words.palette.title })).toBeVisible()
      await page.keyboard.type('portugues')
      await page.keyboard.press('Enter')
      await expect(heading(screen, wordingOf('pt').common.page.settings)).toBeVisible()
    })

    await test.step('changes the language with the menu, which returns the focus', async () => {
      const button = page
        .getByRole('complementary')
        .getByRole('button', { name: wordingOf('pt').common.language.label })
      await press(page, button)
      await expect.poll(() => hasFocus(page.getByRole('menuitemradio', { name: LANGUAGE_NAMES.pt }))).toBe(true)
      await page.keyboard.press('ArrowDown')
      await expect.poll(() => hasFocus(page.getByRole('menuitemradio', { name: LANGUAGE_NAMES.es }))).toBe(true)
      await page.keyboard.press('Enter')
      await expect(heading(screen, wordingOf('es').common.page.settings)).toBeVisible()
      const renamed = page
        .getByRole('complementary')
        .getByRole('button', { name: wordingOf('es').common.language.label })
      await expect.poll(() => hasFocus(renamed)).toBe(true)
    })

    await test.step('signs out', async () => {
      const { nav } = wordingOf('es').common
      await press(page, page.getByRole('complementary').getByRole('button', { name: nav.signOut }))
      await expect(page).toHaveURL('/auth')
    })
  })

  test('the skip link skips the navigation, and Escape closes dialogs and menus', { tag: '@proof' }, async ({
    page,
    member,
    words,
  }) => {
    await page.goto('/settings')
    await expectSettingsOf({ page, words }, member)
    await page.keyboard.press('Tab')
    const skip = page.getByRole('link', { name: words.common.nav.skip })
    await expect(skip).toBeFocused()
    await expect(skip).toBeInViewport()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('main')).toBeFocused()

    const { twoFactor } = words.accounts
    const start = page.getByRole('button', { name: twoFactor.start })
    await press(page, start)
    const dialog = page.getByRole('dialog', { name: twoFactor.setUp })
    await expect(field(dialog, twoFactor.password)).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(start, 'the focus is back where it was').toBeFocused()

    await page.keyboard.press('?')
    const shortcuts = page.getByRole('dialog', { name: words.palette.shortcuts.title })
    await expect(shortcuts).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(shortcuts).toBeHidden()
  })

  test('a visitor applies to coach', { tag: '@proof' }, async ({ page, words }) => {
    const screen = { page, words }
    const { account, form, wizard, review } = words.coachApplications
    await page.goto('/coach-signup')
    await type(page, field(page, account.fullName), 'Robin Tester')
    await type(page, field(page, account.email), newEmail())
    await type(page, field(page, account.password), PASSWORD)
    await type(page, field(page, account.confirm), PASSWORD)
    await page.keyboard.press('Enter')
    await expect(heading(screen, wizard.applicationTitle)).toBeVisible()
    await type(page, field(page, form.bio), 'I teach people who start late.')
    await type(page, field(page, form.experience), 'Twelve years on the mat.')
    for (const specialty of ['boxing', 'wrestling'] as const) {
      await tabTo(page, page.getByRole('checkbox', { name: words.specialties[specialty], exact: true }))
      await page.keyboard.press('Space')
    }
    await type(page, field(page, form.motivation), 'Somebody did it for me.')
    await press(page, page.getByRole('button', { name: form.submit, exact: true }))
    await expect(page.getByText(review.status, { exact: true })).toBeVisible()
    await expect(page.getByRole('main')).toBeFocused()
  })

  test('a member chooses a template, chats, saves the session and opens it again', async ({
    page,
    words,
    member: _,
  }) => {
    const screen = { page, words }
    const { save } = words.warRoom
    await enterWarRoom(screen)
    await press(page, templateCard(screen, 'fight'))
    await expect(answers(screen)).toHaveCount(2)
    await expectIdle(screen)

    await type(page, composer(screen), 'I freeze when the bell rings.')
    await page.keyboard.press('Enter')
    await expect(answers(screen)).toHaveCount(3)
    await expectIdle(screen)
    await expect(composer(screen), 'one can go on at once').toBeFocused()

    await press(page, page.getByRole('button', { name: save.open, exact: true }))
    const dialog = page.getByRole('dialog', { name: save.title })
    await type(page, dialog.getByRole('textbox'), 'The first bell')
    await page.keyboard.press('Enter')
    await expect(dialog).toBeHidden()
    await expect(messagesOf(screen)).toHaveCount(1)

    await press(page, savedSession(screen, 'The first bell').getByRole('button').first())
    await expect(log(screen).getByText('I freeze when the bell rings.', { exact: true })).toBeVisible()
  })

  test('a coach adds a service, hides it, deletes it and undoes the deletion', { tag: '@proof' }, async ({
    page,
    context,
    words,
    kiai,
  }) => {
    const screen = { page, words }
    const { services, form, dialog: box, offer: texts, undo } = words.coachDesk
    await signInWithCookie(context, kiai, await approvedCoach(kiai, { full_name: 'Robin Tester', slug: 'by-keyboard' }))
    await page.goto('/coach-dashboard')
    const add = page.getByRole('button', { name: services.add, exact: true })
    await press(page, add)
    const dialog = page.getByRole('dialog', { name: services.add })
    await type(page, field(dialog, form.title), 'Pad work')
    await type(page, field(dialog, form.description), 'Rounds on the pads.')
    await type(page, field(dialog, form.price), '49.50')
    await press(page, dialog.getByRole('button', { name: box.save, exact: true }))
    await expect(dialog).toHaveCount(0)
    await expect(add, 'the focus is back where it was').toBeFocused()

    const active = offer(screen, 'Pad work').getByRole('switch')
    await tabTo(page, active)
    await page.keyboard.press('Space')
    await expect(active).not.toBeChecked()
    await expect(active).toBeFocused()

    await press(page, offer(screen, 'Pad work').getByRole('button', { name: texts.delete }))
    await expect(page.getByRole('heading', { name: services.title, level: 2 })).toBeFocused()
    await press(page, messages(screen).getByRole('button', { name: undo, exact: true }))
    await expect(offer(screen, 'Pad work')).toBeVisible()
  })
})
