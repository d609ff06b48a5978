import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { addProduct, addService, deleteService, switchService } from '#contract/coach-desk.ts'
import { followCoach } from '#contract/coaches.ts'
import { changeNotificationChoice, listNotifications } from '#contract/notifications.ts'
import { createTestApp, type TestApp } from '#tests/support/app.ts'
import { coachOf, PRODUCT, SERVICE } from '#tests/support/coaches.ts'
import { ban, memberOf, type Person } from '#tests/support/people.ts'
import { tellFollowers } from './tell-followers.ts'

const soon = { timeout: 10_000, interval: 50 }
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

/** Straight into the database, so that no job of its own is on its way. */
async function offer({ user_id }: Person, { is_active = true } = {}): Promise<string> {
  const { rows } = await app.pool.query<{ id: string }>(
    `insert into coach_services (coach_id, title, description, duration, price, price_cents, service_type, is_active)
     values ($1, 'Untold', '', '', '', 0, 'coaching', $2) returning id`,
    [user_id, is_active],
  )
  return rows[0]?.id ?? ''
}

describe('something new of a coach', () => {
  test('is told to those who follow, and to nobody else', async () => {
    const coach = await coachOf(app, 'Inês Telling')
    const { slug, full_name } = coach
    const [follower, former, stranger] = [await followerOf(slug), await followerOf(slug), await memberOf(app)]
    await former.browser.call(followCoach, { slug, following: false })
    await coach.browser.call(addService, SERVICE)
    await vi.waitFor(
      async () =>
        expect(await newsOf(follower)).toEqual([{ kind: 'coach_news', slug, full_name, title: SERVICE.title }]),
      soon,
    )
    await coach.browser.call(addProduct, PRODUCT)
    await vi.waitFor(async () => expect((await newsOf(follower))[0]).toMatchObject({ title: PRODUCT.title }), soon)
    expect(await newsOf(former)).toEqual([])
    expect(await newsOf(stranger)).toEqual([])
    expect(await newsOf(coach)).toEqual([])
  })

  test('is told once, however often it is hidden and shown, or the job is tried', async () => {
    const coach = await coachOf(app)
    const follower = await followerOf(coach.slug)
    const { id } = await coach.browser.call(addService, SERVICE)
    for (const is_active of [false, true, false, true]) await coach.browser.call(switchService, { id, is_active })
    for (const _ of [1, 2, 3]) await tellFollowers(app.services, id)
    expect(await newsOf(follower)).toHaveLength(1)
  })

  test('that was hidden or deleted meanwhile is not told; once shown, it is', async () => {
    const coach = await coachOf(app)
    const follower = await followerOf(coach.slug)
    const [hidden, deleted] = [await offer(coach, { is_active: false }), await offer(coach)]
    await coach.browser.call(deleteService, { id: deleted })
    for (const id of [hidden, deleted]) await tellFollowers(app.services, id)
    expect(await newsOf(follower)).toEqual([])
    await coach.browser.call(switchService, { id: hidden, is_active: true })
    await vi.waitFor(async () => expect(await newsOf(follower)).toMatchObject([{ title: 'Untold' }]), soon)
  })

  test('is not told of a coach whom nobody can see', async () => {
    const coach = await coachOf(app)
    const follower = await followerOf(coach.slug)
    await ban(app, coach)
    await tellFollowers(app.services, await offer(coach))
    expect(await newsOf(follower)).toEqual([])
  })

  test('is not told to those who want no such news', async () => {
    const coach = await coachOf(app)
    const follower = await followerOf(coach.slug)
    await follower.browser.call(changeNotificationChoice, { kind: 'coach_news', wanted: false })
    await tellFollowers(app.services, await offer(coach))
    expect(await newsOf(follower)).toEqual([])
  })
})
