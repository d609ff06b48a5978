import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { addOffer, deleteOffer, switchOffer } from '#contract/coach-desk.ts'
import { followCoach } from '#contract/coaches.ts'
import { changeNotificationChoice, listNotifications } from '#contract/notifications.ts'
import { createTestApp, type TestApp } from '#tests/support/app.ts'
import { coachOf, PRODUCT, SERVICE } from '#tests/support/coaches.ts'
import { eventsOf } from '#tests/support/member-events.ts'
import { ban, memberOf, type Person } from '#tests/support/people.ts'
import { recordStatements } from '#tests/support/record-statements.ts'
import { soon } from '#tests/support/soon.ts'
import { tellFollowers } from './tell-followers.ts'

let app: TestApp

beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

async function followerOf(slug: string): Promise<Person> {
  const follower = await memberOf(app)
  await follower.browser.call(followCoach, { slug, following: true })
  return follower
}

async function newsOf({ browser }: Person) {
  const { notifications } = await browser.call(listNotifications, {})
  return notifications.map(({ kind, details }) => ({ kind, ...details }))
}

/** Inserted directly, so that no job is enqueued. */
async function offer({ user_id }: Person, { is_active = true } = {}): Promise<string> {
  const { rows } = await app.pool.query<{ id: string }>(
    `insert into offers (coach_id, title, description, price_minor, kind, minutes, seats, is_active)
     values ($1, 'Untold', '', 0, 'coaching', 60, 1, $2) returning id`,
    [user_id, is_active],
  )
  return rows[0]?.id ?? ''
}

test('thousands of followers are told with as many statements as one, in one transaction', async () => {
  const coach = await coachOf(app)
  const follower = await followerOf(coach.slug)
  const events = await eventsOf(app, follower.user_id)
  const record = recordStatements(app.pool)
  const toOne = await record(async () => tellFollowers(app.services, await offer(coach)))
  await app.pool.query(
    `with people as (
       insert into users (name, email, email_verified)
       select 'Follower', 'follower' || number || '@many.example', true from generate_series(1, 2000) number returning id
     )
     insert into coach_follows (user_id, coach_slug) select id, $1 from people`,
    [coach.slug],
  )
  const untold = await offer(coach)
  const toMany = await record(() => tellFollowers(app.services, untold))
  const withoutEvents = (statements: string[]) => statements.filter((text) => !text.includes('pg_notify'))
  expect(withoutEvents(toMany)).toHaveLength(withoutEvents(toOne).length - 1)
  expect(toMany.filter((text) => /^\s*begin/i.test(text))).toEqual([])
  const { rows } = await app.pool.query('select count(*)::int as told from notifications where once_key = $1', [
    `coach_news:${untold}`,
  ])
  expect(rows).toEqual([{ told: 2001 }])
  await vi.waitFor(() => expect(events.map(({ type }) => type)).toEqual(['notification', 'notification']), soon)
})

describe('a new offer of a coach', () => {
  test('is announced to followers only', async () => {
    const coach = await coachOf(app, 'Inês Telling')
    const { slug, full_name } = coach
    const [follower, former, stranger] = [await followerOf(slug), await followerOf(slug), await memberOf(app)]
    await former.browser.call(followCoach, { slug, following: false })
    await coach.browser.call(addOffer, SERVICE)
    await vi.waitFor(
      async () =>
        expect(await newsOf(follower)).toEqual([{ kind: 'coach_news', slug, full_name, title: SERVICE.title }]),
      soon,
    )
    await coach.browser.call(addOffer, PRODUCT)
    await vi.waitFor(async () => expect((await newsOf(follower))[0]).toMatchObject({ title: PRODUCT.title }), soon)
    expect(await newsOf(former)).toEqual([])
    expect(await newsOf(stranger)).toEqual([])
    expect(await newsOf(coach)).toEqual([])
  })

  test('is announced once, also when it is hidden and shown again or the job is retried', async () => {
    const coach = await coachOf(app)
    const follower = await followerOf(coach.slug)
    const { id } = await coach.browser.call(addOffer, SERVICE)
    for (const is_active of [false, true, false, true]) await coach.browser.call(switchOffer, { id, is_active })
    for (const _ of [1, 2, 3]) await tellFollowers(app.services, id)
    expect(await newsOf(follower)).toHaveLength(1)
  })

  test('is not announced after five others on the same day', async () => {
    const coach = await coachOf(app)
    const follower = await followerOf(coach.slug)
    for (let number = 0; number < 7; number++) await tellFollowers(app.services, await offer(coach))
    expect(await newsOf(follower)).toHaveLength(5)
  })

  test('that was hidden or deleted meanwhile is announced only when it is shown', async () => {
    const coach = await coachOf(app)
    const follower = await followerOf(coach.slug)
    const [hidden, deleted] = [await offer(coach, { is_active: false }), await offer(coach)]
    await coach.browser.call(deleteOffer, { id: deleted })
    for (const id of [hidden, deleted]) await tellFollowers(app.services, id)
    expect(await newsOf(follower)).toEqual([])
    await coach.browser.call(switchOffer, { id: hidden, is_active: true })
    await vi.waitFor(async () => expect(await newsOf(follower)).toMatchObject([{ title: 'Untold' }]), soon)
  })

  test('is not announced when the coach is not public', async () => {
    const coach = await coachOf(app)
    const follower = await followerOf(coach.slug)
    await ban(app, coach)
    await tellFollowers(app.services, await offer(coach))
    expect(await newsOf(follower)).toEqual([])
  })

  test('is not announced to members who switched such notifications off', async () => {
    const coach = await coachOf(app)
    const follower = await followerOf(coach.slug)
    await follower.browser.call(changeNotificationChoice, { kind: 'coach_news', mode: 'off' })
    await tellFollowers(app.services, await offer(coach))
    expect(await newsOf(follower)).toEqual([])
  })
})
