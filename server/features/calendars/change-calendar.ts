import { and, eq, gt, sql } from 'drizzle-orm'
import { joinWindows } from '#contract/calendar-rules.ts'
import type * as contract from '#contract/calendars.ts'
import type { Calendar, CalendarHours } from '#contract/calendars.ts'
import type { Output } from '#contract/endpoint.ts'
import type { Transaction } from '#server/db/database.ts'
import { users } from '#server/features/accounts/public.ts'
import { assertMayWrite } from '#server/features/moderation/public.ts'
import { dayInZone } from '#server/features/profile/public.ts'
import type { Member } from '#server/http/member.ts'
import { Refusal } from '#server/http/refusal.ts'
import { type CalendarServices, findOwnCalendar, type OwnCalendar, showCalendar } from './find-calendar.ts'
import { assertGroupsMeetSomewhere, possibleMeetings } from './meeting-kinds.ts'
import { openHours } from './open-times.ts'
import { type CalendarRow, readHours } from './read-times.ts'
import { booked_times, bookings, calendar_days, calendars } from './tables.ts'

type Outside = Pick<Output<typeof contract.changeCalendar>, 'booked_outside' | 'outside'>

/** So many of those outside the hours are named. */
const MOST_NAMED = 10

/** Replaces the hours. What is booked stays booked: `booked_outside` of it is no longer within the hours. */
export async function changeCalendar(
  services: CalendarServices,
  member: Member,
  { slug, ...hours }: CalendarHours & { slug: string },
): Promise<Calendar & Outside> {
  const now = services.clock.now()
  return await services.db.transaction(async (tx) => {
    await assertMayWrite(tx, member.user_id, now)
    const own = await findOwnCalendar(tx, member, slug)
    assertMeetingIsPossible(services, own, hours)
    await assertGroupsMeetSomewhere(tx, { ...own.owner, ...hours }, now)
    const calendar = await storeHours(tx, own, hours)
    await replaceDays(tx, calendar, hours, now)
    return { ...(await showCalendar(services, tx, own)), ...(await findBookedOutside(tx, calendar, now)) }
  })
}

function assertMeetingIsPossible(
  services: CalendarServices,
  { seller }: OwnCalendar,
  { meeting_kind, meeting_url }: CalendarHours,
): void {
  const isPossible = possibleMeetings(services, seller).includes(meeting_kind)
  if (!isPossible || (meeting_kind === 'link' && meeting_url === null))
    throw new Refusal('calendars.meeting-not-possible')
}

/** Locks the calendar until the end of the transaction: nobody takes a time by the old hours meanwhile. */
async function storeHours(tx: Transaction, { owner }: OwnCalendar, hours: CalendarHours): Promise<CalendarRow> {
  const { windows, days: _, ...rest } = hours
  const values = {
    ...rest,
    windows: [1, 2, 3, 4, 5, 6, 7].flatMap((weekday) => joinWindows(windows.filter((one) => one.weekday === weekday))),
  }
  const target = owner.coach_id === null ? calendars.seller_slug : calendars.coach_id
  const [stored] = await tx
    .insert(calendars)
    .values({ ...owner, ...values })
    .onConflictDoUpdate({ target, set: values })
    .returning()
  if (!stored) throw new Error('the calendar was not stored')
  return stored
}

/** Those that are over are not kept. */
async function replaceDays(tx: Transaction, { id, time_zone }: CalendarRow, { days }: CalendarHours, now: Date) {
  await tx.delete(calendar_days).where(eq(calendar_days.calendar_id, id))
  const today = dayInZone(now, time_zone)
  const rows = days
    .filter(({ day }) => day >= today)
    .map(({ day, windows }) => ({ calendar_id: id, day, windows: joinWindows(windows) }))
  if (rows.length > 0) await tx.insert(calendar_days).values(rows)
}

/** Bookings to come that take place although their time is outside the hours. */
async function findBookedOutside(tx: Transaction, calendar: CalendarRow, now: Date): Promise<Outside> {
  const booked = await tx
    .select({
      starts_at: booked_times.starts_at,
      minutes: booked_times.minutes,
      booking_id: sql<string>`(array_agg(${bookings.id} order by ${bookings.created_at}, ${bookings.id}))[1]`,
      title: sql<string>`min(${bookings.title})`,
      names: sql<string[]>`array_agg(${users.name} order by ${bookings.created_at}, ${bookings.id})`,
    })
    .from(booked_times)
    .innerJoin(bookings, eq(bookings.time_id, booked_times.id))
    .innerJoin(users, eq(users.id, bookings.member_id))
    .where(
      and(
        eq(booked_times.calendar_id, calendar.id),
        gt(booked_times.starts_at, now),
        gt(booked_times.seats_taken, 0),
        eq(bookings.state, 'confirmed'),
      ),
    )
    .groupBy(booked_times.id)
    .orderBy(booked_times.starts_at)
  const [first, last] = [booked[0], booked.at(-1)]
  if (!first || !last) return { booked_outside: 0, outside: [] }
  const around = { starts_at: first.starts_at, ends_at: endOf(last) }
  const open = openHours(await readHours(tx, calendar, around), around)
  const isInside = (time: { starts_at: Date; minutes: number }) =>
    open.some(({ starts_at, ends_at }) => starts_at <= time.starts_at && endOf(time) <= ends_at)
  const outside = booked.filter((time) => !isInside(time))
  return {
    booked_outside: outside.reduce((sum, { names }) => sum + names.length, 0),
    outside: outside.slice(0, MOST_NAMED).map(({ starts_at, booking_id, title, names }) => ({
      booking_id,
      title,
      names,
      starts_at: starts_at.toISOString(),
    })),
  }
}

function endOf({ starts_at, minutes }: { starts_at: Date; minutes: number }): Date {
  return new Date(starts_at.getTime() + minutes * 60_000)
}
