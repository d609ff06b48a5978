import type { Locator } from '@playwright/test'
import { LANGUAGES } from '#contract/language.ts'
import { expect, test } from './kiai.ts'
import { askInPage, PROBLEMS } from './plans.ts'
import { expectMessage, field, heading, type Screen } from './screen.ts'
import { expectSoundScreen } from './sound-screen.ts'
import { fill, LANGUAGE_NAMES, turnOf } from './wording.ts'

test.use({ timezoneId: 'UTC', contextOptions: { reducedMotion: 'reduce' } })

/** The row of one item, by its label. */
function row({ page }: Screen, name: string): Locator {
  return page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) })
}

for (const language of LANGUAGES) {
  test.describe(`a member who speaks ${LANGUAGE_NAMES[language]}`, () => {
    test.use({ language })

    test('reads the Fighter File, corrects, switches off and deletes items', {
      tag: turnOf(language),
    }, async ({ page, words, member: _member }) => {
      test.slow()
      const screen = { page, words }
      const { fighterFile: file } = words
      const { sport, word } = PROBLEMS[language]

      await test.step('finds it in the settings, empty', async () => {
        await page.goto('/settings')
        await page.getByRole('main').getByRole('link', { name: file.title, exact: true }).click()
        await expect(heading(screen, file.title)).toBeVisible()
        await expect(row(screen, file.item.sport).getByText(file.facts.unknown, { exact: true })).toBeVisible()
        await expect(page.getByText(file.commitments.none, { exact: true })).toBeVisible()
        await expectSoundScreen(page)
      })

      await test.step('finds a fact from a message, with its source', async () => {
        await askInPage(page, language)
        await page.reload()
        await expect(row(screen, file.item.sport).getByText(sport, { exact: true })).toBeVisible()
        const said = fill(file.source.warRoom, { name: words.common.nav.warRoom, date: '' }).trim()
        await expect(row(screen, file.item.sport)).toContainText(said)
        await expectSoundScreen(page)
      })

      await test.step('adds a missing fact; an invalid value is refused', async () => {
        const name = file.item.confidence
        await row(screen, name)
          .getByRole('button', { name: fill(file.facts.add, { name }), exact: true })
          .click()
        const dialog = page.getByRole('dialog', { name })
        await field(dialog, file.edit.value).fill('11')
        await dialog.getByRole('button', { name: file.edit.save, exact: true }).click()
        await expect(dialog.getByText(file.problem.confidence, { exact: true })).toBeVisible()
        await expectSoundScreen(page, 'dialog[open]')
        await field(dialog, file.edit.value).fill('6')
        await dialog.getByRole('button', { name: file.edit.save, exact: true }).click()
        await expectMessage(screen, file.toast.written)
        await expect(
          row(screen, name).getByText(fill(file.value.confidence, { value: 6 }), { exact: true }),
        ).toBeVisible()
      })

      await test.step('switches an item off, and it stays off', async () => {
        const toggle = () => row(screen, file.item.sport).getByRole('switch')
        await toggle().uncheck()
        await expect(row(screen, file.item.sport).getByText(file.off, { exact: true })).toBeVisible()
        await page.reload()
        await expect(toggle()).not.toBeChecked()
        await toggle().check()
        await expect(row(screen, file.item.sport).getByText(file.off, { exact: true })).toHaveCount(0)
        await expect(row(screen, file.item.quiz).getByRole('switch')).toBeChecked()
      })

      await test.step('deletes a fact', async () => {
        const name = file.item.sport
        await row(screen, name)
          .getByRole('button', { name: fill(file.facts.forget, { name }), exact: true })
          .click()
        await expectMessage(screen, file.toast.forgotten)
        await expect(row(screen, name).getByText(file.facts.unknown, { exact: true })).toBeVisible()
      })

      await test.step('rates a commitment, and removes one', async () => {
        const given = page.getByRole('listitem').filter({ hasText: word })
        await given.getByRole('button', { name: file.commitments.ask }).click()
        const dialog = page.getByRole('dialog', { name: file.outcome.title })
        await expectSoundScreen(page, 'dialog[open]')
        await dialog.getByRole('button', { name: fill(file.outcome.mark, { mark: 8 }), exact: true }).click()
        await expectMessage(screen, file.toast.marked)
        await expect(given.getByText(fill(file.commitments.outcome, { outcome: 8 }), { exact: true })).toBeVisible()
        await given.getByRole('button').click()
        await expectMessage(screen, file.toast.dropped)
        await expect(page.getByText(file.commitments.none, { exact: true })).toBeVisible()
      })
    })
  })
}

test('a switch of the Fighter File that the server refuses turns back, with an error', {
  tag: ['@desktop', '@proof'],
}, async ({ page, words, member: _member }) => {
  const screen = { page, words }
  const { fighterFile: file } = words
  await page.goto('/fighter-file')
  const toggle = row(screen, file.item.goal).getByRole('switch')
  await expect(toggle).toBeChecked()
  await page.route('**/api/fighter-file/**', (route) => route.fulfill({ status: 500, body: 'broken' }))
  await toggle.click()
  await expectMessage(screen, file.toast.switchFailed)
  await expect(toggle).toBeChecked()
})

test('the Fighter File is linked on the dashboard and in the palette', { tag: ['@desktop', '@proof'] }, async ({
  page,
  words,
  member: _member,
}) => {
  const screen = { page, words }
  await page.goto('/dashboard')
  await page.getByRole('main').getByRole('link', { name: words.fighterFile.title, exact: true }).click()
  await expect(heading(screen, words.fighterFile.title)).toBeVisible()
  await page.keyboard.press('Control+K')
  await page.getByRole('dialog').getByRole('option', { name: words.common.nav.plans, exact: true }).click()
  await expect(heading(screen, words.plans.title)).toBeVisible()
})
