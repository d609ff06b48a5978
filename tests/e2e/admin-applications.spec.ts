import type { BrowserContext, Locator } from '@playwright/test'
import { LANGUAGES, type Language } from '#contract/language.ts'
import { memberAccount, signInWithCookie } from './accounts.ts'
import { applicant, applyInPage, WRITTEN } from './applicants.ts'
import type { Installation } from './installation.ts'
import { expect, test } from './kiai.ts'
import { expectMessage, field, heading, type Screen } from './screen.ts'
import { expectSoundScreen } from './sound-screen.ts'
import { fill, LANGUAGE_NAMES, turnOf } from './wording.ts'

test.use({ timezoneId: 'UTC', contextOptions: { reducedMotion: 'reduce' } })

async function admitAdmin(context: BrowserContext, kiai: Installation, language: Language = 'en'): Promise<void> {
  await signInWithCookie(context, kiai, await memberAccount(kiai, { membership_type: 'admin', language }))
}

const cardOf = ({ page }: Screen, full_name: string): Locator =>
  page.getByRole('listitem', { name: full_name, exact: true })

function act(scope: Locator, word: string): Locator {
  return scope.getByRole('button', { name: new RegExp(`^${word}`) })
}

async function statusOf({ database }: Installation, user_id: string) {
  const { rows } = await database.query(
    `select p.coach_status, a.status, a.reason from profiles p join coach_applications a on a.user_id = p.user_id
     where p.user_id = $1`,
    [user_id],
  )
  return rows
}

for (const language of LANGUAGES) {
  test.describe(`an admin who speaks ${LANGUAGE_NAMES[language]}`, () => {
    test.use({ language })

    test('reads applications, approves one, and rejects another with a reason', {
      tag: turnOf(language),
    }, async ({ page, context, words, kiai }) => {
      test.slow()
      const screen = { page, words }
      const { pending, reject } = words.admin
      await admitAdmin(context, kiai, language)
      const welcome = await applicant(kiai, `Welcome ${language}`)
      const turnedDown = await applicant(kiai, `Turned Down ${language}`)

      await page.goto('/admin')
      await expect(heading(screen, words.admin.title)).toBeVisible()
      const names = page.getByRole('tabpanel').getByRole('listitem').getByRole('heading')
      await expect(names.first()).toHaveText(turnedDown.full_name)
      const card = cardOf(screen, welcome.full_name)
      for (const written of [welcome.email, WRITTEN.bio, WRITTEN.experience, WRITTEN.motivation, pending.noPicture])
        await expect(card.getByText(written)).toBeVisible()
      await expect(card.getByText(words.specialties.boxing, { exact: true })).toBeVisible()
      await expectSoundScreen(page)

      await act(card, pending.approve).click()
      await expectMessage(screen, pending.approved, fill(pending.approvedText, { name: welcome.full_name }))
      await expect(act(card, pending.approve)).toHaveCount(0)
      await test.step('undoes the approval with the keyboard, and approves again', async () => {
        await expect(act(card, pending.undo)).toBeFocused()
        await page.keyboard.press('Enter')
        await expectMessage(screen, pending.undone, fill(pending.undoneText, { name: welcome.full_name }))
        await act(card, pending.approve).click()
        await expect(act(card, pending.undo)).toBeVisible()
      })
      expect(await statusOf(kiai, welcome.user_id)).toEqual([
        { coach_status: 'approved', status: 'approved', reason: null },
      ])

      await act(cardOf(screen, turnedDown.full_name), pending.reject).click()
      const dialog = page.getByRole('dialog', { name: fill(reject.title, { name: turnedDown.full_name }) })
      await dialog.getByRole('button', { name: reject.submit, exact: true }).click()
      await expect(dialog.getByText(words.errors.problems.required, { exact: true })).toBeVisible()
      await expectSoundScreen(page, 'dialog[open]')
      await field(dialog, reject.reason).fill('Tell us how you teach.')

      await test.step('finds the typed reason after a reload', async () => {
        await page.reload()
        await act(cardOf(screen, turnedDown.full_name), pending.reject).click()
        await expect(field(dialog, reject.reason)).toHaveValue('Tell us how you teach.')
      })

      await dialog.getByRole('button', { name: reject.submit, exact: true }).click()
      await expectMessage(screen, pending.rejected, fill(pending.rejectedText, { name: turnedDown.full_name }))
      await expect(act(cardOf(screen, turnedDown.full_name), pending.undo)).toBeVisible()
      expect(await statusOf(kiai, turnedDown.user_id)).toEqual([
        { coach_status: 'denied', status: 'denied', reason: 'Tell us how you teach.' },
      ])

      await page.getByRole('tab', { name: words.admin.tabs.audit, exact: true }).click()
      const log = page.getByRole('table', { name: words.admin.audit.caption })
      const { approve_coach, reject_coach } = words.admin.audit.action
      // Once before the undo, and once after it.
      await expect(log.getByText(fill(approve_coach, { name: welcome.full_name }))).toHaveCount(2)
      await expect(log.getByText(fill(reject_coach, { name: turnedDown.full_name }))).toBeVisible()
      await expectSoundScreen(page)
    })
  })
}

test.describe('the list of applications', { tag: '@desktop' }, () => {
  test.beforeEach(({ context, kiai }) => admitAdmin(context, kiai))

  test('shows and counts a new application at once', async ({ page, words, kiai, newDevice }) => {
    const elsewhere = await (await newDevice()).newPage()
    await elsewhere.goto('/coach-signup')
    const { rows } = await kiai.database.query(
      `select (select count(*)::int from coach_applications where status = 'pending') as listed,
         (select count(*)::int from profiles where coach_status = 'pending') as counted`,
    )
    const { listed, counted } = rows[0]
    const following = page.waitForResponse('**/api/events')
    await page.goto('/admin')
    await following
    const cards = page.getByRole('tabpanel').getByRole('listitem')
    await expect(cards).toHaveCount(listed)
    await applyInPage(elsewhere)
    // Sooner than the list's own refetch.
    await expect(cards).toHaveCount(listed + 1, { timeout: 7_000 })
    const figures = page.getByRole('region', { name: words.admin.stats.label }).getByRole('listitem')
    await expect(figures.filter({ hasText: words.admin.stats.pending })).toContainText(String(counted + 1))
  })

  test('refetches by itself, for changes without an event', { tag: '@proof' }, async ({ page, words, kiai }) => {
    await page.goto('/admin')
    await expect(heading({ page, words }, words.admin.title)).toBeVisible()
    const newcomer = await applicant(kiai, 'New Comer')
    await expect(cardOf({ page, words }, newcomer.full_name)).toBeVisible({ timeout: 20_000 })
  })
})
