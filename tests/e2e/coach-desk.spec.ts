import type { BrowserContext, Locator, Page } from '@playwright/test'
import { LANGUAGES, type Language } from '#contract/language.ts'
import { memberAccount, setCoachStatus, signInWithCookie } from './accounts.ts'
import { dismissMessage } from './chat.ts'
import { fillDesk, offer } from './desk.ts'
import { approvedCoach } from './human-coaches.ts'
import type { Installation } from './installation.ts'
import { expect, test } from './kiai.ts'
import { expectMessage, field, heading, messages, type Screen } from './screen.ts'
import { expectSoundScreen } from './sound-screen.ts'
import { fill, LANGUAGE_NAMES, turnOf } from './wording.ts'

// The currency of a new offer depends on the time zone.
test.use({ contextOptions: { reducedMotion: 'reduce' }, timezoneId: 'UTC' })

/** The same amount as a coach types it, and as members read it. */
const PRICES: Record<Language, { typed: string; shown: RegExp }> = {
  en: { typed: '1,249.50', shown: /\$1,249\.50/ },
  pt: { typed: '1.249,50', shown: /R\$\s1\.249,50/ },
  es: { typed: '1,249.50', shown: /USD\s1,249\.50/ },
}

/** One of the four figures at the top. */
function figure({ page }: Screen, label: string): Locator {
  return page
    .locator('dl > div')
    .filter({ has: page.getByText(label, { exact: true }) })
    .locator('dd')
}

/** How many lines the text has at these widths of the screen. The viewport is restored at the end. */
async function linesAt(page: Page, text: Locator, widths: readonly number[]): Promise<number[]> {
  const before = page.viewportSize()
  const lines: number[] = []
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 })
    lines.push(
      await text.evaluate((element) => {
        const range = document.createRange()
        range.selectNodeContents(element)
        return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size
      }),
    )
  }
  if (before) await page.setViewportSize(before)
  return lines
}

async function coachAtDesk(context: BrowserContext, kiai: Installation, slug: string, language: Language = 'en') {
  const coach = await approvedCoach(kiai, { full_name: 'Robin Tester', slug, language })
  await signInWithCookie(context, kiai, coach)
  return coach
}

for (const language of LANGUAGES) {
  test.describe(`a coach who speaks ${LANGUAGE_NAMES[language]}`, () => {
    test.use({ language })

    test('adds a service, changes, hides and deletes it, and undoes the deletion', {
      tag: turnOf(language),
    }, async ({ page, context, words, kiai }) => {
      test.slow()
      const screen = { page, words }
      const { coachDesk: texts } = words
      const { form, features, services } = texts
      const coach = await coachAtDesk(context, kiai, `desk-service-${language}`, language)
      const dialog = page.getByRole('dialog')

      await test.step('finds an empty desk', async () => {
        await page.goto('/coach-dashboard')
        await expect(heading(screen, texts.title)).toBeVisible()
        await expect(page.getByText(texts.badge.approved, { exact: true })).toBeVisible()
        await expect(figure(screen, texts.stats.services)).toHaveText('0')
        await expect(figure(screen, texts.stats.status)).toHaveText(texts.stats.live)
        expect(
          await linesAt(page, figure(screen, texts.stats.status), [360, 390, 1280]),
          'lines of the status',
        ).toEqual([1, 1, 1])
        await expectSoundScreen(page)
      })

      await test.step('fills in a service, and sees the preview for members', async () => {
        await page.getByRole('button', { name: services.add, exact: true }).click()
        await expect(dialog).toBeVisible()
        await field(dialog, form.title).fill('Pad work')
        await field(dialog, form.description).fill('Rounds on the pads, filmed.')
        await field(dialog, form.sessionMinutes).fill('45')
        await field(dialog, form.price).fill('free')
        await dialog.getByRole('button', { name: texts.dialog.save, exact: true }).click()
        await expect(field(dialog, form.price)).toHaveAccessibleDescription(form.priceProblem.number)
        await field(dialog, form.price).fill(PRICES[language].typed)
        await expect(dialog.getByRole('article', { name: 'Pad work' })).toContainText(PRICES[language].shown)
        await expectSoundScreen(page, 'dialog[open]')
      })

      await test.step('adds the included features with the keyboard', async () => {
        const line = (place: number) =>
          dialog.getByRole('textbox', { name: fill(features.item, { place }), exact: true })
        const byTouch = await page.evaluate(() => matchMedia('(pointer: coarse)').matches)
        await expect(dialog.getByText(features.moveHint)).toBeVisible({ visible: !byTouch })
        await dialog.getByRole('button', { name: features.add, exact: true }).press('Enter')
        await expect(line(1)).toBeFocused()
        await page.keyboard.type('Notes afterwards')
        await page.keyboard.press('Enter')
        await expect(line(2)).toBeFocused()
        await page.keyboard.type('Filmed')
        await page.keyboard.press('Alt+ArrowUp')
        await expect(line(1)).toBeFocused()
        await expect(line(1)).toHaveValue('Filmed')
        await page.keyboard.press('Enter')
        await expect(line(2)).toBeFocused()
        await page.keyboard.press('Backspace')
        await expect(line(3)).toHaveCount(0)
        await expect(dialog.getByRole('article').getByRole('listitem')).toHaveText(['Filmed', 'Notes afterwards'])
      })

      await test.step('finds the draft after a reload', async () => {
        await page.reload()
        await page.getByRole('button', { name: services.resume, exact: true }).click()
        await expect(field(dialog, form.title)).toHaveValue('Pad work')
        await expect(dialog.getByText(texts.dialog.draft, { exact: true })).toBeVisible()
        await dialog.getByRole('button', { name: texts.dialog.save, exact: true }).click()
        await expectMessage(screen, services.saved)
        await expect(dialog).toHaveCount(0)
        await dismissMessage(screen)
        await expect(offer(screen, 'Pad work')).toContainText(PRICES[language].shown)
        await expect(figure(screen, texts.stats.active)).toHaveText('1')
        await expect(page.getByRole('button', { name: services.add, exact: true })).toBeVisible()
        await expectSoundScreen(page)
      })

      await test.step('changes it', async () => {
        await offer(screen, 'Pad work').getByRole('button', { name: texts.offer.edit }).click()
        await field(dialog, form.title).fill('Pad work, filmed')
        await dialog.getByRole('button', { name: texts.dialog.save, exact: true }).click()
        await expectMessage(screen, services.saved)
        await expect(offer(screen, 'Pad work, filmed')).toBeVisible()
        await dismissMessage(screen)
      })

      await test.step('hides it from members', async () => {
        const saved = page.waitForResponse((response) => response.url().endsWith('/active'))
        await offer(screen, 'Pad work, filmed').getByRole('switch').uncheck()
        await saved
        await expect(figure(screen, texts.stats.active)).toHaveText('0')
        await page.reload()
        await expect(offer(screen, 'Pad work, filmed').getByRole('switch')).not.toBeChecked()
      })

      await test.step('deletes it, and undoes the deletion', async () => {
        await offer(screen, 'Pad work, filmed').getByRole('button', { name: texts.offer.delete }).click()
        await expectMessage(screen, services.deleted)
        await expect(offer(screen, 'Pad work, filmed')).toHaveCount(0)
        await messages(screen).getByRole('button', { name: texts.undo, exact: true }).click()
        await expectMessage(screen, services.restored)
        await page.reload()
        await expect(offer(screen, 'Pad work, filmed')).toBeVisible()
      })

      const { rows } = await kiai.database.query(
        'select title, price_minor, features from offers where coach_id = $1',
        [coach.user_id],
      )
      expect(rows).toEqual([
        { title: 'Pad work, filmed', price_minor: 124_950, features: ['Filmed', 'Notes afterwards'] },
      ])
    })
  })
}

