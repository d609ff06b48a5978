import { readFile } from 'node:fs/promises'
import { LANGUAGES } from '#contract/language.ts'
import { FIGURES } from '#web/features/admin/figures.ts'
import { memberAccount, signInWithCookie } from './accounts.ts'
import { expect, test } from './kiai.ts'
import { expectSoundScreen } from './sound-screen.ts'
import { fill, LANGUAGE_NAMES, turnOf } from './wording.ts'

test.use({ timezoneId: 'UTC', contextOptions: { reducedMotion: 'reduce' } })

test.beforeEach(async ({ context, kiai, language }) => {
  await signInWithCookie(context, kiai, await memberAccount(kiai, { membership_type: 'admin', language }))
})

for (const language of LANGUAGES) {
  test.describe(`in ${LANGUAGE_NAMES[language]}`, () => {
    test.use({ language })

    test('the tabs for transactions, analytics and jobs show their data, and fit every screen', {
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
      // There is always at least one sign-up in the chart.
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

test.describe('the analytics tab', { tag: '@desktop' }, () => {
  test('shows a range of days as a chart and a sentence, and exports it as CSV', { tag: '@proof' }, async ({
    page,
    words,
  }) => {
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
})
