import { and, eq, gt, isNull, type SQL, sql } from 'drizzle-orm'
import type { MeetingKind } from '#contract/calendar-rules.ts'
import type { Seller } from '#contract/marketplace.ts'
import type { Transaction } from '#server/db/database.ts'
import { offers } from '#server/features/marketplace/public.ts'
import { Refusal } from '#server/http/refusal.ts'
import type { Services } from '#server/services.ts'
import { type CalendarOwner, type CalendarRow, isCalendarOf } from './read-times.ts'
import { booked_times, calendars } from './tables.ts'

type Meeting = Pick<CalendarRow, 'meeting_kind' | 'meeting_url'>
type Seats = { seats: number }

const GROUP: Seats = { seats: 2 }

/** The ways to meet that work for a seller: an AI writes; people use what is set up here. */
export function possibleMeetings(
  { meetings }: Pick<Services, 'meetings'>,
  { kind }: Pick<Seller, 'kind'>,
): readonly MeetingKind[] {
  return kind === 'persona' ? ['persona'] : meetings.kinds
}

/** Two browsers meet, not a group: a group follows the coach's link. */
export function meetingFor({ meeting_kind }: Pick<Meeting, 'meeting_kind'>, { seats }: Seats): MeetingKind {
  return seats > 1 && meeting_kind === 'peer' ? 'link' : meeting_kind
}

/** Whether those who come have somewhere to meet: else it cannot be booked. */
export function hasPlace(calendar: Meeting, session: Seats): boolean {
  return meetingFor(calendar, session) !== 'link' || calendar.meeting_url !== null
}

/**
 * The same as a condition on `offers`: false for a group whose coach gave no link. Such offers are from before a link was
 * asked for; they cannot be booked, so members do not see them.
 */
export function hasSomewhereToMeet(): SQL {
  return sql`not (${offers.kind} = 'coaching' and ${offers.seats} > 1 and exists (
    select from ${calendars}
    where (${calendars.coach_id} = ${offers.coach_id} or ${calendars.seller_slug} = ${offers.seller_slug})
      and ${calendars.meeting_kind} in ('link', 'peer') and ${calendars.meeting_url} is null))`
}

/** What a coach sells to groups has a place to meet. Without a calendar nothing can be booked yet. */
export async function assertMeetsSomewhere(
  tx: Pick<Transaction, 'select'>,
  { kind, seats, is_active, ...owner }: CalendarOwner & { kind: string; seats: number | null; is_active: boolean },
): Promise<void> {
  if (kind !== 'coaching' || (seats ?? 1) < 2 || !is_active) return
  const [calendar] = await tx.select().from(calendars).where(isCalendarOf(owner))
  if (calendar && !hasPlace(calendar, GROUP)) throw new Refusal('calendars.groups-need-link')
}

/** New hours leave a place to the groups that are offered or booked. */
export async function assertGroupsMeetSomewhere(
  tx: Pick<Transaction, 'select'>,
  { coach_id, seller_slug, ...meeting }: CalendarOwner & Meeting,
  now: Date,
): Promise<void> {
  if (hasPlace(meeting, GROUP)) return
  const isTheirs = coach_id === null ? eq(offers.seller_slug, seller_slug ?? '') : eq(offers.coach_id, coach_id)
  const [offered] = await tx
    .select({ id: offers.id })
    .from(offers)
    .where(
      and(
        isTheirs,
        eq(offers.kind, 'coaching'),
        gt(offers.seats, 1),
        eq(offers.is_active, true),
        isNull(offers.deleted_at),
      ),
    )
    .limit(1)
  const [booked] = await tx
    .select({ id: booked_times.id })
    .from(booked_times)
    .innerJoin(calendars, eq(calendars.id, booked_times.calendar_id))
    .where(
      and(
        isCalendarOf({ coach_id, seller_slug }),
        gt(booked_times.starts_at, now),
        gt(booked_times.seats_taken, 0),
        gt(booked_times.seats, 1),
      ),
    )
    .limit(1)
  if (offered || booked) throw new Refusal('calendars.groups-need-link')
}
