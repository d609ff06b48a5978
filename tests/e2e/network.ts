import { randomUUID } from 'node:crypto'
import type { Locator, Page } from '@playwright/test'
import { spaceTexts } from '#content/spaces/spaces.ts'
import type { Language } from '#contract/language.ts'
import { addLiveEvent, answerInvitation, askQuestion, listLive, moveOccurrence } from '#contract/live.ts'
import { startThread, writeMessage } from '#contract/messages.ts'
import { decideCase, listCases, reportThing } from '#contract/moderation.ts'
import { readOwnPerson } from '#contract/people.ts'
import { joinSpace, saveOwnSpace, writePost } from '#contract/spaces.ts'
import type { ApiBrowser } from '#tests/support/api-browser.ts'
import { joinElite } from '#tests/support/memberships.ts'
import { type Account, callsOf, memberAccount } from './accounts.ts'
import type { Installation } from './installation.ts'
import { field, type Screen } from './screen.ts'
import { fill } from './wording.ts'

/** The space of these journeys, which is open to every member of the Network. */
export const SPACE = 'global-community'

export const spaceName = (language: Language) => spaceTexts(SPACE, language).name

export interface Insider extends Account {
  handle: string
  calls: ApiBrowser
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
  return { ...account, full_name, handle, calls }
}

export async function postWithoutPage({ calls }: Insider, body: string): Promise<string> {
  const { id } = await calls.call(writePost, { slug: SPACE, key: randomUUID(), body, pictures: [] })
  return id
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

const HOUR_MS = 60 * 60_000

/** Makes an online event in a space as its host: it begins in three hours. */
async function addEvent(host: ApiBrowser, slug: string, title: string): Promise<string> {
  const { day: first_day, time: start_time } = minuteAt(Date.now() + 3 * HOUR_MS)
  await host.call(addLiveEvent, {
    ...{ slug, title, about: 'Footwork, then questions.', repeat: 'once', first_day, last_day: null, start_time },
    ...{ time_zone: 'UTC', minutes: 60, place: 'online', join_url: null, address: null, map_url: null, seats: null },
  })
  const { occurrences } = await host.call(listLive, { space: slug })
  return occurrences.find((one) => one.title === title)?.id ?? ''
}

/** A live event of the space, and how its host moves it into the time in which one can join. */
export async function liveEventOf(kiai: Installation, title: string): Promise<{ open: () => Promise<unknown> }> {
  const host = await callsOf(kiai, await memberAccount(kiai, { membership_type: 'admin' }))
  const id = await addEvent(host, SPACE, title)
  return {
    async open() {
      const { day, time } = minuteAt(Date.now() + HOUR_MS / 6)
      return await host.call(moveOccurrence, { id, day, start_time: time })
    },
  }
}

function minuteAt(moment: number): { day: string; time: string } {
  const [day = '', time = ''] = new Date(moment).toISOString().split('T')
  return { day, time: time.slice(0, 5) }
}

/** What `fillNetwork` makes. */
export const OTHER = 'Marcela Íris'
export const EVENT = 'Open round'
export const POSTS = {
  answered: 'Who spars on Sundays?',
  reply: 'I do, bring your shin guards.',
  own: 'Three rounds on the bag, then home.',
  harmful: 'Guaranteed profit, no risk, ask me how',
} as const

/** Pays for Elite and fills the Network around this member: posts, an event, a thread, a warning, and an open case. */
export async function fillNetwork(kiai: Installation, { user_id }: Pick<Account, 'user_id'>): Promise<void> {
  const browser = await callsOf(kiai, { user_id })
  const admin = await callsOf(kiai, await memberAccount(kiai, { membership_type: 'admin' }))
  const other = await insider(kiai, { full_name: OTHER })
  await kiai.database.query('update people set in_directory = true, accepts_messages = true where user_id = $1', [
    other.user_id,
  ])
  await joinElite({ browser })
  await browser.call(joinSpace, { slug: SPACE })
  const write = (calls: ApiBrowser, body: string, parent_id?: string) =>
    calls.call(writePost, { slug: SPACE, key: randomUUID(), body, pictures: [], ...(parent_id && { parent_id }) })
  const answered = await write(other.calls, POSTS.answered)
  await write(browser, POSTS.reply, answered.id)
  const own = await write(browser, POSTS.own)
  await write(other.calls, POSTS.harmful)

  const event = await addEvent(admin, SPACE, EVENT)
  await browser.call(answerInvitation, { id: event, answer: 'going' })
  await other.calls.call(askQuestion, { id: event, body: 'Southpaw first?' })

  const words = { pictures: [], key: randomUUID() }
  const { thread } = await browser.call(startThread, { user_id: other.user_id, text: 'Sunday at ten?', ...words })
  await other.calls.call(writeMessage, { id: thread.id, text: 'At ten.', ...words })

  await other.calls.call(reportThing, { thing: 'post', id: own.id, reason: 'spam', note: 'Look at this.' })
  const { cases } = await admin.call(listCases, {})
  const id = cases.find((one) => one.words === POSTS.own)?.id ?? ''
  await admin.call(decideCase, { id, act: 'warn', reason: 'Please read the rules.' })
}

/** Opens a space of this coach with an event in it. */
export async function openCoachSpace(kiai: Installation, { user_id }: Pick<Account, 'user_id'>): Promise<void> {
  const coach = await callsOf(kiai, { user_id })
  const { slug } = await coach.call(saveOwnSpace, { name: 'Corner of Odete', about: 'For those I train.' })
  await addEvent(coach, slug, EVENT)
}
