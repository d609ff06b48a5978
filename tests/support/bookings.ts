import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { Pool } from 'pg'
import { FREE_CANCEL_HOURS } from '#contract/booking-rules.ts'
import { FIRST_CALENDAR, type MeetingKind } from '#contract/calendar-rules.ts'
import { booked_times, bookings, calendars } from '#server/features/calendars/tables.ts'
import type { TestApp } from './app.ts'
import { coachOf } from './coaches.ts'
import { memberOf, type Person } from './people.ts'

const MINUTE_MS = 60_000

/** An app, or only its database. */
interface Stored {
  services: { db: Pick<NodePgDatabase, 'insert'> }
  pool: Pick<Pool, 'query'>
}

interface CalendarOptions {
  time_zone?: string
  meeting_kind?: MeetingKind
}

/** The calendar of a coach, or of a persona or house coach, without hours. */
export async function insertCalendar(
  { services }: Pick<Stored, 'services'>,
  owner: { coach_id: string } | { seller_slug: string },
  { time_zone = 'America/Los_Angeles', meeting_kind = 'link' }: CalendarOptions = {},
): Promise<string> {
  const meeting_url = meeting_kind === 'link' ? 'https://meet.example/coach' : null
  const values = { ...FIRST_CALENDAR, ...owner, time_zone, meeting_kind, meeting_url }
  const [calendar] = await services.db.insert(calendars).values(values).returning({ id: calendars.id })
  if (!calendar) throw new Error('the calendar was not stored')
  return calendar.id
}

export interface Booked {
  booking_id: string
  time_id: string
}

interface BookedOptions {
  calendar_id: string
  member_id: string
  starts_at: Date
  minutes?: number
  seats?: number
  /** Another place in a group that exists. */
  time_id?: string
  more?: Partial<typeof bookings.$inferInsert>
}

/** A booking that is confirmed, and costs nothing, unless `more` says otherwise. Booked long ago. */
export async function insertBooking({ services, pool }: Stored, options: BookedOptions): Promise<Booked> {
  const { calendar_id, member_id, starts_at, minutes = 60, seats = 1, more = {} } = options
  const { db } = services
  let { time_id } = options
  if (time_id) await pool.query('update booked_times set seats_taken = seats_taken + 1 where id = $1', [time_id])
  else {
    const blocked_until = new Date(starts_at.getTime() + minutes * MINUTE_MS)
    const values = { calendar_id, lane: calendar_id, starts_at, minutes, blocked_until, seats, seats_taken: 1 }
    const [time] = await db.insert(booked_times).values(values).returning({ id: booked_times.id })
    time_id = time?.id
  }
  if (!time_id) throw new Error('the time was not stored')
  const [booking] = await db
    .insert(bookings)
    .values({
      time_id,
      member_id,
      state: 'confirmed',
      title: 'Private Coaching',
      free_until: new Date(starts_at.getTime() - FREE_CANCEL_HOURS * 60 * MINUTE_MS),
      created_at: new Date(starts_at.getTime() - 60 * 24 * 60 * MINUTE_MS),
      ...more,
    })
    .returning({ id: bookings.id })
  if (!booking) throw new Error('the booking was not stored')
  return { booking_id: booking.id, time_id }
}

export interface Session extends Booked {
  coach: Person & { slug: string }
  member: Person
  calendar_id: string
  starts_at: Date
}

/** A coach and a member with a session that begins in so many minutes; it began if they are negative. */
export async function sessionIn(
  app: TestApp,
  minutes_ahead: number,
  options: CalendarOptions & Partial<BookedOptions> = {},
): Promise<Session> {
  const coach = await coachOf(app, 'Sam Tester')
  const member = await memberOf(app)
  const calendar_id = await insertCalendar(app, { coach_id: coach.user_id }, options)
  const starts_at = options.starts_at ?? new Date(app.clock.now().getTime() + minutes_ahead * MINUTE_MS)
  const booked = await insertBooking(app, { member_id: member.user_id, calendar_id, ...options, starts_at })
  return { ...booked, coach, member, calendar_id, starts_at }
}
