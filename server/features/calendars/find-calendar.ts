import { and, eq, gte } from 'drizzle-orm'
import { may } from '#contract/access.ts'
import { FIRST_CALENDAR } from '#contract/calendar-rules.ts'
import type { Calendar } from '#contract/calendars.ts'
import type { Seller } from '#contract/marketplace.ts'
import type { Database } from '#server/db/database.ts'
import { findSellerBySlug } from '#server/features/marketplace/public.ts'
import { dayInZone, profiles } from '#server/features/profile/public.ts'
import type { Member } from '#server/http/member.ts'
import { Refusal } from '#server/http/refusal.ts'
import type { Services } from '#server/services.ts'
import { possibleMeetings } from './meeting-kinds.ts'
import { type CalendarOwner, type CalendarRow, isCalendarOf } from './read-times.ts'
import { calendar_days, calendars } from './tables.ts'

type Reader = Pick<Database, 'select'>
export type CalendarServices = Pick<Services, 'db' | 'clock' | 'meetings'>

/** Who runs a calendar, whether there is one already or not. */
export interface OwnCalendar {
  seller: Seller
  owner: CalendarOwner
  /** The coach's own; a calendar begins with it. */
  time_zone: string
}

/** A coach runs the own calendar, admins those of personas and house coaches. To others it does not exist. */
export async function findOwnCalendar(
  db: Reader,
  { user_id, membership_type }: Pick<Member, 'user_id' | 'membership_type'>,
  slug: string,
): Promise<OwnCalendar> {
  const [own] = await db
    .select({ name: profiles.full_name, time_zone: profiles.time_zone })
    .from(profiles)
    .where(and(eq(profiles.user_id, user_id), eq(profiles.slug, slug), eq(profiles.coach_status, 'approved')))
  if (own)
    return {
      seller: { slug, name: own.name, kind: 'coach', user_id },
      owner: { coach_id: user_id, seller_slug: null },
      time_zone: own.time_zone ?? 'UTC',
    }
  const house = may('administer', membership_type) ? await findSellerBySlug(db, slug) : undefined
  if (!house || house.kind === 'coach') throw new Refusal('not-found')
  return { seller: house, owner: { coach_id: null, seller_slug: slug }, time_zone: 'UTC' }
}

/** What a calendar is until its hours are saved. */
export function firstCalendar({ seller, owner, time_zone }: OwnCalendar) {
  const meeting_kind = seller.kind === 'persona' ? ('persona' as const) : ('link' as const)
  return { ...FIRST_CALENDAR, ...owner, time_zone, windows: [], meeting_kind, meeting_url: null }
}

export async function findCalendarRow(db: Reader, owner: CalendarOwner): Promise<CalendarRow | undefined> {
  const [row] = await db.select().from(calendars).where(isCalendarOf(owner))
  return row
}

export async function readCalendar(services: CalendarServices, member: Member, slug: string): Promise<Calendar> {
  return await showCalendar(services, services.db, await findOwnCalendar(services.db, member, slug))
}

export async function showCalendar(
  { clock, meetings }: Pick<Services, 'clock' | 'meetings'>,
  db: Reader,
  own: OwnCalendar,
): Promise<Calendar> {
  const now = clock.now()
  const row = await findCalendarRow(db, own.owner)
  const days = row ? await readDays(db, row, now) : []
  const shown = row ?? { ...firstCalendar(own), busy_url: null, busy_read_at: null, busy_problem: null }
  return {
    ...shown,
    days,
    seller: own.seller,
    is_open: shown.windows.length > 0 || days.some(({ windows }) => windows.length > 0),
    meeting_kinds: [...possibleMeetings({ meetings }, own.seller)],
    busy:
      shown.busy_url === null
        ? null
        : {
            shown_address: withoutSecrets(shown.busy_url),
            read_at: shown.busy_read_at?.toISOString() ?? null,
            problem: shown.busy_problem,
          },
  }
}

/** Special days that are not over. */
function readDays(db: Reader, { id, time_zone }: CalendarRow, now: Date) {
  return db
    .select({ day: calendar_days.day, windows: calendar_days.windows })
    .from(calendar_days)
    .where(and(eq(calendar_days.calendar_id, id), gte(calendar_days.day, dayInZone(now, time_zone))))
    .orderBy(calendar_days.day)
}

const SHOWN_END = 8

/** The host and the end of a long path: enough to recognise it, too little to read the calendar. */
function withoutSecrets(address: string): string {
  const { host, pathname } = new URL(address)
  return `${host}/…${pathname.length > 4 * SHOWN_END ? pathname.slice(-SHOWN_END) : ''}`
}
