import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as contract from '#contract/calendars.ts'
import { BusyFailure } from '#server/outside/busy-calendar/busy-failure.ts'
import { type BusyCalendars, openBusyCalendars } from '#server/outside/busy-calendar/open-busy-calendars.ts'
import { createTestApp, type TestApp } from '#tests/support/app.ts'
import { coachOf } from '#tests/support/coaches.ts'
import type { Person } from '#tests/support/people.ts'
import { offerOf } from '#tests/support/sales.ts'
import { readBusyCalendars, refreshBusyTimes } from './busy-times.ts'

const ADDRESS = 'https://calendar.example/feeds/a-long-and-secret-part-of-it/basic.ics'
const DAY_MS = 24 * 60 * 60 * 1000

let app: TestApp
let coach: Person & { slug: string }
/** What the calendar elsewhere says. */
let says: () => Promise<Awaited<ReturnType<BusyCalendars['read']>>>
let reads = 0

beforeAll(async () => {
  const busyCalendars: BusyCalendars = {
    read() {
      reads++
      return says()
    },
  }
  app = await createTestApp({}, { busyCalendars })
  coach = await coachOf(app)
})
afterAll(() => app.close())

function tomorrow(hour: number): Date {
  const day = new Date(app.clock.now().getTime() + 2 * DAY_MS)
  day.setUTCHours(hour, 0, 0, 0)
  return day
}

const busy = (from: number, to: number) => async () => [{ starts_at: tomorrow(from), ends_at: tomorrow(to) }]
const away = async () => {
  throw new BusyFailure('unreachable', 'away')
}
const rubbish = async () => {
  throw new BusyFailure('not-a-calendar', 'a page with a picture')
}
const change = (address: string | null) => coach.browser.call(contract.changeBusyAddress, { slug: coach.slug, address })

async function openHours(offer_id: string): Promise<number[]> {
  const day = tomorrow(0).toISOString()
  const { times } = await coach.browser.call(contract.listTimes, {
    id: offer_id,
    month: day.slice(0, 7),
    time_zone: 'UTC',
  })
  return times
    .filter(({ starts_at }) => starts_at.startsWith(day.slice(0, 10)))
    .map(({ starts_at }) => Number(starts_at.slice(11, 13)))
}

describe('a busy calendar', () => {
  test('is read when its address is given, and its times cannot be booked; the address is not shown whole', async () => {
    await coach.browser.call(contract.changeCalendar, {
      slug: coach.slug,
      time_zone: 'UTC',
      windows: [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, from: '08:00', to: '12:00' })),
      days: [],
      break_minutes: 0,
      notice_hours: 0,
      horizon_days: 60,
      meeting_kind: 'peer',
      meeting_url: null,
    })
    const offer = await offerOf(app, { coach_id: coach.user_id }, 'coaching')
    says = busy(9, 11)
    const { busy: shown } = await change(ADDRESS)
    expect(shown).toMatchObject({ problem: null, read_at: expect.any(String) })
    expect(shown?.shown_address).toBe('calendar.example/…asic.ics')
    expect(await openHours(offer.id)).toEqual([8, 11])
    const week = await coach.browser.call(contract.readWeek, {
      slug: coach.slug,
      from: tomorrow(0).toISOString().slice(0, 10),
    })
    expect(week.busy).toEqual([{ starts_at: tomorrow(9).toISOString(), ends_at: tomorrow(11).toISOString() }])

    // Read again by the job, and before a time is taken; what it said stays when it cannot be read.
    says = busy(8, 9)
    await readBusyCalendars(app.services)
    expect(await openHours(offer.id)).toEqual([8, 11])
    await app.clock.later({ minutes: 5 }, () => refreshBusyTimes(app.services, offer))
    expect((await openHours(offer.id))[0]).toBe(9)
    reads = 0
    await app.clock.later({ minutes: 6 }, () => refreshBusyTimes(app.services, offer))
    expect(reads).toBe(0)
    says = away
    await app.clock.later({ minutes: 25 }, () => readBusyCalendars(app.services))
    expect(reads).toBe(1)
    const { busy: later } = await coach.browser.call(contract.readCalendar, { slug: coach.slug })
    expect(later).toMatchObject({ problem: 'unreachable', read_at: expect.any(String) })
    expect((await openHours(offer.id))[0]).toBe(9)
    says = rubbish
    await app.clock.later({ minutes: 45 }, () => refreshBusyTimes(app.services, offer))
    expect(await coach.browser.call(contract.readCalendar, { slug: coach.slug })).toMatchObject({
      busy: { problem: 'not-a-calendar', read_at: later?.read_at },
    })
    expect((await openHours(offer.id))[0]).toBe(9)

    expect((await change(null)).busy).toBeNull()
    expect((await openHours(offer.id))[0]).toBe(8)
  })

  test('is not stored if it is refused or cannot be read', async () => {
    const put = () => coach.browser.request('PUT', `/api/calendars/${coach.slug}/busy`, { address: ADDRESS })
    says = away
    expect(await put()).toMatchObject({ status: 400, body: { error: { code: 'calendars.busy-unreadable' } } })
    says = rubbish
    expect(await put()).toMatchObject({ status: 400, body: { error: { code: 'calendars.busy-unreadable' } } })
    says = async () => {
      throw new BusyFailure('refused', 'private')
    }
    expect(await put()).toMatchObject({ status: 400, body: { error: { code: 'calendars.busy-refused' } } })
    const { busy: stored } = await coach.browser.call(contract.readCalendar, { slug: coach.slug })
    expect(stored).toBeNull()
  })

  test('can be given before there are hours', async () => {
    const newcomer = await coachOf(app)
    says = busy(9, 10)
    const saved = await newcomer.browser.call(contract.changeBusyAddress, { slug: newcomer.slug, address: ADDRESS })
    expect(saved).toMatchObject({ is_open: false, busy: { problem: null } })
  })

  test('of the internet is not read where it is not on it', async () => {
    const failure = openBusyCalendars().read('https://127.0.0.1/', { time_zone: 'UTC', now: new Date() })
    await expect(failure).rejects.toMatchObject({ problem: 'refused' })
  })
})