test.describe('a coach', { tag: '@desktop' }, () => {
  test('adds a product with its former price, and sees the discount', { tag: '@proof' }, async ({
    page,
    context,
    words,
    kiai,
  }) => {
    const screen = { page, words }
    const { form, products, dialog: box } = words.coachDesk
    await coachAtDesk(context, kiai, 'desk-product')
    await page.goto('/coach-dashboard?tab=products')
    await page.getByRole('button', { name: products.add, exact: true }).click()
    const dialog = page.getByRole('dialog', { name: products.add })
    await field(dialog, form.title).fill('Hand wraps')
    await field(dialog, form.brand).fill('Plain Cotton')
    await field(dialog, form.description).fill('Five metres, machine washable.')
    await field(dialog, form.price).fill('9')
    await field(dialog, form.former).fill('8')
    await dialog.getByRole('button', { name: box.save, exact: true }).click()
    await expect(field(dialog, form.former)).toHaveAccessibleDescription(new RegExp(form.formerProblem))
    await field(dialog, form.former).fill('12')
    await expect(dialog.getByRole('article')).toContainText('25% OFF')
    await dialog.getByRole('button', { name: box.save, exact: true }).click()
    await expectMessage(screen, products.saved)
    await expect(offer(screen, 'Hand wraps')).toContainText('25% OFF')
    await offer(screen, 'Hand wraps').getByRole('button', { name: words.coachDesk.offer.delete }).click()
    await expectMessage(screen, 'Product Deleted')
  })

  test('creates samples, with the texts of the specification', { tag: '@proof' }, async ({
    page,
    context,
    words,
    kiai,
  }) => {
    const screen = { page, words }
    const { services, products, stats, tabs } = words.coachDesk
    await coachAtDesk(context, kiai, 'desk-samples')
    await page.goto('/coach-dashboard')

    await test.step('reads an error when it fails', async () => {
      await page.route('**/samples', (route) => route.fulfill({ status: 500, body: 'broken' }))
      await page.getByRole('button', { name: services.samples, exact: true }).click()
      await expectMessage(screen, 'Failed to create mock services')
      await page.getByRole('tab', { name: tabs.products, exact: true }).click()
      await page.getByRole('button', { name: products.samples, exact: true }).click()
      await expectMessage(screen, 'Failed to create mock products')
      await page.unroute('**/samples')
    })

    await page.getByRole('button', { name: products.samples, exact: true }).click()
    await expectMessage(screen, 'Mock products created successfully!')
    await expect(page.getByRole('tabpanel').getByRole('switch')).toHaveCount(2)
    await page.getByRole('tab', { name: tabs.services, exact: true }).click()
    await page.getByRole('button', { name: services.samples, exact: true }).click()
    await expectMessage(screen, 'Mock services created successfully!')
    await expect(offer(screen, '1-on-1 Private Coaching')).toContainText('$149')
    await expect(offer(screen, 'Group Coaching Session')).toContainText('$79')
    await expect(offer(screen, 'Personal Motivation Shoutout')).toContainText('$39')
    // Samples are inactive: members do not see them.
    await expect(figure(screen, stats.active)).toHaveText('0')
    await expect(page.getByRole('button', { name: services.samples, exact: true })).toHaveCount(0)
    await offer(screen, 'Group Coaching Session').getByRole('button', { name: words.coachDesk.offer.delete }).click()
    await expectMessage(screen, 'Service Deleted')
  })

  test('sees a switch and a deletion undone when the server refuses them', { tag: '@proof' }, async ({
    page,
    context,
    words,
    kiai,
  }) => {
    const screen = { page, words }
    const { offer: texts, services } = words.coachDesk
    await coachAtDesk(context, kiai, 'desk-refused')
    await page.goto('/coach-dashboard')
    await expect(heading(screen, words.coachDesk.title)).toBeVisible()
    await fillDesk(page, ['services'])
    const sample = offer(screen, 'Group Coaching Session')
    await expect(sample.getByRole('switch')).not.toBeChecked()
    await page.route('**/api/coach-desk/offers/**', (route) => route.fulfill({ status: 500, body: 'broken' }))
    await sample.getByRole('switch').click()
    await expectMessage(screen, texts.switchFailed)
    await expect(sample.getByRole('switch')).not.toBeChecked()
    await sample.getByRole('button', { name: texts.delete }).click()
    await expectMessage(screen, services.deleteFailed)
    await expect(sample).toBeVisible()
  })

  test('changes the public profile', async ({ page, context, words, kiai }) => {
    const screen = { page, words }
    const { profile, publicProfile } = words.coachDesk
    await coachAtDesk(context, kiai, 'desk-profile')
    await page.goto('/coach-dashboard?tab=profile')
    await field(page, profile.bio).fill('I teach people who start late.')
    await page.reload()
    await expect(field(page, profile.bio)).toHaveValue('I teach people who start late.')
    await page.getByRole('checkbox', { name: words.specialties.boxing, exact: true }).uncheck()
    await page.getByRole('button', { name: profile.submit, exact: true }).click()
    await expect(page.getByText(profile.tooFew, { exact: true })).toBeVisible()
    await page.getByRole('checkbox', { name: words.specialties.wrestling, exact: true }).check()
    await page.getByRole('button', { name: profile.submit, exact: true }).click()
    await expectMessage(screen, 'Profile updated')
    await page.getByRole('link', { name: publicProfile, exact: true }).click()
    await expect(page).toHaveURL('/coach/desk-profile/profile')
    await expect(page.getByText('I teach people who start late.', { exact: true })).toBeVisible()
  })

  test('reads an error when the list does not load, and Retry loads it', { tag: '@proof' }, async ({
    page,
    context,
    words,
    kiai,
  }) => {
    await coachAtDesk(context, kiai, 'desk-broken')
    await page.route('**/api/coach-desk', (route) => route.fulfill({ status: 500, body: 'broken' }))
    await page.goto('/coach-dashboard')
    await expect(page.getByText(words.common.error.load, { exact: true })).toBeVisible()
    await page.unroute('**/api/coach-desk')
    await page.getByRole('button', { name: words.common.action.retry, exact: true }).click()
    await expect(page.getByRole('button', { name: words.coachDesk.services.samples, exact: true })).toBeVisible()
  })
})

test.describe('the coach dashboard', { tag: '@desktop' }, () => {
  test('refuses members, with the text of the specification', { tag: '@proof' }, async ({ page, member, kiai }) => {
    for (const status of [null, 'pending', 'denied'] as const) {
      if (status) await setCoachStatus(kiai, member, status)
      await page.goto('/coach-dashboard')
      await expect(page).toHaveURL('/')
      await expect(page.getByText('Access Denied', { exact: true })).toBeVisible()
      await expect(
        page.getByText('You need to be an approved coach to access this dashboard.', { exact: true }),
      ).toBeVisible()
    }
  })

  test('redirects visitors to the sign-in', { tag: '@proof' }, async ({ page }) => {
    await page.goto('/coach-dashboard')
    await expect(page).toHaveURL('/auth')
  })

  test('tells an admin who is not an approved coach', { tag: '@proof' }, async ({ page, context, words, kiai }) => {
    await signInWithCookie(context, kiai, await memberAccount(kiai, { membership_type: 'admin' }))
    await page.goto('/coach-dashboard')
    await expect(page.getByText('Pending Approval', { exact: true })).toBeVisible()
    await expect(figure({ page, words }, words.coachDesk.stats.status)).toHaveText(words.coachDesk.stats.notLive)
  })
})
