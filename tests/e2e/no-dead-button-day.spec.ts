import type { Page } from '@playwright/test'
import { type Account, bringIn, memberAccount } from './accounts.ts'
import { Crawl } from './crawl.ts'
import type { Installation } from './installation.ts'
import { expect, test } from './kiai.ts'
import { dayPages, talks } from './visits.ts'

const EVERYTHING_DONE = [
  'sessions',
  'saved_quotes',
  'quiz_results',
  'activities',
  'notifications',
  'plans',
  'conversations',
  'ai_quotas',
  'fighter_facts',
  'fighter_commitments',
  'fighter_file_switches',
  'coach_follows',
]

/** As on the first day: what one press left behind must not be there at the next. */
async function startAfresh(kiai: Installation, page: Page, { user_id }: Account): Promise<void> {
  await page.context().clearCookies()
  if (page.url().startsWith(kiai.url)) {
    await page.evaluate(() => {
      localStorage.clear()
      sessionStorage.clear()
    })
  }
  await kiai.database.query('delete from rate_limits')
  for (const table of EVERYTHING_DONE) await kiai.database.query(`delete from ${table} where user_id = $1`, [user_id])
  await kiai.database.query(`update users set language = 'en' where id = $1`, [user_id])
  await bringIn(page.context(), kiai, { user_id })
}

test.describe("every control of a member's day does something", { tag: ['@desktop', '@proof'] }, () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  for (const visit of [...dayPages, ...talks]) {
    test(visit.name, async ({ page, words, kiai }) => {
      test.setTimeout(600_000)
      // New Quote draws lots: always the same one, so that a way can be gone twice.
      await page.addInitScript(() => {
        Math.random = () => 0.5
      })
      const account = await memberAccount(kiai)
      const crawl = new Crawl({ page, words })
      await crawl.look([visit], () => startAfresh(kiai, page, account))
      const { dead, pressed, links } = crawl.findings
      expect(dead, 'controls that do nothing').toEqual([])
      // What does not exist has nothing but the way back; an empty session, before a word is written, hardly more.
      const least = visit.name.endsWith('unknown') ? 1 : 2
      expect(pressed, 'controls that were pressed').toBeGreaterThanOrEqual(least)
      const broken: string[] = []
      for (const [href, place] of links) {
        // What a later press has undone: a file that was drawn, the calendar of a plan that is deleted.
        if (href.startsWith('blob:') || href.endsWith('.ics')) continue
        const response = await page.request.get(href, { headers: { accept: 'text/html' } })
        if (response.status() !== 200) broken.push(`${place} leads to ${href}, which answers ${response.status()}`)
      }
      expect(broken, 'links that lead nowhere').toEqual([])
    })
  }
})
