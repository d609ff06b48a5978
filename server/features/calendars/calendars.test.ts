import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { moveBooking } from '#contract/bookings.ts'
import * as contract from '#contract/calendars.ts'
import { addOffer, changeOffer, readCoachDesk, switchOffer } from '#contract/coach-desk.ts'
import { readCoach } from '#contract/coaches.ts'
import type { Input } from '#contract/endpoint.ts'
import { readMarketplace } from '#contract/marketplace.ts'
import { offers } from '#server/features/marketplace/public.ts'
import { createTestApp, type TestApp } from '#tests/support/app.ts'
import { coachOf } from '#tests/support/coaches.ts'
import { memberOf, type Person } from '#tests/support/people.ts'
import { insertSale, offerOf } from '#tests/support/sales.ts'
import { takeTime } from './take-time.ts'

const REFUSED = { status: 404, body: { error: { code: 'not-found' } } }

let app: TestApp
let member: Person
let coach: Person & { slug: string }

beforeAll(async () => {
  app = await createTestApp()
  member = await memberOf(app)
  coach = await coachOf(app)
})
afterAll(() => app.close())

type NewHours = Input<typeof contract.changeCalendar>

const EVERY_DAY = [1, 2, 3, 4, 5, 6, 7]
const window = (weekday: number, from: string, to: string) => ({ weekday, from, to })

function hoursOf({ slug }: { slug: string }, more: Partial<NewHours> = {}): NewHours {
  return {
    slug,
    time_zone: 'America/Sao_Paulo',
    windows: EVERY_DAY.map((weekday) => window(weekday, '09:00', '12:00')),
    days: [],
    break_minutes: 0,
    notice_hours: 0,
    horizon_days: 60,
    meeting_kind: 'peer',
    meeting_url: null,
    ...more,
  }
}

/** The first open time of a coach's offer from tomorrow on. */
async function firstTime(offer_id: string): Promise<string> {
  const at = new Date(app.clock.now().getTime() + 36 * 3_600_000).toISOString()
  const { times } = await member.browser.call(contract.listNearestTimes, { id: offer_id, at })
  return times[0]?.starts_at ?? ''
}

type Booked = Awaited<ReturnType<typeof offerOf>>

async function book(
  offer: Booked,
  starts_at: string,
  { by = member, held_until = null }: { by?: Person; held_until?: Date | null } = {},
) {
  return await app.services.db.transaction((tx) =>
    takeTime(
      tx,
      { offer, starts_at: new Date(starts_at) },
      {
        member_id: by.user_id,
        title: offer.title,
        brief: null,
        shares_file: false,
        held_until,
      },
      app.clock.now(),
    ),
  )
}

