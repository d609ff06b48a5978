import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import type { DayWindow, WeekWindow } from '#contract/calendar-rules.ts'
import { busy_times, calendar_days, calendars } from '#server/features/calendars/tables.ts'
import type { TestApp } from './app.ts'
import { offerOf } from './sales.ts'

/** Zones with the day of a change of their clocks; São Paulo and Asunción change them no more. */
export const CHANGES = [
  ['America/Los_Angeles', '2027-03-14'],
  ['America/Los_Angeles', '2027-11-07'],
  ['America/New_York', '2027-03-14'],
  ['America/New_York', '2027-11-07'],
  ['America/Sao_Paulo', '2017-10-15'],
  ['America/Sao_Paulo', '2018-02-18'],
  ['America/Sao_Paulo', '2018-11-04'],
  ['Europe/Madrid', '2027-03-28'],
  ['Europe/Madrid', '2027-10-31'],
  ['America/Santiago', '2027-04-04'],
  ['America/Santiago', '2027-09-05'],
  ['America/Asuncion', '2023-03-26'],
  ['America/Asuncion', '2023-10-01'],
] as const

export const READER_ZONES = [
  'UTC',
  'Asia/Kathmandu',
  'Pacific/Kiritimati',
  'America/St_Johns',
  'Europe/Madrid',
  'America/Los_Angeles',
]

const timeOf = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`

/** Mostly at quarters of an hour, as coaches write them. */
const aWindow = fc
  .tuple(fc.integer({ min: 0, max: 95 }), fc.integer({ min: 1, max: 48 }), fc.constantFrom(0, 0, 0, 10))
  .map(([from, length, more]): DayWindow => {
    const begin = from * 15
    return { from: timeOf(begin), to: timeOf(Math.min(24 * 60, begin + length * 15 + more)) }
  })

export interface RandomCalendar {
  time_zone: string
  /** In the middle of the days that are tried. */
  around: string
  windows: WeekWindow[]
  /** Days from `around` that differ. */
  days: (readonly [number, DayWindow[]])[]
  break_minutes: number
  notice_hours: number
  horizon_days: number
  minutes: number
  seats: number
  /** Of another offer in the same calendar. */
  other_minutes: number
  /** Hours from `around` and minutes, of times that are busy elsewhere. */
  busy: (readonly [number, number])[]
  /** What is booked, as shares of the open times, and how. */
  booked: (readonly [number, 'confirmed' | 'held' | 'stale' | 'cancelled', boolean])[]
  /** What is tried, as shares of the stretch and minutes beside a full quarter. */
  tried: (readonly [number, number])[]
  reader_zone: string
}

const share = fc.double({ min: 0, max: 0.999, noNaN: true })

export const randomCalendar: fc.Arbitrary<RandomCalendar> = fc
  .record({
    change: fc.constantFrom(...CHANGES),
    windows: fc.array(fc.tuple(fc.integer({ min: 1, max: 7 }), aWindow), { minLength: 3, maxLength: 14 }),
    days: fc.array(fc.tuple(fc.integer({ min: -2, max: 3 }), fc.array(aWindow, { maxLength: 2 })), { maxLength: 2 }),
    break_minutes: fc.constantFrom(0, 5, 15, 30, 120),
    notice_hours: fc.constantFrom(0, 1, 12, 36),
    horizon_days: fc.constantFrom(1, 3, 30),
    minutes: fc.constantFrom(10, 20, 30, 45, 60, 90, 240),
    seats: fc.constantFrom(1, 1, 1, 3),
    other_minutes: fc.constantFrom(15, 60, 120),
    busy: fc.array(fc.tuple(fc.integer({ min: -48, max: 72 }), fc.integer({ min: 1, max: 300 })), { maxLength: 3 }),
    booked: fc.array(fc.tuple(share, fc.constantFrom('confirmed', 'held', 'stale', 'cancelled'), fc.boolean()), {
      maxLength: 6,
    }),
    tried: fc.array(fc.tuple(share, fc.constantFrom(0, 0, 0, 10, 1)), { minLength: 6, maxLength: 10 }),
    reader_zone: fc.constantFrom(...READER_ZONES),
  })
  .map(({ change: [time_zone, around], windows, ...rest }) => ({
    ...rest,
    time_zone,
    around,
    windows: windows.map(([weekday, window]) => ({ weekday, ...window })),
  }))

/** Stores it as the calendar of a seller of its own, with two offers. */
export async function storeCalendar(app: TestApp, random: RandomCalendar) {
  const { db } = app.services
  const seller_slug = `house-${randomUUID()}`
  const { time_zone, around, windows, break_minutes, notice_hours, horizon_days } = random
  const [calendar] = await db
    .insert(calendars)
    .values({
      ...{ seller_slug, time_zone, windows, break_minutes, notice_hours, horizon_days },
      meeting_url: 'https://meet.example/house',
    })
    .returning()
  if (!calendar) throw new Error('the calendar was not stored')
  const middle = Temporal.PlainDate.from(around)
  const days = new Map(random.days.map(([offset, hours]) => [middle.add({ days: offset }).toString(), hours]))
  const special = [...days].map(([day, hours]) => ({ calendar_id: calendar.id, day, windows: hours }))
  if (special.length > 0) await db.insert(calendar_days).values(special)
  const centre = middle.toZonedDateTime(time_zone).epochMilliseconds
  const busy = random.busy.map(([hours, minutes]) => ({
    calendar_id: calendar.id,
    starts_at: new Date(centre + hours * 3_600_000),
    ends_at: new Date(centre + hours * 3_600_000 + minutes * 60_000),
  }))
  if (busy.length > 0) await db.insert(busy_times).values(busy)
  const [offer, other] = [
    await offerOf(app, { seller_slug }, 'coaching', { minutes: random.minutes, seats: random.seats }),
    await offerOf(app, { seller_slug }, 'coaching', { minutes: random.other_minutes, seats: 1 }),
  ]
  return { calendar, days, busy, offer, other, centre }
}

/** What is taken of a calendar, as the database has it. */
export async function readBookedTimes(app: TestApp, calendar_id: string) {
  const { rows } = await app.pool.query<{
    starts_at: Date
    blocked_until: Date
    seats: number
    seats_taken: number
    live: number
  }>(
    `select t.starts_at, t.blocked_until, t.seats, t.seats_taken,
        (select count(*)::int from bookings b where b.time_id = t.id and b.state in ('held', 'confirmed')) as live
      from booked_times t where t.calendar_id = $1 order by t.starts_at`,
    [calendar_id],
  )
  return rows
}
