import type { Locator, Page } from '@playwright/test'
import { en } from '#content/quiz/en.ts'
import { es } from '#content/quiz/es.ts'
import { pt } from '#content/quiz/pt.ts'
import { LANGUAGES } from '#contract/language.ts'
import { ANSWERS, type Answer, fireLabel } from '#contract/quiz-rules.ts'
import { expect, test } from './kiai.ts'
import { heading, type Screen } from './screen.ts'
import { expectSoundScreen } from './sound-screen.ts'
import { fill, LANGUAGE_NAMES, turnOf } from './wording.ts'

const CONTENT = { en, pt, es }

function question({ page, words }: Screen, number: number): Locator {
  return page.getByRole('heading', { level: 2, name: fill(words.quiz.question, { number, total: 4 }) })
}

async function answerWith(screen: Screen, answers: readonly Answer[]): Promise<void> {
  for (const [index, answer] of answers.entries()) {
    await expect(question(screen, index + 1)).toBeVisible()
    await screen.page.getByRole('group').getByRole('button').nth(answer).click()
  }
}

async function expectLevel({ page, words }: Screen, level: number | undefined): Promise<void> {
  const { gauge, label, latest } = words.quiz
  const value = level === undefined ? latest.none : fill(gauge.value, { level, label: label[fireLabel(level)] })
  await expect(page.getByRole('meter', { name: gauge.label })).toHaveAttribute('aria-valuetext', value)
}

function keptLevels({ page, words }: Screen): Locator {
  return page.getByRole('table', { name: words.quiz.history.table }).locator('tbody td:nth-child(2)')
}

function headline(page: Page, name: string): Locator {
  return page.getByRole('heading', { level: 2, name, exact: true })
}

for (const language of LANGUAGES) {
  test.describe(`someone who speaks ${LANGUAGE_NAMES[language]}`, () => {
    test.use({ language })

    test('answers four questions, reads the result, plays again and finds both results in the history', {
      tag: turnOf(language, 'pt'),
    }, async ({ page, words, member: _member }) => {
      test.slow()
      const screen = { page, words }
      const { quiz } = words

      await test.step('finds the first question, and no level yet', async () => {
        await page.goto('/warrior-mindset')
        await expect(heading(screen, quiz.title)).toBeVisible()
        await expect(question(screen, 1)).toBeVisible()
        await expect(page.getByRole('heading', { name: quiz.history.empty })).toBeVisible()
        await expectLevel(screen, undefined)
        for (const answer of ANSWERS) {
          const text = CONTENT[language].questions[0].answers[answer]
          await expect(page.getByRole('button', { name: text })).toBeVisible()
        }
        await expectSoundScreen(page)
      })

      await test.step('answers: the level rises with every answer', async () => {
        await answerWith(screen, [3])
        await expectLevel(screen, 35)
        await expect(question(screen, 2)).toBeFocused()
        await page.getByRole('group').getByRole('button').nth(2).click()
        await expectLevel(screen, 50)
        await expect(question(screen, 3)).toBeVisible()
        await page.getByRole('group').getByRole('button').nth(1).click()
        await expectLevel(screen, 70)
        await expect(question(screen, 4)).toBeVisible()
        await page.getByRole('group').getByRole('button').nth(1).click()
      })

      await test.step('reads the result, which is on fire from 90 on', async () => {
        await expect(headline(page, quiz.headline.on_fire)).toBeFocused()
        await expectLevel(screen, 90)
        await expect(page.getByText(CONTENT[language].advice.on_fire.text, { exact: true })).toBeVisible()
        await expect(page.getByText(quiz.result.saved, { exact: true })).toBeVisible()
        await expect(keptLevels(screen)).toHaveText(['90'])
        await expectSoundScreen(page)
      })

      await test.step('plays again from the start, and finishes after three assertive answers', async () => {
        await page.getByRole('button', { name: quiz.result.again, exact: true }).click()
        await expectLevel(screen, undefined)
        await answerWith(screen, [0, 0, 0])
        await expect(headline(page, quiz.headline.unstoppable)).toBeVisible()
        await expectLevel(screen, 100)
        await expect(question(screen, 4)).toHaveCount(0)
        await expect(keptLevels(screen)).toHaveText(['100', '90'])
      })

      await test.step('finds both results after a reload, with their labels', async () => {
        await page.reload()
        await expect(question(screen, 1)).toBeVisible()
        await expect(keptLevels(screen)).toHaveText(['100', '90'])
        const rows = page.getByRole('table', { name: quiz.history.table }).locator('tbody tr')
        await expect(rows.first()).toContainText(quiz.label.unstoppable)
        await expect(page.getByRole('figure').getByRole('img')).toHaveAccessibleName(/90.*100/)
        await expectSoundScreen(page)
      })
    })
  })
}