describe('a calendar', () => {
  test('begins without hours, in the zone of its coach', async () => {
    const newcomer = await coachOf(app)
    const first = await newcomer.browser.call(contract.readCalendar, { slug: newcomer.slug })
    expect(first).toMatchObject({
      is_open: false,
      time_zone: 'UTC',
      windows: [],
      days: [],
      busy: null,
      notice_hours: 12,
    })
    await app.pool.query(`update profiles set time_zone = 'Europe/Madrid' where user_id = $1`, [newcomer.user_id])
    const second = await newcomer.browser.call(contract.readCalendar, { slug: newcomer.slug })
    expect(second).toMatchObject({ is_open: false, time_zone: 'Europe/Madrid' })
  })

  test('keeps what its coach saves: windows joined, days replaced, those that are over left out', async () => {
    const saved = await coach.browser.call(
      contract.changeCalendar,
      hoursOf(coach, {
        windows: [window(2, '14:00', '18:00'), window(1, '09:00', '12:00'), window(1, '11:00', '13:00')],
        days: [
          { day: '2001-01-01', windows: [] },
          { day: '2199-05-04', windows: [{ from: '20:00', to: '24:00' }] },
          { day: '2199-05-03', windows: [] },
        ],
      }),
    )
    expect(saved).toMatchObject({
      is_open: true,
      windows: [window(1, '09:00', '13:00'), window(2, '14:00', '18:00')],
      days: [
        { day: '2199-05-03', windows: [] },
        { day: '2199-05-04', windows: [{ from: '20:00', to: '24:00' }] },
      ],
      meeting_kinds: ['link', 'peer'],
      booked_outside: 0,
      outside: [],
    })
    const { booked_outside: _, outside: __, ...calendar } = saved
    expect(await coach.browser.call(contract.readCalendar, { slug: coach.slug })).toEqual(calendar)
    const again = await coach.browser.call(contract.changeCalendar, hoursOf(coach))
    expect(again).toMatchObject({ days: [], windows: hoursOf(coach).windows })
  })

  test('is run by its coach alone, and those of personas and house coaches by admins', async () => {
    const admin = await memberOf(app, { membership_type: 'admin' })
    const other = await coachOf(app)
    for (const [browser, slug] of [
      [other.browser, coach.slug],
      [admin.browser, coach.slug],
      [coach.browser, 'mara-solis'],
      [coach.browser, 'ai-ember'],
      [admin.browser, 'nobody'],
    ] as const) {
      expect(await browser.request('GET', `/api/calendars/${slug}`)).toMatchObject(REFUSED)
      expect(await browser.request('PUT', `/api/calendars/${slug}`, hoursOf({ slug }))).toMatchObject(REFUSED)
      expect(await browser.request('GET', `/api/calendars/${slug}/week?from=2027-05-03`)).toMatchObject(REFUSED)
    }
    const house = await admin.browser.call(contract.changeCalendar, hoursOf({ slug: 'mara-solis' }))
    expect(house).toMatchObject({ seller: { slug: 'mara-solis', kind: 'house' }, is_open: true })
    const persona = hoursOf({ slug: 'ai-ember' }, { meeting_kind: 'persona' })
    expect(await admin.browser.call(contract.changeCalendar, persona)).toMatchObject({ meeting_kinds: ['persona'] })
  })

  test('says where one meets only where that works', async () => {
    const impossible = { status: 409, body: { error: { code: 'calendars.meeting-not-possible' } } }
    for (const meeting_kind of ['link', 'persona', 'jitsi', 'livekit'] as const)
      expect(
        await coach.browser.request('PUT', `/api/calendars/${coach.slug}`, hoursOf(coach, { meeting_kind })),
        meeting_kind,
      ).toMatchObject(impossible)
    const link = { meeting_kind: 'link', meeting_url: 'https://meet.example/room' } as const
    expect(await coach.browser.call(contract.changeCalendar, hoursOf(coach, link))).toMatchObject(link)
  })

  test('counts what is booked outside new hours, and leaves it booked', async () => {
    await coach.browser.call(contract.changeCalendar, hoursOf(coach))
    const offer = await offerOf(app, { coach_id: coach.user_id }, 'coaching')
    const starts_at = await firstTime(offer.id)
    const booking = await book(offer, starts_at)
    expect(booking).toMatchObject({ state: 'confirmed' })
    const same = await coach.browser.call(contract.changeCalendar, hoursOf(coach))
    expect(same.booked_outside).toBe(0)
    const none = await coach.browser.call(contract.changeCalendar, hoursOf(coach, { windows: [] }))
    const outside = [{ booking_id: booking?.id, starts_at, names: ['Robin Tester'] }]
    expect(none).toMatchObject({ booked_outside: 1, outside, is_open: false })
    const from = starts_at.slice(0, 10)
    const week = await coach.browser.call(contract.readWeek, { slug: coach.slug, from })
    expect(week).toMatchObject({
      time_zone: 'America/Sao_Paulo',
      open: [],
      booked: [{ booking_id: booking?.id, starts_at, minutes: 60, names: ['Robin Tester'], seats: 1, is_held: false }],
    })
  })
})

