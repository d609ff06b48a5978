import { afterAll, beforeAll, expect, test } from 'vitest'
import { suggestCoaches } from '#contract/bookings.ts'
import { listTimes } from '#contract/calendars.ts'
import { installCatalogue } from '#server/features/marketplace/public.ts'
import { createTestApp, type TestApp } from '#tests/support/app.ts'
import { sessionOffer } from '#tests/support/chosen-times.ts'
import { coachOf } from '#tests/support/coaches.ts'
import { memberOf, type Person } from '#tests/support/people.ts'
import { block } from '#tests/support/spaces.ts'

let app: TestApp
let member: Person

const EVERY_DAY = JSON.stringify([1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, from: '08:00', to: '20:00' })))

beforeAll(async () => {
  app = await createTestApp()
  await installCatalogue(app.services.db, app.clock.now())
  for (const slug of ['ana-prado', 'kenji-duarte', 'ai-ember'])
    await app.pool.query(
      `insert into calendars (seller_slug, time_zone, windows, break_minutes, notice_hours, horizon_days, meeting_kind)
       values ($1, 'America/Sao_Paulo', $2, 15, 12, 60, 'peer')`,
      [slug, EVERY_DAY],
    )
  member = await memberOf(app)
})
afterAll(() => app.close())

const suggest = (matter?: string) => member.browser.call(suggestCoaches, matter === undefined ? {} : { matter })

test('a matter leads to the people who are good at it, each with an open time', async () => {
  const { coaches } = await suggest('guard-play')
  expect(coaches.map(({ seller }) => seller.slug)).toEqual(['kenji-duarte', 'ana-prado'])
  const [first] = coaches
  if (!first) throw new Error('nobody was suggested')
  const { times } = await member.browser.call(listTimes, {
    id: first.offer_id,
    month: first.next_at.slice(0, 7),
    time_zone: 'UTC',
  })
  expect(times[0]?.starts_at).toBe(first.next_at)
})

test('another matter leads to others, and without one to anybody; an AI is not a person', async () => {
  expect((await suggest('punch-defence')).coaches[0]?.seller.slug).toBe('ana-prado')
  const { coaches } = await suggest()
  expect(coaches.map(({ seller }) => seller.kind)).toEqual(['house', 'house'])
})

test('at most three are suggested', async () => {
  for (const name of ['Ana One', 'Bo Two', 'Cy Three']) await sessionOffer(app, await coachOf(app, name))
  expect((await suggest()).coaches).toHaveLength(3)
})

test('nobody is suggested whose calendar has no open time', async () => {
  await app.pool.query(`update calendars set windows = '[]' where seller_slug = 'kenji-duarte'`)
  expect((await suggest('guard-play')).coaches.map(({ seller }) => seller.slug)).toEqual(['ana-prado'])
})

test('a coach whom the reader blocked is not suggested', async () => {
  // At some hours the others have an open time sooner, and only three are suggested.
  await app.pool.query(`update calendars set windows = '[]'`)
  const coach = await coachOf(app, 'Sam Tester')
  await sessionOffer(app, coach, { price_minor: 0 })
  const slugs = async () => (await suggest()).coaches.map(({ seller }) => seller.slug)
  expect(await slugs()).toContain(coach.slug)
  await block(app, member, coach)
  expect(await slugs()).not.toContain(coach.slug)
})
