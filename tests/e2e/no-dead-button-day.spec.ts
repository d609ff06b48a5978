import type { Page } from '@playwright/test'
import { type Account, memberAccount, signInWithCookie } from './accounts.ts'
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

/** Deletes all data of the member, so that one press does not affect the next. */
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
  await signInWithCookie(page.context(), kiai, { user_id })
}

test.describe("every control of a member's day does something", { tag: ['@desktop', '@proof'] }, () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  for (const visit of [...dayPages, ...talks]) {
    test(visit.name, async ({ page, words, kiai }) => {
      test.setTimeout(600_000)
      // New Quote is random: a fixed value makes the steps repeatable.
      await page.addInitScript(() => {
        Math.random = () => 0.5
      })
      const account = await memberAccount(kiai)
      const crawl = new Crawl({ page, words })
      await crawl.look([visit], () => startAfresh(kiai, page, account))
      const { dead, pressed, links } = crawl.findings
      expect(dead, 'controls that do nothing').toEqual([])
      // A page that does not exist has only a link back; an empty session has little more.
      const least = visit.name.endsWith('unknown') ? 1 : 2
      expect(pressed, 'controls that were pressed').toBeGreaterThanOrEqual(least)
      const broken: string[] = []
      for (const [href, place] of links) {
        // Links that a later press has removed: a drawn file, the calendar of a deleted plan.
        if (href.startsWith('blob:') || href.endsWith('.ics')) continue
        const response = await page.request.get(href, { headers: { accept: 'text/html' } })
        if (response.status() !== 200) broken.push(`${place} leads to ${href}, which answers ${response.status()}`)
      }
      expect(broken, 'links that lead nowhere').toEqual([])
    })
  }
})