describe('a group of a coach who meets by video on the page', () => {
  const needsLink = { status: 409, body: { error: { code: 'calendars.groups-need-link' } } }
  const GROUP: Input<typeof addOffer> = {
    kind: 'coaching',
    title: 'Pads in a group',
    description: 'Rounds on the pads.',
    features: [],
    price_minor: 2_000,
    currency: 'USD',
    picture_url: null,
    minutes: 60,
    seats: 6,
  }

  test('is not sold without a link: neither a new one, nor one that becomes a group or is switched on', async () => {
    const { browser, slug, user_id: coach_id } = await coachOf(app)
    await browser.call(contract.changeCalendar, hoursOf({ slug }))
    expect(await browser.try(addOffer, GROUP)).toMatchObject(needsLink)
    const { id } = await browser.call(addOffer, { ...GROUP, seats: 1 })
    expect(await browser.try(changeOffer, { ...GROUP, id })).toMatchObject(needsLink)
    const hidden = await offerOf(app, { coach_id }, 'coaching', { seats: 6, is_active: false })
    expect(await browser.try(switchOffer, { id: hidden.id, is_active: true })).toMatchObject(needsLink)
    await browser.call(contract.changeCalendar, hoursOf({ slug }, { meeting_url: 'https://meet.example/group' }))
    await browser.call(changeOffer, { ...GROUP, id })
    await browser.call(switchOffer, { id: hidden.id, is_active: true })
  })

  test('keeps the link from being taken away, as long as it is offered or booked', async () => {
    const { browser, slug } = await coachOf(app)
    const linked = hoursOf({ slug }, { meeting_url: 'https://meet.example/group' })
    await browser.call(contract.changeCalendar, linked)
    const { id } = await browser.call(addOffer, GROUP)
    const unlinked = { ...linked, meeting_url: null }
    expect(await browser.try(contract.changeCalendar, unlinked)).toMatchObject(needsLink)
    const [offer] = (await app.services.db.select().from(offers).where(eq(offers.id, id))) as [Booked]
    expect(await book(offer, await firstTime(id))).toBeDefined()
    await browser.call(switchOffer, { id, is_active: false })
    expect(await browser.try(contract.changeCalendar, unlinked)).toMatchObject(needsLink)
  })

  test('has no open times without a link, and none can be taken', async () => {
    const { browser, slug, user_id: coach_id } = await coachOf(app)
    await browser.call(contract.changeCalendar, hoursOf({ slug }))
    // As it was possible once.
    const group = await offerOf(app, { coach_id }, 'coaching', { seats: 6 })
    const single = await offerOf(app, { coach_id }, 'coaching')
    const starts_at = await firstTime(single.id)
    expect(await firstTime(group.id)).toBe('')
    const month = starts_at.slice(0, 7)
    const listed = await member.browser.call(contract.listTimes, { id: group.id, month, time_zone: 'UTC' })
    expect(listed).toMatchObject({ times: [], next: null })
    expect(await book(group, starts_at)).toBeUndefined()
    expect(await book(single, starts_at)).toBeDefined()
  })

  test('is not shown to members without a link; its coach is told', async () => {
    const { browser, slug, user_id: coach_id } = await coachOf(app)
    await browser.call(contract.changeCalendar, hoursOf({ slug }))
    const group = await offerOf(app, { coach_id }, 'coaching', { seats: 6 })
    const single = await offerOf(app, { coach_id }, 'coaching')
    const shown = async () => {
      const { sections } = await member.browser.call(readMarketplace, { slug })
      const { services } = await member.browser.call(readCoach, { slug })
      return [sections.flatMap(({ offers: found }) => found), services].map((found) => found.map(({ id }) => id).sort())
    }
    expect(await shown()).toEqual([[single.id], [single.id]])
    expect(await browser.call(readCoachDesk, {})).toMatchObject({ counts: { active: 2 }, hidden_groups: 1 })
    await browser.call(contract.changeCalendar, hoursOf({ slug }, { meeting_url: 'https://meet.example/group' }))
    const both = [group.id, single.id].sort()
    expect(await shown()).toEqual([both, both])
    expect(await browser.call(readCoachDesk, {})).toMatchObject({ hidden_groups: 0 })
  })
})