test.describe('a signed-in member', () => {
  test.beforeEach(async ({ member: _member, page }) => {
    await page.goto('/warrior-mindset')
  })

  test('plays with the keys 1 to 4, and moves with the arrow keys', { tag: ['@desktop', '@proof'] }, async ({
    page,
    words,
  }) => {
    const screen = { page, words }
    await expect(question(screen, 1)).toBeFocused()
    await page.keyboard.press('4')
    await expectLevel(screen, 35)
    await expect(question(screen, 2)).toBeFocused()
    await page.keyboard.press('4')
    await expect(question(screen, 3)).toBeFocused()
    await page.keyboard.press('3')
    await expect(question(screen, 4)).toBeFocused()
    await page.keyboard.press('ArrowUp')
    await expect(page.getByRole('group').getByRole('button').nth(3)).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(headline(page, words.quiz.headline.ready)).toBeFocused()
    await expectLevel(screen, 70)
  })

  test('cannot give a second answer within a second', { tag: ['@desktop', '@proof'] }, async ({ page, words }) => {
    const screen = { page, words }
    await expect(question(screen, 1)).toBeFocused()
    await page.keyboard.press('4')
    await page.keyboard.press('1')
    await expect(question(screen, 2)).toBeFocused()
    await expectLevel(screen, 35)
  })

  test('keeps a result that cannot be saved, also after a reload, and saves it with Retry', {
    tag: ['@phone', '@proof'],
  }, async ({ page, words }) => {
    test.slow()
    const screen = { page, words }
    const { result } = words.quiz
    const retry = page.getByRole('button', { name: words.common.action.retry, exact: true })
    await page.route('**/api/quiz/results', (route) =>
      route.request().method() === 'POST' ? route.abort('connectionfailed') : route.continue(),
    )
    await answerWith(screen, [0, 0, 0])
    await expect(headline(page, words.quiz.headline.unstoppable)).toBeVisible()
    await expect(page.getByText(result.unsaved, { exact: true })).toBeVisible()
    await expect(retry).toBeVisible()
    await expectSoundScreen(page)
    await expect(keptLevels(screen)).toHaveCount(0)

    await page.reload()
    await expect(page.getByText(result.unsaved, { exact: true })).toBeVisible()
    await page.unroute('**/api/quiz/results')
    await retry.click()
    await expect(keptLevels(screen)).toHaveText(['100'])
    await expect(page.getByText(result.unsaved, { exact: true })).toHaveCount(0)
  })

  test('has a result stored once when the response is lost', { tag: ['@desktop', '@proof'] }, async ({
    page,
    words,
    member,
    kiai,
  }) => {
    const screen = { page, words }
    const unsaved = page.getByText(words.quiz.result.unsaved, { exact: true })
    await page.route('**/api/quiz/results', async (route) => {
      if (route.request().method() !== 'POST') return route.continue()
      expect((await route.fetch()).status()).toBe(201)
      await route.abort('connectionreset')
    })
    await answerWith(screen, [0, 0, 0])
    await expect(unsaved).toBeVisible()

    await page.reload()
    await expect(keptLevels(screen), 'it did arrive').toHaveText(['100'])
    // It waits in line, and is sent again by itself.
    await page.unroute('**/api/quiz/results')
    await expect(unsaved).toHaveCount(0)
    await expect(keptLevels(screen)).toHaveText(['100'])
    await page.reload()
    await expect(keptLevels(screen)).toHaveText(['100'])
    const { rows } = await kiai.database.query('select fire_level from quiz_results where user_id = $1', [
      member.user_id,
    ])
    expect(rows).toEqual([{ fire_level: 100 }])
  })
})
