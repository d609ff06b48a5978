import { readFile } from 'node:fs/promises'
import { LANGUAGES } from '#contract/language.ts'
import { FIGURES } from '#web/features/admin/figures.ts'
import { bringIn, memberAccount } from './accounts.ts'
import { expect, test } from './kiai.ts'
import { field } from './screen.ts'
import { expectSoundScreen } from './sound-screen.ts'
import { fill, LANGUAGE_NAMES, turnOf } from './wording.ts'

test.use({ timezoneId: 'UTC', contextOptions: { reducedMotion: 'reduce' } })

test.beforeEach(async ({ context, kiai, language }) => {
  await bringIn(context, kiai, await memberAccount(kiai, { membership_type: 'admin', language }))
})

test('the four cards count what section 9 says', { tag: '@desktop' }, async ({ page, kiai }) => {
  const { rows } = await kiai.database.query(
    `select (select count(*)::int from users) as users,
       (select count(*)::int from profiles where role = 'coach') as coaches,
       (select count(*)::int from profiles where coach_status = 'pending') as pending,
       (select coalesce(sum(amount_minor), 0)::float8 / 100 from transactions where status = 'completed' and currency = 'USD') as revenue`,
  )
  const { users, coaches, pending, revenue } = rows[0]
  await page.goto('/admin')
  const cards = page.getByRole('region', { name: 'Key figures' }).getByRole('listitem')
  const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' }).format(revenue)
  expect(dollars).toMatch(/\.\d\d$/)
  for (const [label, figure] of [
    ['Total Users', users],
    ['Active Coaches', coaches],
    ['Pending Approvals', pending],
    ['Total Revenue', dollars],
  ])
    await expect(cards.filter({ hasText: label }).getByText(String(figure), { exact: true })).toBeVisible()
  await page.getByRole('link', { name: 'Active Coaches' }).click()
  await expect(page).toHaveURL('/admin?tab=users&role=coach')
  await expect(page.getByRole('tab', { name: 'All Users' })).toHaveAttribute('aria-selected', 'true')
})

for (const language of LANGUAGES) {
  test.describe(`in ${LANGUAGE_NAMES[language]}`, () => {
    test.use({ language })

    test('transactions, charts, work: read, drawn and sound on every screen', {
      tag: turnOf(language, 'es'),
    }, async ({ page, words }) => {
      test.slow()
      const { tabs, transactions, analytics, work } = words.admin
      await page.goto('/admin')
      await page.getByRole('tab', { name: tabs.transactions, exact: true }).click()
      await expect(page.getByRole('table', { name: transactions.caption })).toBeVisible()
      await expectSoundScreen(page)

      await page.getByRole('tab', { name: tabs.analytics, exact: true }).click()
      const panel = page.getByRole('tabpanel', { name: tabs.analytics })
      for (const name of [analytics.conversion.title, ...FIGURES.map(({ figure }) => analytics.figure[figure])])
        await expect(panel.getByRole('region', { name, exact: true })).toBeVisible()
      // Sign-ups by day, and of whom: there is always someone who signed up.
      await expect(panel.getByRole('img', { name: analytics.figure.sign_ups })).toHaveCount(2)
      await expectSoundScreen(page)
      await panel.getByText(analytics.table, { exact: true }).click()
      await expect(panel.getByRole('table').getByRole('row')).toHaveCount(31)
      await expectSoundScreen(page)

      await page.getByRole('tab', { name: tabs.work, exact: true }).click()
      await expect(page.getByRole('region', { name: work.mails, exact: true })).toBeVisible()
      await expect(page.getByRole('table', { name: work.queues })).toBeVisible()
      await expectSoundScreen(page)
    })
  })
}