test('openings say what a session costs, which one is free and when the next time is', async () => {
  const { browser, slug, user_id: coach_id } = await coachOf(app)
  const idle = await coachOf(app)
  await offerOf(app, { coach_id }, 'coaching', { price_minor: 9_000, minutes: 60 })
  await offerOf(app, { coach_id }, 'coaching', { price_minor: 4_000, minutes: 60 })
  const free = await offerOf(app, { coach_id }, 'coaching', { price_minor: 0, minutes: 20 })
  await offerOf(app, { coach_id: idle.user_id }, 'coaching', { price_minor: 7_000 })
  await browser.call(contract.changeCalendar, hoursOf({ slug }))
  const at = app.clock.now().toISOString()
  const { times } = await member.browser.call(contract.listNearestTimes, { id: free.id, at })
  const slugs = [slug, idle.slug, 'nobody-of-this-name', 'kenji-duarte'].join(',')
  const { openings } = await member.browser.call(contract.listOpenings, { slugs })
  expect(openings.slice(0, 2)).toEqual([
    { slug, from: { price_minor: 4_000, currency: 'USD' }, free_minutes: 20, next_at: times[0]?.starts_at },
    { slug: idle.slug, from: { price_minor: 7_000, currency: 'USD' }, free_minutes: null, next_at: null },
  ])
  expect(openings.map((opening) => opening.slug)).toEqual([slug, idle.slug, 'kenji-duarte'])
  for (const wrong of ['', 'Not a slug', Array(25).fill('a').join(',')])
    expect((await member.browser.try(contract.listOpenings, { slugs: wrong })).status).toBe(400)
})

