import { readFile } from 'node:fs/promises'
import type { Locator } from '@playwright/test'
import { LANGUAGES, type Language } from '#contract/language.ts'
import { expect, test } from './kiai.ts'
import { askInPage, keepInPage } from './plans.ts'
import { expectMessage, field, heading, messages, type Screen } from './screen.ts'
import { expectSoundScreen } from './sound-screen.ts'
import { fill, LANGUAGE_NAMES, turnOf } from './wording.ts'

test.use({ timezoneId: 'UTC', contextOptions: { reducedMotion: 'reduce' } })

function progress({ words }: Screen, language: Language, done: number, count: number): string {
  const { progress_one, progress_other } = words.plans.card
  // Zero takes the plural.
  const form = count === 0 ? 'other' : new Intl.PluralRules(language).select(count)
  return fill(form === 'one' ? progress_one : progress_other, { done, count })
}

const planCard = ({ page }: Screen, title: string): Locator => page.getByRole('listitem', { name: title, exact: true })

for (const language of LANGUAGES) {
  test.describe(`a member who speaks ${LANGUAGE_NAMES[language]}`, () => {
    test.use({ language })

    test('keeps a plan, ticks steps off on two pages, changes, exports and deletes it', {
      tag: turnOf(language, 'pt'),
    }, async ({ page, words, member, kiai }) => {
      test.slow()
      const screen = { page, words }
      const { plans } = words

      await page.goto('/plans')
      await expect(heading(screen, plans.title)).toBeVisible()
      await expect(page.getByRole('heading', { name: plans.empty.title, exact: true })).toBeVisible()
      await expectSoundScreen(page)

      const { answer_id } = await askInPage(page, language)
      const { title, steps } = await keepInPage(page, answer_id)
      const [first, second] = steps
      if (!first || !second) throw new Error('the plan has too few steps')
      await page.reload()
      const card = planCard(screen, title)

      await test.step('ticks the first step off', async () => {
        await expect(card.getByText(progress(screen, language, 0, steps.length), { exact: true })).toBeVisible()
        await expectSoundScreen(page)
        await card.getByRole('checkbox', { name: first.text, exact: true }).check()
        await expect(card.getByText(progress(screen, language, 1, steps.length), { exact: true })).toBeVisible()
        const { rows } = await kiai.database.query(
          `select count(*)::int as count from activities where user_id = $1 and kind = 'plan_step'`,
          [member.user_id],
        )
        expect(rows).toEqual([{ count: 1 }])
      })

      await test.step('finds the next step on the dashboard, ticks it off there, and undoes it', async () => {
        await page.goto('/dashboard')
        const next = page.getByRole('region', { name: plans.next.title, exact: true })
        await expect(next.getByRole('checkbox', { name: first.text, exact: true })).toHaveCount(0)
        await expectSoundScreen(page)
        // `check` would wait for the state of a checkbox that leaves the list when it is ticked.
        await next.getByRole('checkbox', { name: second.text, exact: true }).click()
        await expectMessage(screen, plans.toast.ticked)
        await expect(page.getByRole('checkbox', { name: second.text, exact: true })).toHaveCount(0)
        await messages(screen).getByRole('button', { name: plans.toast.undo, exact: true }).click()
        await expect(next.getByRole('checkbox', { name: second.text, exact: true })).not.toBeChecked()
        await next.getByRole('link', { name: plans.next.all, exact: true }).click()
        await expect(heading(screen, plans.title)).toBeVisible()
      })

      await test.step('changes the text and the date of a step', async () => {
        await card.getByRole('button', { name: fill(plans.step.edit, { text: second.text }), exact: true }).click()
        const dialog = page.getByRole('dialog', { name: plans.edit.title })
        await field(dialog, plans.edit.text).fill('   ')
        await dialog.getByRole('button', { name: plans.edit.save, exact: true }).click()
        await expect(dialog.getByText(words.errors.problems.required, { exact: true })).toBeVisible()
        await expectSoundScreen(page, 'dialog[open]')
        await field(dialog, plans.edit.text).fill('10 × 400 m')
        await field(dialog, plans.edit.due).fill('2031-05-17')
        await dialog.getByRole('button', { name: plans.edit.save, exact: true }).click()
        await expectMessage(screen, plans.toast.changed)
        await expect(dialog).toHaveCount(0)
        await messages(screen).getByRole('button', { name: words.common.toasts.dismiss, exact: true }).click()
        await expect(card.getByRole('checkbox').last()).toHaveAccessibleName('10 × 400 m')
      })

      await test.step('finishes the plan, which is celebrated, and opens a step again', async () => {
        const kept = page.getByRole('region', { name: plans.finished.title, exact: true })
        for (const box of await card.getByRole('checkbox').all()) if (!(await box.isChecked())) await box.click()
        const moment = page.getByRole('dialog', { name: plans.finished.eyebrow, exact: true })
        await expect(moment.getByRole('heading')).toContainText(title)
        await expectSoundScreen(page, 'dialog[open]')
        await moment.getByRole('button', { name: plans.finished.close, exact: true }).click()
        await expect(kept.getByRole('heading', { name: title, exact: true })).toBeFocused()
        await kept.getByRole('checkbox', { name: first.text, exact: true }).click()
        await expect(kept).toHaveCount(0)
        await expect(card).toBeVisible()
      })

      await test.step('exports it to a calendar', async () => {
        const arriving = page.waitForEvent('download')
        await card.getByRole('link', { name: plans.card.calendar }).click()
        const download = await arriving
        expect(download.suggestedFilename()).toBe('kiai-plan.ics')
        const file = await readFile(await download.path(), 'utf8')
        const event = file.split('BEGIN:VEVENT').find((text) => text.includes('SUMMARY:10 × 400 m\r\n'))
        expect(event).toContain('DTSTART;VALUE=DATE:20310517\r\n')
      })

      await test.step('deletes it', async () => {
        await card.getByRole('button', { name: plans.card.delete }).click()
        const dialog = page.getByRole('dialog', { name: plans.delete.title })
        await expectSoundScreen(page, 'dialog[open]')
        await dialog.getByRole('button', { name: plans.delete.submit, exact: true }).click()
        await expectMessage(screen, plans.toast.deleted)
        await expect(page.getByRole('heading', { name: plans.empty.title, exact: true })).toBeVisible()
        await expect(heading(screen, plans.title)).toBeFocused()
      })
    })
  })
}

