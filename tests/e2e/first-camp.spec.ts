import type { Locator, Page } from '@playwright/test'
import type { CampTask } from '#contract/first-camp-rules.ts'
import { LANGUAGES } from '#contract/language.ts'
import { leaveSecondsOfSession } from './accounts.ts'
import { expect, onDay, test } from './moved-clock.ts'
import { askInPage, keepInPage } from './plans.ts'
import { postInPage } from './screen.ts'
import { expectSoundScreen } from './sound-screen.ts'
import { fill, LANGUAGE_NAMES, type Wording } from './wording.ts'

test.use({ timezoneId: 'UTC', contextOptions: { reducedMotion: 'reduce' } })

const MONTH_SECONDS = 30 * 24 * 60 * 60

const poster = (page: Page, { round }: Wording): Locator => page.getByRole('region', { name: round.title, exact: true })

for (const language of LANGUAGES) {
  test.describe(`someone new who speaks ${LANGUAGE_NAMES[language]}`, () => {
    test.use({ language })

    test('lives through the seven days of the first camp, and reaches the milestone', {
      tag: ['@proof', language === 'en' ? '@desktop' : '@phone'],
    }, async ({ context, words, member, kiai }) => {
      test.setTimeout(300_000)
      await leaveSecondsOfSession(kiai, member, MONTH_SECONDS)
      await kiai.database.query('update profiles set time_zone = $2 where user_id = $1', [member.user_id, 'UTC'])
      const { round, streak } = words
      const { task: taskNames, day: dayText } = words.firstCamp

      const open = async (page: Page, day: number) => {
        await page.goto('/dashboard')
        await expect(poster(page, words)).toContainText(fill(dayText, { day, days: 7 }))
      }
      const expectWon = async (page: Page, next?: CampTask) => {
        await expect(poster(page, words)).toContainText(round.done.headline)
        if (next)
          await expect(poster(page, words)).toContainText(fill(round.done.tomorrow.camp, { task: taskNames[next] }))
      }
      /** Follows the poster's one action. */
      const follow = async (page: Page, task: Exclude<CampTask, 'sign_in'>, path: string) => {
        await expect(poster(page, words)).toContainText(round.camp[task].headline)
        await expectSoundScreen(page)
        await poster(page, words).getByRole('link', { name: round.camp[task].go, exact: true }).click()
        await expect(page).toHaveURL(path)
      }

      await onDay(kiai, context, 1, async (page) => {
        await open(page, 1)
        await poster(page, words).getByRole('button', { name: streak.today.powerUp, exact: true }).click()
        const drill = page.getByRole('dialog', { name: streak.powerUp.name })
        await drill.getByRole('button', { name: streak.powerUp.begin, exact: true }).click()
        await expect(drill.getByRole('timer')).toBeVisible()
        await page.clock.fastForward('01:01')
        await drill.getByRole('button', { name: streak.powerUp.close, exact: true }).click()
        await expectWon(page, 'quiz')
        await expectSoundScreen(page)
      })
      await onDay(kiai, context, 2, async (page) => {
        await open(page, 2)
        await follow(page, 'quiz', '/warrior-mindset')
        await postInPage(page, '/api/quiz/results', { answers: [0, 1, 0, 2] })
        await open(page, 2)
        await expectWon(page, 'plan')
      })
      await onDay(kiai, context, 3, async (page) => {
        await open(page, 3)
        await follow(page, 'plan', '/war-room')
        const { answer_id } = await askInPage(page, language)
        await keepInPage(page, answer_id)
        // Its dates would bring the steps of the plan before the tasks.
        await kiai.database.query('update plan_steps set due_date = null where user_id = $1', [member.user_id])
        await kiai.database.query('update fighter_commitments set due_date = null where user_id = $1', [member.user_id])
        await open(page, 3)
        await expectWon(page, 'quote')
      })
      // Away for a week: the task has waited.
      await onDay(kiai, context, 11, async (page) => {
        await open(page, 4)
        await expect(poster(page, words)).toContainText(round.camp.back)
      })
      await onDay(kiai, context, 4, async (page) => {
        await open(page, 4)
        await follow(page, 'quote', '/art-of-war')
        await postInPage(page, '/api/saved-quotes', { quote_id: 'thousand-days', language })
        await open(page, 4)
        // The Power-Up of tomorrow was done on the first day.
        await expectWon(page)
      })
      await onDay(kiai, context, 5, async (page) => {
        await open(page, 5)
        await expect(poster(page, words)).toContainText(round.powerUp.headline)
        await postInPage(page, '/api/power-ups', {})
        await open(page, 5)
        await expectWon(page, 'follow_up')
      })
      await onDay(kiai, context, 6, async (page) => {
        await open(page, 6)
        await follow(page, 'follow_up', '/plans')
        // The tick is shown before it is stored.
        const stored = page.waitForResponse((response) => response.url().endsWith('/done') && response.ok())
        await page.getByRole('checkbox').first().click()
        await stored
        await open(page, 6)
        await expectWon(page, 'look_back')
      })
      await onDay(kiai, context, 7, async (page) => {
        await open(page, 7)
        await expectSoundScreen(page)
        await poster(page, words).getByRole('button', { name: round.camp.look_back.go, exact: true }).click()
        const milestone = page.getByRole('dialog', { name: fill(streak.milestone.title, { count: 7 }) })
        await expect(milestone.getByText(streak.milestone.text.day7, { exact: true })).toBeVisible()
        await milestone.getByRole('button', { name: streak.milestone.close, exact: true }).click()
        await expect(page).toHaveURL('/look-back')
        await page.goto('/dashboard')
        await expectWon(page)
        await expect(poster(page, words)).toContainText(words.firstCamp.finished)
        await expectSoundScreen(page)
      })
    })
  })
}
