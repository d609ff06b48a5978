import { and, asc, eq, gt, inArray, notInArray, or, sql } from 'drizzle-orm'
import { BOOKING_REMINDER_HOURS } from '#contract/booking-rules.ts'
import type { Language } from '#contract/language.ts'
import { COACH_IDS } from '#contract/personas.ts'
import type { Database } from '#server/db/database.ts'
import { booked_times, bookings, calendars } from '#server/features/calendars/public.ts'
import { slugOf } from '#server/features/coaches/public.ts'
import { type CalendarEvent, loadCalendarFiles } from '#server/features/plans/public.ts'
import { dayInZone, profiles } from '#server/features/profile/public.ts'
import type { Member } from '#server/http/member.ts'
import type { Services } from '#server/services.ts'
import { endOf } from './booking-rules.ts'
import { type FoundBooking, findBooking } from './find-booking.ts'
import { sellerOf } from './show-bookings.ts'
import { type EntryTexts, en } from './texts/en.ts'
import { es } from './texts/es.ts'
import { pt } from './texts/pt.ts'

const TEXTS: Record<Language, EntryTexts> = { en, pt, es }

/** `db` may be a transaction. */
type EntryServices = Pick<Services, 'clock' | 'baseUrl'> & { db: Pick<Database, 'select'> }

/** With the last reminder, for those who read no mails. */
const ALARM_MINUTES = Math.min(...BOOKING_REMINDER_HOURS) * 60

/** With whom: it tells entries of the same title apart. */
async function otherSide(db: Pick<Database, 'select'>, { booking, time, calendar, side }: FoundBooking) {
  if (side === 'member') return (await sellerOf(db, calendar)).name
  const members = await db
    .select({ name: profiles.full_name })
    .from(bookings)
    .innerJoin(profiles, eq(profiles.user_id, bookings.member_id))
    .where(or(eq(bookings.id, booking.id), and(eq(bookings.time_id, time.id), eq(bookings.state, 'confirmed'))))
    .orderBy(asc(bookings.created_at), asc(bookings.id))
  return members.map(({ name }) => name).join(', ')
}

/** A group is one entry of its coach, whoever comes. */
function idOf({ booking, time, side }: FoundBooking): string {
  return side === 'coach' && time.seats > 1 ? time.id : booking.id
}

/** The id stays when it is moved. The link is on the page of the session while it is open, not in the file. */
async function entryOf(
  { db, clock, baseUrl }: EntryServices,
  found: FoundBooking,
  language: Language,
): Promise<CalendarEvent> {
  const { booking, time } = found
  const words = TEXTS[language]
  const other = await otherSide(db, found)
  return {
    id: idOf(found),
    // The coach of a group does not want a hundred names in the title.
    title: found.side === 'coach' && time.seats > 1 ? booking.title : `${booking.title} · ${other}`,
    description: `${words.with[found.side](other)}\n${words.opens}`,
    starts_at: time.starts_at,
    ends_at: endOf(time),
    url: new URL(`/bookings/${booking.id}`, baseUrl).toString(),
    stamp: clock.now(),
    sequence: booking.sequence,
    is_cancelled: booking.state === 'cancelled' || booking.state === 'expired',
    alarm_minutes: ALARM_MINUTES,
  }
}

export async function calendarOf(services: EntryServices, found: FoundBooking, language: Language): Promise<string> {
  const { eventsFile } = await loadCalendarFiles()
  return eventsFile('Bookings', found.booking.title, [await entryOf(services, found, language)])
}

/** A file with a name that says with whom and on which day of the reader it is. */
export async function readBookingCalendar(
  services: EntryServices,
  member: Member,
  id: string,
): Promise<{ name: string; file: string }> {
  const found = await findBooking(services.db, member, id)
  const { time, calendar, booking, side } = found
  const { language, profile } = member.session.user
  const day = dayInZone(time.starts_at, profile.time_zone ?? calendar.time_zone)
  const other = side === 'coach' && time.seats > 1 ? booking.title : await otherSide(services.db, found)
  return { name: `kiai-${slugOf(other, 'session')}-${day}.ics`, file: await calendarOf(services, found, language) }
}

/**
 * For the personal calendar feed: what its owner booked, and what was booked with its owner; for admins what house coaches
 * give. Nobody goes to what members do with a persona.
 */
export async function bookingEntries(
  services: EntryServices,
  { user_id, language }: { user_id: string; language: Language },
  after: Date,
): Promise<CalendarEvent[]> {
  const isCoach = sql`exists (select from ${profiles} where ${profiles.user_id} = ${user_id}
    and (${profiles.role} = 'admin' and ${notInArray(calendars.seller_slug, COACH_IDS)}
      or ${profiles.role} in ('coach', 'admin') and ${eq(calendars.coach_id, user_id)}))`
  const rows = await services.db
    .select({ booking: bookings, time: booked_times, calendar: calendars })
    .from(booked_times)
    .innerJoin(calendars, eq(calendars.id, booked_times.calendar_id))
    .innerJoin(bookings, eq(bookings.time_id, booked_times.id))
    .where(
      and(
        gt(booked_times.starts_at, after),
        gt(booked_times.seats_taken, 0),
        inArray(bookings.state, ['confirmed']),
        or(eq(bookings.member_id, user_id), isCoach),
      ),
    )
    .orderBy(asc(booked_times.starts_at), asc(bookings.created_at), asc(bookings.id))
  const entries = new Map<string, CalendarEvent>()
  for (const row of rows) {
    const found: FoundBooking = { ...row, side: row.booking.member_id === user_id ? 'member' : 'coach' }
    const id = idOf(found)
    if (!entries.has(id)) entries.set(id, await entryOf(services, found, language))
  }
  return [...entries.values()]
}
