import type { Locator } from '@playwright/test'
import { firstName } from '#contract/display-name.ts'
import { LANGUAGES, type Language } from '#contract/language.ts'
import { signInWithCookie } from './accounts.ts'
import { expect, test } from './kiai.ts'
import { openNavigation, type Screen } from './screen.ts'
import { expectSoundScreen } from './sound-screen.ts'
import { fill, LANGUAGE_NAMES, turnOf } from './wording.ts'

// The time zone of the first browser decides when a day begins and ends.
test.use({ timezoneId: 'UTC', contextOptions: { reducedMotion: 'reduce' } })

function streakOf({ page, words }: Screen, count: number, language: Language = 'en'): Locator {
  // Zero takes the plural.
  const form = count === 0 ? 'other' : new Intl.PluralRules(language).select(count)
  const { count_one, count_other } = words.streak
  return page.getByText(fill(form === 'one' ? count_one : count_other, { count }), { exact: true })
}

for (const language of LANGUAGES) {
  test.describe(`someone new who speaks ${LANGUAGE_NAMES[language]}`, () => {
    test.use({ language })

    test('has no streak at first, and one after the power-up', {
      tag: turnOf(language, 'en'),
    }, async ({ page, words, member }) => {
      test.slow()
      const screen = { page, words }
      const { dashboard, quiz, streak } = words
      const drill = page.getByRole('dialog', { name: streak.powerUp.name })
      await page.clock.install()

      await test.step('finds the name, no streak, and links', async () => {
        await page.goto('/dashboard')
        await expect(page.getByRole('heading', { level: 1 })).toContainText(firstName(member.full_name))
        await expect(page.getByText(words.profile.membership.free_member, { exact: true })).toBeVisible()
        await expect(streakOf(screen, 0, language)).toBeAttached()
        await expect(page.getByText(streak.today.none, { exact: true })).toBeVisible()
        await expect(page.getByText(quiz.latest.none, { exact: true })).toBeVisible()
        await expect(page.getByText(dashboard.wisdom.none, { exact: true })).toBeVisible()
        const quickAccess = page.getByRole('region', { name: dashboard.quickAccess })
        await expect(quickAccess.getByRole('link', { name: words.common.nav.artOfWar })).toBeVisible()
        await expectSoundScreen(page)
      })

      await test.step('opens the power-up from the navigation, and begins', async () => {
        const navigation = await openNavigation(screen)
        await navigation.getByRole('button', { name: words.common.powerUp.open, exact: true }).click()
        await expect(drill.getByRole('button', { name: streak.powerUp.begin, exact: true })).toBeFocused()
        await expectSoundScreen(page, 'dialog[open]')
        await drill.getByRole('button', { name: streak.powerUp.begin, exact: true }).click()
        await expect(drill.getByRole('timer')).toHaveText(/^(1:00|0:59|0:58)$/)
      })

      await test.step('pauses: the clock stops', async () => {
        await drill.getByRole('button', { name: streak.powerUp.pause, exact: true }).click()
        await expect(drill.getByText(streak.powerUp.paused, { exact: true })).toBeVisible()
        await expectSoundScreen(page, 'dialog[open]')
        await page.clock.fastForward('02:00')
        await expect(drill.getByText(streak.powerUp.paused, { exact: true })).toBeVisible()
        await drill.getByRole('button', { name: streak.powerUp.resume, exact: true }).click()
      })

      await test.step('finishes the minute: today counts', async () => {
        await page.clock.fastForward('01:00')
        await expect(drill.getByText(streak.powerUp.counted, { exact: true })).toBeVisible()
        await expectSoundScreen(page, 'dialog[open]')
        await drill.getByRole('button', { name: streak.powerUp.close, exact: true }).click()
        await expect(drill).toHaveCount(0)
        await expect(streakOf(screen, 1, language)).toBeAttached()
        await expect(page.getByText(streak.today.done, { exact: true })).toBeVisible()
        await page.reload()
        await expect(streakOf(screen, 1, language)).toBeAttached()
      })
    })
  })
}