describe('the times of an offer', () => {
  const monthOf = (moment: Date) => moment.toISOString().slice(0, 7)

  test('are those of one month of the reader’s zone, and the next after it', async () => {
    await coach.browser.call(contract.changeCalendar, hoursOf(coach, { horizon_days: 365 }))
    const offer = await offerOf(app, { coach_id: coach.user_id }, 'coaching')
    const now = app.clock.now()
    const ahead = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 2, 1))
    const after = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 3, 1))
    const list = (time_zone: string) =>
      member.browser.call(contract.listTimes, { id: offer.id, month: monthOf(ahead), time_zone })
    const utc = await list('UTC')
    const days = (after.getTime() - ahead.getTime()) / 86_400_000
    expect(utc).toMatchObject({ seller: { slug: coach.slug }, coach_zone: 'America/Sao_Paulo', minutes: 60, seats: 1 })
    expect(utc.times).toHaveLength(days * 5)
    expect(utc.times[0]).toEqual({ starts_at: new Date(ahead.getTime() + 12 * 3_600_000).toISOString(), seats_left: 1 })
    expect(utc.next).toBe(new Date(after.getTime() + 12 * 3_600_000).toISOString())
    // There the month begins and ends 14 hours earlier.
    const line = await list('Pacific/Kiritimati')
    expect(line.times[0]?.starts_at).toBe(new Date(ahead.getTime() - 12 * 3_600_000).toISOString())
    expect(line.next).toBe(new Date(after.getTime() - 12 * 3_600_000).toISOString())
  })

  test('without hours are none; of what is no session there is nothing', async () => {
    const newcomer = await coachOf(app)
    const offer = await offerOf(app, { coach_id: newcomer.user_id }, 'coaching')
    const month = monthOf(app.clock.now())
    const empty = await member.browser.call(contract.listTimes, { id: offer.id, month, time_zone: 'UTC' })
    expect(empty).toMatchObject({ times: [], next: null })
    const video = await offerOf(app, { coach_id: coach.user_id }, 'video')
    for (const id of [video.id, randomUUID()])
      expect(await member.browser.request('GET', `/api/offers/${id}/times?month=${month}&time_zone=UTC`)).toMatchObject(
        REFUSED,
      )
  })

  test('of a hidden offer are gone, except for who has bought it and who runs it', async () => {
    const offer = await offerOf(app, { coach_id: coach.user_id }, 'package', { is_active: false })
    const path = `/api/offers/${offer.id}/times/near?at=${app.clock.now().toISOString()}`
    expect(await member.browser.request('GET', path)).toMatchObject({ body: { error: { code: 'orders.offer-gone' } } })
    expect(await coach.browser.request('GET', path)).toMatchObject({ status: 200 })
    const buyer = await memberOf(app)
    await insertSale(app, { buyer_id: buyer.user_id, coach_id: coach.user_id }, 'package', 'ready')
    await app.pool.query('update orders set offer_id = $1 where buyer_id = $2', [offer.id, buyer.user_id])
    expect(await buyer.browser.request('GET', path)).toMatchObject({ status: 200 })
  })

  test('of a group do not contain the one in which the reader has a place', async () => {
    const { browser, slug, user_id: coach_id } = await coachOf(app)
    await browser.call(contract.changeCalendar, hoursOf({ slug }, { meeting_url: 'https://meet.example/group' }))
    const group = await offerOf(app, { coach_id }, 'coaching', { seats: 6 })
    const starts_at = await firstTime(group.id)
    await book(group, starts_at)
    const timesFor = async ({ browser: reader }: Person) => {
      const input = { id: group.id, month: starts_at.slice(0, 7), time_zone: 'UTC' }
      const { times } = await reader.call(contract.listTimes, input)
      const { times: near } = await reader.call(contract.listNearestTimes, { id: group.id, at: starts_at })
      return { times, near: near.map((time) => time.starts_at) }
    }
    const others = await timesFor(await memberOf(app))
    expect(others.times).toContainEqual({ starts_at, seats_left: 5 })
    expect(others.near).toContain(starts_at)
    const own = await timesFor(member)
    expect(own.times).toEqual(others.times.filter((time) => time.starts_at !== starts_at))
    expect(own.near).not.toContain(starts_at)
  })

  test('for a booking that is moved are those beside it too, for its member and its coach alone', async () => {
    await coach.browser.call(contract.changeCalendar, hoursOf(coach))
    const offer = await offerOf(app, { coach_id: coach.user_id }, 'coaching')
    const day = new Date(app.clock.now().getTime() + 19 * 86_400_000).toISOString().slice(0, 10)
    const at = (time: string) => `${day}T${time}:00.000Z`
    const booking = await book(offer, at('13:00'))
    const moving = booking?.id
    const timesOf = async ({ browser }: Person, more: { moving?: string | undefined }) => {
      const { times } = await browser.call(contract.listTimes, {
        ...{ id: offer.id, month: day.slice(0, 7), time_zone: 'UTC' },
        ...more,
      })
      return times.map(({ starts_at }) => starts_at).filter((starts_at) => starts_at.startsWith(day))
    }
    expect(await timesOf(member, {})).toEqual([at('12:00'), at('14:00')])
    const beside = [at('12:00'), at('12:30'), at('13:30'), at('14:00')]
    expect(await timesOf(member, { moving })).toEqual(beside)
    expect(await timesOf(coach, { moving })).toEqual(beside)
    await expect(timesOf(await memberOf(app), { moving })).rejects.toThrow('not-found')
    const near = { id: offer.id, at: at('13:00'), moving }
    const { times } = await member.browser.call(contract.listNearestTimes, near)
    expect(times.map(({ starts_at }) => starts_at)).toEqual([at('12:00'), at('12:30'), at('13:30')])
    await member.browser.call(moveBooking, { id: moving ?? '', starts_at: at('13:30') })
    expect(await timesOf(member, {})).toEqual([at('12:00'), at('12:30')])
  })

  test('nearest to one that was taken are the three beside it; a hold that is over is not in the way', async () => {
    await coach.browser.call(contract.changeCalendar, hoursOf(coach))
    const offer = await offerOf(app, { coach_id: coach.user_id }, 'coaching', { minutes: 30 })
    const now = app.clock.now()
    const day = new Date(now.getTime() + 9 * 86_400_000).toISOString().slice(0, 10)
    const at = (time: string) => `${day}T${time}:00.000Z`
    await book(offer, at('13:30'))
    const near = async () => {
      const { times } = await member.browser.call(contract.listNearestTimes, { id: offer.id, at: at('13:30') })
      return times.map(({ starts_at }) => starts_at)
    }
    expect(await near()).toEqual([at('12:30'), at('13:00'), at('14:00')])
    await book(offer, at('14:00'), { held_until: new Date(now.getTime() + 60_000) })
    expect(await near()).toEqual([at('12:30'), at('13:00'), at('14:30')])
    await app.clock.later({ minutes: 2 }, async () => {
      expect(await near()).toContain(at('14:00'))
    })
  })
})

test('a time is free again when the account of who booked it is deleted', async () => {
  await coach.browser.call(contract.changeCalendar, hoursOf(coach))
  const offer = await offerOf(app, { coach_id: coach.user_id }, 'coaching')
  const starts_at = await firstTime(offer.id)
  const guest = await memberOf(app)
  expect(await book(offer, starts_at, { by: guest })).toBeDefined()
  expect(await book(offer, starts_at)).toBeUndefined()
  await app.pool.query('delete from users where id = $1', [guest.user_id])
  expect(await firstTime(offer.id)).toBe(starts_at)
  expect(await book(offer, starts_at)).toBeDefined()
})
