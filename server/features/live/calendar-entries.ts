import { createHmac, timingSafeEqual } from 'node:crypto'
import { and, eq, gt, sql } from 'drizzle-orm'
import type { Language } from '#contract/language.ts'
import { occurrenceId } from '#contract/live-rules.ts'
import { users } from '#server/features/accounts/public.ts'
import { bookingEntries } from '#server/features/bookings/public.ts'
import { type CalendarEvent, loadCalendarFiles } from '#server/features/plans/public.ts'
import { mayEnter } from '#server/features/spaces/public.ts'
import type { Member } from '#server/http/member.ts'
import { Refusal } from '#server/http/refusal.ts'
import type { Services } from '#server/services.ts'
import { type Dated, endOf, findDate, textsOf } from './find-occurrences.ts'
import { live_calendars, live_events, live_occurrences, live_rsvps } from './tables.ts'

type CalendarServices = Pick<Services, 'clock' | 'baseUrl'>

/** How long past dates stay in the feed. */
const PAST_DAYS = 31

/** A calendar file with these dates. The link of an online event is on its page while the doors are open, not in the file. */
export async function calendarOf(
  services: CalendarServices,
  dates: readonly Dated[],
  language: Language,
): Promise<string> {
  const { eventsFile } = await loadCalendarFiles()
  return eventsFile('Live', 'Kiai Live', entriesOf(services, dates, language))
}

function entriesOf({ clock, baseUrl }: CalendarServices, dates: readonly Dated[], language: Language): CalendarEvent[] {
  return dates.map((date) => {
    const { event, day, starts_at, row } = date
    const id = occurrenceId({ event_id: event.id, day })
    const { title, about } = textsOf(event, language)
    const url = new URL(`/live/${id}`, baseUrl).toString()
    return {
      id,
      title,
      description: about,
      starts_at,
      ends_at: endOf(date),
      url,
      location: event.address,
      stamp: clock.now(),
      sequence: row?.sequence ?? 0,
      is_cancelled: row?.state === 'cancelled',
    }
  })
}

export async function readLiveCalendar(
  services: Pick<Services, 'db'> & CalendarServices,
  member: Member,
  id: string,
): Promise<string> {
  const { space, event, ...date } = await findDate(services.db, member, id, services.clock.now())
  // As on the page: everyone may know when it is, but only those who may enter the space where.
  const shown = space.may_enter ? event : { ...event, address: null }
  return await calendarOf(services, [{ ...date, event: shown }], member.session.user.language)
}

type FeedServices = Pick<Services, 'db' | 'clock' | 'baseUrl' | 'secret'>

/** The database alone does not give the address away: it is signed with the secret of the installation. */
function signature(id: string, secret: string): string {
  return createHmac('sha256', secret).update(`live-calendar:${id}`).digest('base64url')
}

function addressOf({ baseUrl, secret }: Pick<FeedServices, 'baseUrl' | 'secret'>, id: string): string {
  return new URL(`/api/live-calendar/${id}.${signature(id, secret)}/kiai.ics`, baseUrl).toString()
}

export async function readCalendarFeed(
  services: FeedServices,
  { user_id }: Member,
): Promise<{ address: string | null }> {
  const [feed] = await services.db.select().from(live_calendars).where(eq(live_calendars.user_id, user_id))
  return { address: feed ? addressOf(services, feed.id) : null }
}

/** A new address ends the earlier one. */
export async function changeCalendarFeed(
  services: FeedServices,
  { user_id }: Member,
  wanted: boolean,
): Promise<{ address: string | null }> {
  const { db } = services
  if (!wanted) {
    await db.delete(live_calendars).where(eq(live_calendars.user_id, user_id))
    return { address: null }
  }
  const set = { id: sql`gen_random_uuid()` }
  const [feed] = await db
    .insert(live_calendars)
    .values({ user_id })
    .onConflictDoUpdate({ target: live_calendars.user_id, set })
    .returning({ id: live_calendars.id })
  return { address: feed ? addressOf(services, feed.id) : null }
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** What the owner goes to: live events and sessions with a coach. Without access to a space its dates are left out. */
export async function followCalendarFeed(services: FeedServices, token: string): Promise<string> {
  const dot = token.indexOf('.')
  const id = token.slice(0, Math.max(dot, 0))
  const given = Buffer.from(token.slice(dot + 1))
  const expected = Buffer.from(signature(id, services.secret))
  if (!UUID.test(id) || given.length !== expected.length || !timingSafeEqual(given, expected))
    throw new Refusal('not-found')
  const { db, clock } = services
  const now = clock.now()
  const since = new Date(now.getTime() - PAST_DAYS * 24 * 60 * 60 * 1000)
  const [owner] = await db
    .select({ user_id: users.id, language: users.language })
    .from(live_calendars)
    .innerJoin(users, eq(users.id, live_calendars.user_id))
    .where(and(eq(live_calendars.id, id), sql`${users.banned_at} is null`))
  if (!owner) throw new Refusal('not-found')
  const found = await db
    .select({ event: live_events, row: live_occurrences })
    .from(live_rsvps)
    .innerJoin(
      live_occurrences,
      and(eq(live_occurrences.event_id, live_rsvps.event_id), eq(live_occurrences.day, live_rsvps.day)),
    )
    .innerJoin(live_events, eq(live_events.id, live_rsvps.event_id))
    .where(
      and(
        eq(live_rsvps.user_id, owner.user_id),
        eq(live_rsvps.state, 'going'),
        gt(live_occurrences.starts_at, since),
        mayEnter(live_events.space_id, owner.user_id, now),
      ),
    )
    .orderBy(live_occurrences.starts_at, live_occurrences.event_id)
  const dates = found.map(({ event, row }) => ({
    event,
    row,
    day: row.day,
    starts_at: row.starts_at,
    minutes: row.minutes,
  }))
  const sessions = await bookingEntries(services, owner, since)
  const { eventsFile } = await loadCalendarFiles()
  return eventsFile('Calendar', 'Kiai', [...entriesOf(services, dates, owner.language), ...sessions])
}
