import type { Locator, Page } from '@playwright/test'
import type { Language } from '#contract/language.ts'
import { readOwnPerson } from '#contract/people.ts'
import { joinSpace } from '#contract/spaces.ts'
import { type Account, callsOf, memberAccount } from './accounts.ts'
import type { Installation } from './installation.ts'
import { field, type Screen } from './screen.ts'
import { fill } from './wording.ts'

/** The space of these journeys, which is open to every member of the Network. */
export const SPACE = 'global-community'

interface Insider extends Account {
  handle: string
}

/** A member of the Network who joined the space, without a page: joining has its own journey. */
export async function insider(
  kiai: Installation,
  { full_name = 'Robin Tester', language = 'en' }: { full_name?: string; language?: Language } = {},
): Promise<Insider> {
  const account = await memberAccount(kiai, { membership_type: 'elite_member', language })
  await kiai.database.query('update profiles set full_name = $2 where user_id = $1', [account.user_id, full_name])
  const calls = await callsOf(kiai, account)
  const { handle } = await calls.call(readOwnPerson, {})
  await calls.call(joinSpace, { slug: SPACE })
  return { ...account, full_name, handle }
}

/** The post with these words. */
export function postWith(page: Page, words: string): Locator {
  return page.getByRole('article').filter({ hasText: words })
}

/** Writes in the composer of the space that is shown, and sends it. */
export async function publish({ page, words }: Screen, text: string): Promise<void> {
  const composer = field(page, words.spaces.composer.label)
  await composer.fill(text)
  await page.getByRole('button', { name: words.spaces.composer.send, exact: true }).click()
}

/** The button that shows posts which arrived since the feed was opened. */
export function newPosts({ page, words }: Screen, count: number): Locator {
  const { news_one, news_other } = words.spaces.feed
  return page.getByRole('button', { name: fill(count === 1 ? news_one : news_other, { count }), exact: true })
}
