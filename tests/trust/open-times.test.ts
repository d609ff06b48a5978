import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { type DayWindow, stepMinutes } from '#contract/calendar-rules.ts'
import type { Transaction } from '#server/db/database.ts'
import { endBooking } from '#server/features/calendars/end-booking.ts'
import { readOpenTimes } from '#server/features/calendars/list-times.ts'
import { type Hours, openTimes } from '#server/features/calendars/open-times.ts'
import { booked_times } from '#server/features/calendars/tables.ts'
import { type BookingRow, findStaleHolds, moveTime, takeTime } from '#server/features/calendars/take-time.ts'
import { orders } from '#server/features/orders/tables.ts'
import { createTestApp, type TestApp } from '#tests/support/app.ts'
import { inOrder, printFigures } from '#tests/support/proof-figures.ts'
import {
  CHANGES,
  type RandomCalendar,
  READER_ZONES,
  randomCalendar,
  readBookedTimes,
  storeCalendar,
} from '#tests/support/random-calendar.ts'

declare module 'vitest' {
  interface ProvidedContext {
    openTimes: { calendars: number; racers: number; rounds: number }
  }
}

const { calendars: CALENDARS, racers: RACERS, rounds: ROUNDS } = inject('openTimes')
const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

let app: TestApp
/** Each books as somebody else: a member has one place in a group. */
let members: string[]
let turn = 0

beforeAll(async () => {
  app = await createTestApp()
  const { rows } = await app.pool.query<{ id: string }>(
    `insert into users (name, email, email_verified)
     select 'Robin Tester', gen_random_uuid() || '@people.example', true from generate_series(1, 200) returning id`,
  )
  members = rows.map(({ id }) => id)
})
afterAll(() => app.close())

type Stored = Awaited<ReturnType<typeof storeCalendar>>
type Offer = Stored['offer']

const minutesLater = (moment: Date, minutes: number) => new Date(moment.getTime() + minutes * MINUTE_MS)
const bookingOf = (offer: Offer, held_until: Date | null = null) => ({
  member_id: members[turn++ % members.length] ?? '',
  title: offer.title,
  brief: null,
  shares_file: false,
  held_until,
})

/** An order that pays for a hold; nobody's, so that there can be many. */
async function anOrder(tx: Transaction, { id, seller_slug, title }: Offer): Promise<string> {
  const [order] = await tx
    .insert(orders)
    .values({
      number: randomUUID(),
      language: 'en',
      offer_id: id,
      kind: 'coaching',
      seller_slug: seller_slug ?? '',
      seller_name: 'Robin Tester',
      title,
      subtotal_minor: 5000,
      total_minor: 5000,
      fee_minor: 5000,
      currency: 'USD',
      refund_rule: 'until_day_before',
      expires_at: new Date(),
    })
    .returning({ id: orders.id })
  if (!order) throw new Error('the order was not stored')
  return order.id
}

/** Ends the holds in the way first, as an order does, and then takes the time. */
async function take(tx: Transaction, offer: Offer, starts_at: Date, now: Date) {
  for (const order_id of await findStaleHolds(tx, { offer, starts_at }, now))
    await endBooking(tx, { order_id }, { state: 'expired', now })
  return await takeTime(tx, { offer, starts_at }, bookingOf(offer), now)
}

/** Whether the time can be taken; afterwards it is as before. */
async function canBeTaken(offer: Offer, starts_at: Date, now: Date): Promise<boolean> {
  const undone = new Error('undone')
  let taken = false
  await app.services.db
    .transaction(async (tx) => {
      taken = (await take(tx, offer, starts_at, now)) !== undefined
      throw undone
    })
    .catch((error: unknown) => {
      if (error !== undone) throw error
    })
  return taken
}