test('a change of a plan that the server refuses is undone on the page, with an error', {
  tag: ['@desktop', '@proof'],
}, async ({ page, words, member: _member }) => {
  const screen = { page, words }
  const { plans } = words
  await page.goto('/plans')
  const { answer_id } = await askInPage(page)
  const { title, steps } = await keepInPage(page, answer_id)
  const text = steps[0]?.text ?? ''
  await page.reload()
  const box = planCard(screen, title).getByRole('checkbox', { name: text, exact: true })
  await expect(box).toBeVisible()
  await page.route('**/api/plans/**', (route) => route.fulfill({ status: 500, body: 'broken' }))

  await box.click()
  await expectMessage(screen, plans.toast.tickFailed)
  await expect(box).not.toBeChecked()

  await planCard(screen, title).getByRole('button', { name: plans.card.delete }).click()
  await page.getByRole('button', { name: plans.delete.submit, exact: true }).click()
  await expectMessage(screen, plans.toast.deleteFailed)
  await page.keyboard.press('Escape')
  await expect(box).toBeVisible()

  await page.goto('/dashboard')
  const next = page.getByRole('region', { name: plans.next.title, exact: true })
  await next.getByRole('checkbox', { name: text, exact: true }).click()
  await expectMessage(screen, plans.toast.tickFailed)
  await expect(next.getByRole('checkbox', { name: text, exact: true })).not.toBeChecked()
})
