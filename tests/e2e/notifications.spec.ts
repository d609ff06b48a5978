import type { Locator } from '@playwright/test'
import { LANGUAGES } from '#contract/language.ts'
import type { Account } from './accounts.ts'
import type { Installation } from './installation.ts'
import { expect, test } from './kiai.ts'
import { messages, type Screen } from './screen.ts'
import { expectSoundScreen } from './sound-screen.ts'
import { fill, LANGUAGE_NAMES, turnOf } from './wording.ts'

test.use({ timezoneId: 'UTC' })

/** Inserts an activity on each of the six days before today; one more completes a week. */
async function sixActiveDays({ database }: Installation, { user_id }: Account): Promise<void> {
  await database.query(
    `insert into activities (user_id, kind, created_at)
     select $1, 'session', now() - make_interval(hours => 24 * days_ago) from generate_series(1, 6) as days_ago`,
    [user_id],
  )
}

/** Finishes the quiz with the most assertive answers. */
async function finishQuiz({ page, words }: Screen): Promise<void> {
  await page.goto('/warrior-mindset')
  for (const number of [1, 2, 3]) {
    const name = fill(words.quiz.question, { number, total: 4 })
    await expect(page.getByRole('heading', { name })).toBeVisible()
    await page.getByRole('group').getByRole('button').first().click()
  }
  await expect(page.getByText(words.quiz.result.saved, { exact: true })).toBeVisible()
}

function bellWith({ page, words }: Screen, unread: number): Locator {
  const { title, bell_one, bell_other } = words.common.notifications
  const name = unread === 0 ? title : fill(unread === 1 ? bell_one : bell_other, { shown: unread })
  return page.getByRole('button', { name, exact: true })
}

function panel({ page, words }: Screen): Locator {
  return page.getByRole('dialog', { name: words.common.notifications.title })
}

for (const language of LANGUAGES) {
  test.describe(`someone who speaks ${LANGUAGE_NAMES[language]}`, () => {
    test.use({ language })

    test('reaches a milestone in one tab, and gets and reads the notification in another', {
      tag: turnOf(language),
    }, async ({ page, context, words, member, kiai }) => {
      test.slow()
      const here = { page, words }
      const there = { page: await context.newPage(), words }
      const { notifications } = words
      const milestone = fill(notifications.kinds.streak_milestone.title_other, { count: 7 })
      await sixActiveDays(kiai, member)

      await test.step('the other tab has no notification yet', async () => {
        await there.page.goto('/settings')
        await bellWith(there, 0).click()
        await expect(panel(there).getByText(notifications.empty, { exact: true })).toBeVisible()
        await expectSoundScreen(there.page, 'dialog[open]')
        await panel(there).getByRole('button', { name: words.common.action.close, exact: true }).click()
        await expect(panel(there)).toHaveCount(0)
      })

      await test.step('the seventh day is shown by both bells', async () => {
        // A toast under the pointer would not close.
        await there.page.mouse.move(0, 500)
        const told = messages(there).getByText(milestone, { exact: true })
        await Promise.all([expect(told).toBeVisible({ timeout: 30_000 }), finishQuiz(here)])
        await expect(bellWith(there, 1)).toBeVisible()
        await expect(bellWith(here, 1)).toBeVisible()
      })

      await test.step('the list shows it, and marking it as read clears both bells', async () => {
        await bellWith(there, 1).click()
        const item = panel(there).getByRole('listitem')
        await expect(item).toHaveCount(1)
        await expect(item).toContainText(milestone)
        await expect(item).toContainText(notifications.unread)
        await expectSoundScreen(there.page, 'dialog[open]')
        await panel(there).getByRole('button', { name: notifications.markAll, exact: true }).click()
        await expect(item).not.toContainText(notifications.unread)
        await expect(bellWith(here, 0)).toBeVisible()
      })

      await test.step('it is still read after a reload', async () => {
        await page.reload()
        await bellWith(here, 0).click()
        await expect(panel(here).getByRole('listitem')).toHaveCount(1)
        await expect(panel(here).getByRole('button', { name: notifications.markAll })).toHaveCount(0)
      })
    })
  })
}