/** Books some of the open times, of this offer and of the other. Returns when the holds that are stale are over. */
async function bookSome({ calendar, offer, other }: Stored, random: RandomCalendar, range: Range, now: Date) {
  for (const [share, how, isOther] of random.booked) {
    const wanted = isOther ? other : offer
    const open = await readOpenTimes(app.services.db, { calendar, offer: wanted }, range, now)
    const time = open[Math.floor(share * open.length)]
    if (!time) continue
    await app.services.db.transaction(async (tx) => {
      const isHeld = how === 'held' || how === 'stale'
      const held_until = isHeld ? minutesLater(now, how === 'stale' ? 1 : 10) : null
      const order_id = isHeld ? await anOrder(tx, wanted) : null
      const booking = { ...bookingOf(wanted, held_until), order_id }
      const taken = await takeTime(tx, { offer: wanted, starts_at: time.starts_at }, booking, now)
      expect(taken, `${how} at ${time.starts_at.toISOString()}`).toBeDefined()
      if (how === 'cancelled' && taken) await endBooking(tx, { booking_id: taken.id }, { state: 'cancelled', now })
    })
  }
}

interface Range {
  starts_at: Date
  ends_at: Date
}

/** The clock of the coach at a moment. */
function clockAt(moment: Date, time_zone: string) {
  const local = Temporal.Instant.fromEpochMilliseconds(moment.getTime()).toZonedDateTimeISO(time_zone)
  return { day: local.toPlainDate(), minutes: local.hour * 60 + local.minute, offset: local.offsetNanoseconds }
}

const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))

/** By looking at the clock on the wall in each minute: whether a session is within the hours of the coach. */
function isWithinHours(starts_at: Date, { random, stored }: { random: RandomCalendar; stored: Stored }): boolean {
  const windowsOf = (day: Temporal.PlainDate): readonly DayWindow[] =>
    stored.days.get(day.toString()) ?? random.windows.filter(({ weekday }) => weekday === day.dayOfWeek)
  for (let minute = 0; minute < random.minutes; minute++) {
    const { day, minutes } = clockAt(minutesLater(starts_at, minute), random.time_zone)
    if (!windowsOf(day).some(({ from, to }) => minutesOf(from) <= minutes && minutes < minutesOf(to))) return false
  }
  return true
}

test('every listed time can be held, and no other', async () => {
  const seen = { listed: 0, refused: 0 }
  await fc.assert(
    fc.asyncProperty(randomCalendar, async (random) => {
      const stored = await storeCalendar(app, random)
      const { calendar, offer, busy, centre } = stored
      // Three days before the clocks change until three days after.
      const now = new Date(centre - 2 * DAY_MS + 7 * MINUTE_MS)
      const range = { starts_at: new Date(centre - 3 * DAY_MS), ends_at: new Date(centre + 4 * DAY_MS) }
      await bookSome(stored, random, range, now)
      const later = minutesLater(now, 5)
      const listed = await readOpenTimes(app.services.db, { calendar, offer }, range, later)
      const moments = new Set(listed.map(({ starts_at }) => starts_at.getTime()))
      expect(moments.size).toBe(listed.length)

      const booked = (await readBookedTimes(app, calendar.id)).filter(({ seats_taken }) => seats_taken > 0)
      for (const { starts_at, seats_left } of listed) {
        expect(starts_at.getTime()).toBeGreaterThanOrEqual(later.getTime() + random.notice_hours * HOUR_MS)
        expect(starts_at.getTime()).toBeLessThan(later.getTime() + random.horizon_days * DAY_MS)
        expect(seats_left).toBeGreaterThan(0)
        const isJoined = booked.some((time) => time.seats > 1 && time.starts_at.getTime() === starts_at.getTime())
        if (isJoined) continue
        expect(isWithinHours(starts_at, { random, stored }), starts_at.toISOString()).toBe(true)
        const blocked_until = minutesLater(starts_at, random.minutes + random.break_minutes)
        for (const stretch of busy)
          expect(starts_at < stretch.ends_at && stretch.starts_at < blocked_until, 'busy').toBe(false)
      }

      // Some of those that are listed, and some of all moments, also beside the steps and beyond notice and horizon.
      const some = random.tried.flatMap(([share]) => listed[Math.floor(share * listed.length)]?.starts_at ?? [])
      const length = range.ends_at.getTime() - range.starts_at.getTime()
      const any = random.tried.map(([share, beside]) => {
        const quarter = Math.floor((range.starts_at.getTime() + share * length) / (15 * MINUTE_MS)) * 15 * MINUTE_MS
        return new Date(quarter + beside * MINUTE_MS)
      })
      for (const starts_at of [...some, ...any]) {
        const isListed = moments.has(starts_at.getTime())
        expect(await canBeTaken(offer, starts_at, later), starts_at.toISOString()).toBe(isListed)
        seen[isListed ? 'listed' : 'refused']++
      }

      // Nothing that fits is left out: at full steps, on days on which the clocks do not change.
      const step = stepMinutes(random)
      for (const starts_at of any) {
        const [before, local, after] = [-DAY_MS, 0, DAY_MS].map((ms) =>
          clockAt(new Date(starts_at.getTime() + ms), random.time_zone),
        )
        const isPlain = local && before?.offset === local.offset && local.offset === after?.offset
        const blocked_until = minutesLater(starts_at, random.minutes + random.break_minutes)
        const isFree = [...busy, ...booked.map((time) => ({ ...time, ends_at: time.blocked_until }))].every(
          (stretch) => blocked_until <= stretch.starts_at || stretch.ends_at <= starts_at,
        )
        const ahead = starts_at.getTime() - later.getTime()
        const isInTime = ahead >= random.notice_hours * HOUR_MS && ahead < random.horizon_days * DAY_MS
        if (isPlain && isFree && isInTime && local.minutes % step === 0 && isWithinHours(starts_at, { random, stored }))
          expect(moments.has(starts_at.getTime()), `left out: ${starts_at.toISOString()}`).toBe(true)
      }

      // Stretch by stretch, as readers in any zone ask for it, nothing is lost or said twice.
      const middle = Temporal.Instant.fromEpochMilliseconds(centre)
        .toZonedDateTimeISO(random.reader_zone)
        .startOfDay().epochMilliseconds
      const parts = await Promise.all(
        [
          { ...range, ends_at: new Date(middle) },
          { ...range, starts_at: new Date(middle) },
        ].map((part) => readOpenTimes(app.services.db, { calendar, offer }, part, later)),
      )
      expect(parts.flat()).toEqual(listed)
    }),
    { numRuns: CALENDARS, endOnFailure: true },
  )
  printFigures('open times', { calendars: CALENDARS, held: seen.listed, refused: seen.refused })
  expect(seen.listed).toBeGreaterThan(CALENDARS)
  expect(seen.refused).toBeGreaterThan(CALENDARS)
})