test.describe('transactions', { tag: '@desktop' }, () => {
  test('twenty of the fetched hundred at first, then on', async ({ page, words, kiai }) => {
    await kiai.database.query(
      `insert into transactions (amount_minor, status, created_at)
       select 1000 + number, 'completed', now() + make_interval(secs => number) from generate_series(1, 110) as number`,
    )
    const { rows } = await kiai.database.query('select count(*)::int as count from transactions')
    const calls: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('/api/admin/transactions')) calls.push(request.url())
    })
    await page.goto('/admin?tab=transactions')
    const shown = (count: number, fetched: number) =>
      page.getByText(fill(words.admin.transactions.shown, { shown: count, fetched }), { exact: true })
    await expect(shown(20, 100)).toBeVisible()
    await expect(page.getByRole('row').nth(1)).toContainText('$11.10')
    const more = page.getByRole('button', { name: words.admin.more, exact: true })
    for (const count of [40, 60, 80, 100]) {
      await more.click()
      await expect(shown(count, 100)).toBeVisible()
    }
    expect(calls).toHaveLength(1)
    await more.click()
    await expect(shown(120, Math.min(200, rows[0].count))).toBeVisible()
    expect(calls).toHaveLength(2)
  })

  test('completed, pending, and anything else as a failure', async ({ page, words }) => {
    const one = { user_id: null, full_name: null, amount: 12.5, amount_minor: 1250, currency: 'USD' }
    const statuses = ['completed', 'pending', 'failed', 'refunded', 'disputed']
    await page.route('**/api/admin/transactions*', (route) =>
      route.fulfill({
        json: {
          transactions: statuses.map((status, index) => ({
            ...one,
            id: `00000000-0000-4000-8000-00000000000${index}`,
            status,
            created_at: '2026-11-15T12:00:00.000Z',
          })),
          next: null,
        },
      }),
    )
    await page.goto('/admin?tab=transactions')
    const rows = page.getByRole('row')
    const { statuses: says, gone } = words.admin.transactions
    for (const [index, word] of [says.completed, says.pending, says.failed, says.failed, says.failed].entries()) {
      await expect(rows.nth(index + 1).getByText(word, { exact: true })).toBeVisible()
      await expect(rows.nth(index + 1)).toContainText(gone)
      await expect(rows.nth(index + 1)).toContainText('$12.50')
    }
  })

  test('a status can be chosen, and nothing found can be left again', async ({ page, words }) => {
    await page.goto('/admin?tab=transactions')
    await field(page, words.admin.transactions.status).selectOption('pending')
    await expect(page).toHaveURL('/admin?tab=transactions&status=pending')
    await field(page, words.admin.transactions.search).fill('nobody of this name')
    await expect(page.getByRole('heading', { name: words.admin.transactions.nothingFound, exact: true })).toBeVisible()
    await page.getByRole('button', { name: words.admin.transactions.clear, exact: true }).click()
    await expect(page.getByRole('table', { name: words.admin.transactions.caption })).toBeVisible()
  })
})

test.describe('analytics', { tag: '@desktop' }, () => {
  test('a span of days is drawn, told in a sentence, and taken along as CSV', async ({ page, words }) => {
    const { analytics } = words.admin
    await page.goto('/admin?tab=analytics')
    await page.getByRole('button', { name: fill(analytics.days_other, { count: 7 }), exact: true }).click()
    await expect(page).toHaveURL(/from=/)
    const [from, to] = [new URL(page.url()).searchParams.get('from'), new URL(page.url()).searchParams.get('to')]
    expect([from, to]).toEqual([expect.stringMatching(/^\d{4}-\d\d-\d\d$/), new Date().toISOString().slice(0, 10)])
    const signUps = page.getByRole('region', { name: analytics.figure.sign_ups, exact: true })
    await expect(signUps.getByRole('img', { name: analytics.figure.sign_ups })).toBeVisible()

    const arriving = page.waitForEvent('download')
    await page.getByRole('link', { name: analytics.csv }).click()
    const download = await arriving
    expect(download.suggestedFilename()).toBe(`kiai-${from}-${to}.csv`)
    const lines = (await readFile(await download.path(), 'utf8')).trimEnd().split('\r\n')
    expect(lines).toHaveLength(8)
    expect(lines[0]).toBe(
      'date,sign_ups,confirmed,active_in_week,paying,active_members,quizzes,chat_messages,ai_cost_micros,revenue_usd_minor',
    )
  })

  test('a span that cannot be is said at its field, and what was drawn stays', async ({ page, words }) => {
    const { analytics } = words.admin
    await page.goto('/admin?tab=analytics')
    const drawn = page.getByRole('tabpanel').getByRole('img', { name: analytics.figure.sign_ups })
    await expect(drawn).toHaveCount(2)
    await field(page, analytics.from).fill('2020-01-01')
    await expect(page.getByText(fill(analytics.problem.long, { days: 366 }), { exact: true })).toBeVisible()
    await field(page, analytics.to).fill('2019-12-31')
    await expect(page.getByText(analytics.problem.order, { exact: true })).toBeVisible()
    await field(page, analytics.to).fill('')
    await expect(page.getByText(analytics.problem.missing, { exact: true })).toBeVisible()
    await expect(drawn).toHaveCount(2)
    await field(page, analytics.to).fill('2020-01-31')
    await expect(page.getByRole('link', { name: analytics.csv })).toBeVisible()
  })
})