test('a milestone is celebrated at once on the dashboard of another tab', { tag: ['@desktop', '@proof'] }, async ({
  page,
  context,
  words,
  member,
  kiai,
}) => {
  await sixActiveDays(kiai, member)
  const tab = await context.newPage()
  const listening = tab.waitForResponse('**/api/events')
  await tab.goto('/dashboard')
  await listening
  await expect(tab.getByText('6 day streak', { exact: true })).toBeAttached()
  await finishQuiz({ page, words })
  const moment = tab.getByRole('dialog', { name: fill(words.streak.milestone.title, { count: 7 }) })
  await expect(moment.getByText(words.streak.milestone.text.day7, { exact: true })).toBeVisible()
  await moment.getByRole('button', { name: words.streak.milestone.close, exact: true }).click()
  await expect(tab.getByText('7 day streak', { exact: true }).first()).toBeAttached()
})

test('following a notification marks it read', { tag: '@desktop' }, async ({ page, words, member, kiai }) => {
  await sixActiveDays(kiai, member)
  const screen = { page, words }
  await finishQuiz(screen)
  await bellWith(screen, 1).click()
  await panel(screen).getByRole('listitem').getByRole('link').click()
  await expect(page).toHaveURL('/dashboard')
  await page.reload()
  await expect(bellWith(screen, 0)).toBeVisible()
})

test('a member who switched milestones off gets no notification of them', { tag: ['@desktop', '@proof'] }, async ({
  page,
  words,
  member,
  kiai,
}) => {
  await sixActiveDays(kiai, member)
  const screen = { page, words }
  await page.goto('/settings')
  const choice = page.getByRole('combobox', { name: words.notifications.kinds.streak_milestone.name })
  const saved = page.waitForResponse(
    (response) => response.url().endsWith('/api/notifications/choices') && response.request().method() !== 'GET',
  )
  await choice.selectOption('off')
  await saved
  await finishQuiz(screen)
  await page.goto('/dashboard')
  await expect(page.getByText('7 day streak', { exact: true }).first()).toBeAttached()
  await expect(bellWith(screen, 0)).toBeVisible()
})

test('the panel shows an error when the notifications cannot be read, and Retry loads them', {
  tag: ['@desktop', '@proof'],
}, async ({ page, words, member: _member }) => {
  const screen = { page, words }
  const failed = panel(screen).getByText(words.notifications.failed, { exact: true })
  await page.route('**/api/notifications*', (route) => route.fulfill({ status: 500, body: 'broken' }))
  await page.goto('/settings')
  await bellWith(screen, 0).click()
  await expect(failed).toBeVisible()
  await expectSoundScreen(page, 'dialog[open]')

  await page.unroute('**/api/notifications*')
  await panel(screen).getByRole('button', { name: words.common.action.retry, exact: true }).click()
  await expect(panel(screen).getByText(words.notifications.empty, { exact: true })).toBeVisible()
  await expect(failed).toHaveCount(0)
})

/** A finger on the middle of the element touches it, and nothing above it. */
function isOnTop(element: Element): boolean {
  const { x, y, width, height } = element.getBoundingClientRect()
  return element.contains(document.elementFromPoint(x + width / 2, y + height / 2))
}

test('the bell can be pressed while a toast is shown', { tag: ['@phone', '@proof'] }, async ({
  page,
  words,
  member,
  kiai,
}) => {
  await sixActiveDays(kiai, member)
  const screen = { page, words }
  // Only a page that already listens shows a toast.
  let isListening = false
  page.on('response', (response) => {
    isListening ||= response.url().endsWith('/api/events')
  })
  // The list is read once more when the stream is open. A notification that it already has is no news, and has no toast.
  const listed = page.waitForResponse((response) => isListening && response.url().endsWith('/api/notifications'))
  await page.goto('/settings')
  await listed
  await expect(bellWith(screen, 0)).toBeVisible()
  await page.request.post('/api/quiz/results', { data: { answers: [0, 0, 0] } })
  const milestone = fill(words.notifications.kinds.streak_milestone.title_other, { count: 7 })
  await expect(messages(screen).getByText(milestone, { exact: true })).toBeVisible({ timeout: 30_000 })
  await expect(bellWith(screen, 1)).toBeVisible()
  // Asked of the page itself: a click would wait until the toast has closed.
  expect(await bellWith(screen, 1).evaluate(isOnTop), 'the toast does not cover the bell').toBe(true)
  await bellWith(screen, 1).click()
  await expect(panel(screen).getByRole('listitem')).toContainText(milestone)
})