/** Between 04:00 and 23:00 no clock is changed. */
test.each(CHANGES)('in %s no session moves its local time around %s', (time_zone, day) => {
  fc.assert(
    fc.property(
      fc.integer({ min: 4 * 4, max: 20 * 4 }),
      fc.integer({ min: 4, max: 12 }),
      fc.constantFrom(10, 30, 60, 90),
      fc.constantFrom(...READER_ZONES),
      (from, length, minutes, reader_zone) => {
        const timeOf = (quarters: number) =>
          `${String(Math.floor(quarters / 4)).padStart(2, '0')}:${String((quarters % 4) * 15).padStart(2, '0')}`
        const window = { from: timeOf(from), to: timeOf(Math.min(23 * 4, from + length)) }
        const windows = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, ...window }))
        const hours: Hours = {
          time_zone,
          windows,
          days: new Map(),
          break_minutes: 15,
          notice_hours: 0,
          horizon_days: 60,
        }
        const change = Temporal.PlainDate.from(day)
        const startOf = (days: number, zone: string) =>
          new Date(change.add({ days }).toZonedDateTime(zone).epochMilliseconds)
        // The weeks before and after, as a reader elsewhere asks for them.
        const range = { starts_at: startOf(-7, reader_zone), ends_at: startOf(8, reader_zone) }
        const free = { taken: [], busy: [], groups: [] }
        const times = openTimes(hours, { minutes, seats: 1 }, free, range, startOf(-14, time_zone))
        const byDay = Map.groupBy(times, ({ starts_at }) => clockAt(starts_at, time_zone).day.toString())
        for (let days = -5; days <= 5; days++) {
          const local = byDay.get(change.add({ days }).toString()) ?? []
          const clocks = local.map(({ starts_at }) => clockAt(starts_at, time_zone).minutes)
          const first = minutesOf(window.from)
          const last = minutesOf(window.to) - minutes
          const step = stepMinutes({ minutes, seats: 1 })
          const expected = Array.from({ length: 24 * 60 }, (_, minute) => minute).filter(
            (minute) => (minute === first || minute % step === 0) && minute >= first && minute <= last,
          )
          expect(clocks, change.add({ days }).toString()).toEqual(expected)
        }
      },
    ),
    { numRuns: Math.max(2, Math.round(CALENDARS / 4)) },
  )
})