test('a power-up that cannot be saved is kept, and Retry counts it once', { tag: ['@phone', '@proof'] }, async ({
  page,
  words,
  member,
  kiai,
}) => {
  const { powerUp, today } = words.streak
  const drill = page.getByRole('dialog', { name: powerUp.name })
  const open = page.getByRole('main').getByRole('button', { name: today.powerUp, exact: true })
  const retry = drill.getByRole('button', { name: words.common.action.retry, exact: true })
  await page.clock.install()
  await page.route('**/api/power-ups', (route) => route.fulfill({ status: 500, body: 'broken' }))
  await page.goto('/dashboard')
  await open.click()
  await drill.getByRole('button', { name: powerUp.begin, exact: true }).click()
  await expect(drill.getByRole('timer')).toBeVisible()
  await page.clock.fastForward('01:01')
  await expect(drill.getByText(powerUp.uncounted, { exact: true })).toBeVisible()
  await expect(drill.getByText(powerUp.uncountedText, { exact: true })).toBeVisible()
  await expectSoundScreen(page, 'dialog[open]')
  await retry.click()
  await expect(retry, 'still broken').toBeEnabled()

  await page.reload()
  await open.click()
  await expect(drill.getByText(powerUp.uncounted, { exact: true }), 'also over a reload').toBeVisible()
  await page.unroute('**/api/power-ups')
  await retry.click()
  await expect(drill.getByText(powerUp.counted, { exact: true })).toBeVisible()
  await drill.getByRole('button', { name: powerUp.close, exact: true }).click()
  await expect(streakOf({ page, words }, 1)).toBeAttached()
  const { rows } = await kiai.database.query('select kind from activities where user_id = $1', [member.user_id])
  expect(rows).toEqual([{ kind: 'power_up' }])
})

test('the demo member has a streak of 45 days', { tag: ['@desktop', '@proof'] }, async ({
  page,
  context,
  words,
  kiai,
}) => {
  const screen = { page, words }
  const found = await kiai.database.query('select id from users where email = $1', ['member@kiai.example'])
  await signInWithCookie(context, kiai, { user_id: found.rows[0].id })
  await page.goto('/dashboard')
  await expect(page.getByText('45 day streak', { exact: true })).toBeAttached()
  await expect(page.getByRole('table', { name: '45 active days' })).toBeVisible()
  await expectSoundScreen(page)

  await page.getByRole('button', { name: words.streak.today.celebrate, exact: true }).click()
  const moment = page.getByRole('dialog', { name: fill(words.streak.milestone.title, { count: 45 }) })
  await expect(moment.getByText(words.streak.milestone.text.day45, { exact: true })).toBeVisible()
  await expectSoundScreen(screen.page, 'dialog[open]')
  await moment.getByRole('button', { name: words.streak.milestone.close, exact: true }).click()
  await expect(moment).toHaveCount(0)
})

test('the dashboard loads its data in one request', { tag: '@desktop' }, async ({ page, words, member, kiai }) => {
  await kiai.database.query('update profiles set time_zone = $2 where user_id = $1', [member.user_id, 'UTC'])
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/api/')) asked.push(`${request.method()} ${pathname}`)
  })
  await page.goto('/dashboard')
  await expect(page.getByRole('region', { name: words.dashboard.standing })).toBeVisible()
  // The layout reads the session, the events, the notifications and the unread messages.
  const frame = ['GET /api/session', 'GET /api/events', 'GET /api/notifications', 'GET /api/threads/unread']
  // The networks are further down, and read their doors when they have arrived.
  const late = ['GET /api/spaces']
  expect(asked.filter((call) => ![...frame, ...late].includes(call))).toEqual(['GET /api/dashboard'])
})

test('the dashboard shows placeholders while it loads, and nothing shifts afterwards', { tag: '@phone' }, async ({
  page,
  words,
  member,
}) => {
  await page.addInitScript(() => {
    const shifts: unknown[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => shifts.push(...list.getEntries())).observe({ type: 'layout-shift' })
  })
  let answer = () => {}
  const held = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route('**/api/dashboard', async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/dashboard')
  await expect(page.getByRole('status').filter({ hasText: words.dashboard.loading })).toBeAttached()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(firstName(member.full_name))
  await expectSoundScreen(page)
  const shifts = () => page.evaluate(() => (window as unknown as { shifts: unknown[] }).shifts.splice(0))
  // Layout shifts of the layout around the page are not checked here.
  await shifts()
  answer()
  await expect(page.getByRole('region', { name: words.dashboard.standing })).toBeVisible()
  await expect(page.getByText(words.dashboard.loading)).toHaveCount(0)
  expect(await shifts()).toEqual([])
})

test('when the dashboard cannot be read, profile and links are shown, and Retry loads the rest', {
  tag: ['@desktop', '@proof'],
}, async ({ page, words, member }) => {
  const { dashboard } = words
  await page.route('**/api/dashboard', (route) => route.fulfill({ status: 500, body: 'broken' }))
  await page.goto('/dashboard')
  await expect(page.getByText(dashboard.failed, { exact: true })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(firstName(member.full_name))
  await expect(page.getByRole('region', { name: dashboard.quickAccess })).toBeVisible()
  await expect(page.getByRole('region', { name: dashboard.standing })).toHaveCount(0)
  await expectSoundScreen(page)

  await page.unroute('**/api/dashboard')
  await page.getByRole('button', { name: words.common.action.retry, exact: true }).click()
  await expect(streakOf({ page, words }, 0)).toBeAttached()
  await expect(page.getByRole('region', { name: dashboard.standing })).toBeVisible()
  await expect(page.getByText(dashboard.failed, { exact: true })).toHaveCount(0)
})