describe('at once', () => {
  const now = new Date('2027-05-01T00:00:00Z')
  const at = (day: number, time: string) => new Date(`2027-05-${String(day).padStart(2, '0')}T${time}:00Z`)

  function openCalendar(seats: number) {
    const windows = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, from: '08:00', to: '20:00' }))
    const always = {
      time_zone: 'UTC',
      around: '2027-05-10',
      windows,
      break_minutes: 15,
      notice_hours: 0,
      horizon_days: 30,
    }
    const nothing = { days: [], busy: [], booked: [], tried: [], reader_zone: 'UTC' }
    return storeCalendar(app, { ...always, ...nothing, minutes: 60, seats, other_minutes: 60 })
  }

  async function begin(offer: Offer, starts_at: Date): Promise<BookingRow> {
    const booking = await app.services.db.transaction((tx) => take(tx, offer, starts_at, now))
    if (!booking) throw new Error('the first booking was refused')
    return booking
  }

  /** Many take one time while one cancels it and one moves to it; returns how many got a place in it. */
  async function race({ offer, calendar }: Stored, starts_at: Date, first: BookingRow[], mover: BookingRow) {
    const { db } = app.services
    const [time] = await db.select().from(booked_times).where(eq(booked_times.id, mover.time_id))
    if (!time) throw new Error('the time of a booking is missing')
    const taking = Array.from({ length: RACERS }, () => db.transaction((tx) => take(tx, offer, starts_at, now)))
    const cancelling = first.map(({ id }) =>
      db.transaction((tx) => endBooking(tx, { booking_id: id }, { state: 'cancelled', by: 'member', now })),
    )
    const moving = db.transaction((tx) =>
      moveTime(tx, { booking: mover, time, calendar }, starts_at, { by: 'member', now }),
    )
    const [moved, , ...taken] = await Promise.all([moving, Promise.all(cancelling), ...taking])
    const times = (await readBookedTimes(app, calendar.id)).filter(({ seats_taken }) => seats_taken > 0)
    for (const [index, time] of times.entries()) {
      expect(time.live).toBe(time.seats_taken)
      const before = times[index - 1]
      if (before) expect(before.blocked_until.getTime()).toBeLessThanOrEqual(time.starts_at.getTime())
    }
    const got = [moved, ...taken].filter((booking) => booking !== undefined).length
    const there = times.filter((time) => time.starts_at.getTime() === starts_at.getTime())
    expect(there.length).toBeLessThanOrEqual(1)
    expect(there[0]?.seats_taken ?? 0).toBe(got)
    return got
  }

  test('one time is taken once, also while one moves to it and one cancels it', async () => {
    const outcomes = new Map<number, number>()
    for (let round = 1; round <= ROUNDS; round++) {
      const stored = await openCalendar(1)
      const starts_at = at(10, '10:00')
      const holder = await begin(stored.offer, starts_at)
      const mover = await begin(stored.offer, at(11, '15:00'))
      const got = await race(stored, starts_at, [holder], mover)
      expect(got).toBeLessThanOrEqual(1)
      outcomes.set(got, (outcomes.get(got) ?? 0) + 1)
      // Whoever comes now gets it if nobody has.
      expect(await canBeTaken(stored.offer, starts_at, now)).toBe(got === 0)
    }
    printFigures('one time at once', { racers: RACERS, 'places per round': inOrder(outcomes) })
  })

  test('a group is never oversold, and every seat of it is sold', async () => {
    for (let round = 1; round <= ROUNDS; round++) {
      const stored = await openCalendar(5)
      const starts_at = at(10, '10:00')
      const leaving = await begin(stored.offer, starts_at)
      const mover = await begin(stored.offer, at(11, '15:00'))
      const got = await race(stored, starts_at, [leaving], mover)
      // Who leaves frees the fifth seat, perhaps after the last has asked.
      expect([4, 5]).toContain(got)
    }
  })
})
