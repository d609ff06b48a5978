import { and, eq, gt, lt, ne, or, sql } from 'drizzle-orm'
import { may } from '#contract/access.ts'
import type { Database } from '#server/db/database.ts'
import { findOfferForSale, findSeller, type OfferForSale, offers } from '#server/features/marketplace/public.ts'
import { fulfilments, orders } from '#server/features/orders/public.ts'
import type { Member } from '#server/http/member.ts'
import { Refusal } from '#server/http/refusal.ts'
import type { Services } from '#server/services.ts'
import { findCalendarRow } from './find-calendar.ts'
import { findNearestTimes, findNextTime, readOpenTimes } from './list-times.ts'
import { meetingFor } from './meeting-kinds.ts'
import type { Stretch } from './open-times.ts'
import { type BookedOffer, type CalendarOwner, sessionOf } from './read-times.ts'
import { booked_times, bookings, calendars } from './tables.ts'
import { movedOffer } from './take-time.ts'

type ListServices = Pick<Services, 'db' | 'clock'>

const DAY_MS = 24 * 60 * 60 * 1000
/** Nobody has more sessions in a month. */
const MOST_OWN = 200

interface MonthAsked {
  id: string
  month: string
  time_zone: string
  moving?: string | undefined
}

/** When a session, or one of a package, can be booked in one month of the reader's zone. */
export async function listTimes(services: ListServices, member: Member, { id, month, time_zone, moving }: MonthAsked) {
  const { db, clock } = services
  const { seller, offer, who } = await findWanted(services, member, id, moving)
  const calendar = await findCalendarRow(db, offer)
  const now = clock.now()
  const range = monthIn(month, time_zone)
  const [times, next] = calendar
    ? await Promise.all([
        readOpenTimes(db, { calendar, offer }, range, now, who),
        findNextTime(db, offer, { from: range.ends_at, now, ...who }),
      ])
    : [[], undefined]
  const session = sessionOf(offer)
  const own = await readOwnSessions(db, { member_id: member.user_id, calendar_id: calendar?.id, ...range }, now)
  return {
    seller,
    coach_zone: calendar?.time_zone ?? 'UTC',
    ...session,
    meeting_kind: calendar ? meetingFor(calendar, session) : ('link' as const),
    times,
    own,
    next: next?.starts_at ?? null,
  }
}

interface Asked extends Stretch {
  member_id: string
  calendar_id: string | undefined
}

/** A member's sessions in other calendars: those in this one are taken anyway. */
async function readOwnSessions(db: Pick<Database, 'select'>, asked: Asked, now: Date) {
  const { member_id, calendar_id, starts_at, ends_at } = asked
  return await db
    .select({
      booking_id: bookings.id,
      title: bookings.title,
      starts_at: booked_times.starts_at,
      minutes: booked_times.minutes,
    })
    .from(bookings)
    .innerJoin(booked_times, eq(booked_times.id, bookings.time_id))
    .where(
      and(
        eq(bookings.member_id, member_id),
        or(eq(bookings.state, 'confirmed'), and(eq(bookings.state, 'held'), gt(bookings.held_until, now))),
        calendar_id === undefined ? undefined : ne(booked_times.calendar_id, calendar_id),
        gt(booked_times.starts_at, new Date(starts_at.getTime() - DAY_MS)),
        lt(booked_times.starts_at, ends_at),
      ),
    )
    .orderBy(booked_times.starts_at)
    .limit(MOST_OWN)
}

function monthIn(month: string, time_zone: string): Stretch {
  const first = Temporal.PlainDate.from(`${month}-01`)
  const begin = (date: Temporal.PlainDate) => new Date(date.toZonedDateTime(time_zone).epochMilliseconds)
  return { starts_at: begin(first), ends_at: begin(first.add({ months: 1 })) }
}

/** The three open times nearest to a moment, for someone whose time was taken. */
export async function listNearestTimes(
  services: ListServices,
  member: Member,
  { id, at, moving }: { id: string; at: string; moving?: string | undefined },
) {
  const { offer, who } = await findWanted(services, member, id, moving)
  const now = services.clock.now()
  return { times: await findNearestTimes(services.db, offer, { at: new Date(at), now, ...who }) }
}

/** What times are looked for, and for whom. A booking that is moved keeps its length, whatever became of its offer. */
async function findWanted(services: ListServices, member: Member, id: string, moving: string | undefined) {
  const { seller, ...offer } = await findBookable(services, member, id)
  if (moving === undefined) return { seller, offer: offer as BookedOffer, who: { member_id: member.user_id } }
  const { booking, time, calendar } = await findMoving(services.db, member, moving)
  const who = { member_id: booking.member_id, but: booking.id, now_at: time.starts_at }
  return { seller, offer: movedOffer(time, calendar), who }
}

/** Whose booking it is not, and who does not run its calendar, finds nothing. */
async function findMoving(db: Pick<Database, 'select'>, member: Member, id: string) {
  const [found] = await db
    .select({ booking: bookings, time: booked_times, calendar: calendars })
    .from(bookings)
    .innerJoin(booked_times, eq(booked_times.id, bookings.time_id))
    .innerJoin(calendars, eq(calendars.id, booked_times.calendar_id))
    .where(eq(bookings.id, id))
  if (!found || (found.booking.member_id !== member.user_id && !runs(member, found.calendar)))
    throw new Refusal('not-found')
  return found
}

/** A coach runs the own calendar, admins those of the house. */
function runs({ user_id, membership_type }: Member, { coach_id }: Pick<CalendarOwner, 'coach_id'>): boolean {
  return coach_id === null ? may('administer', membership_type) : coach_id === user_id
}

/**
 * What can be booked: a session for sale, or one that was bought and is booked from a package or moved, also after its offer
 * was hidden. Who runs its calendar sees the times too.
 */
async function findBookable(services: ListServices, member: Member, id: string): Promise<OfferForSale> {
  const offer = await findForSale(services, member, id)
  if (offer.kind !== 'coaching' && offer.kind !== 'package') throw new Refusal('not-found')
  if (offer.kind === 'coaching') return offer
  return { ...offer, minutes: (await findBoughtMinutes(services.db, member, id)) ?? offer.minutes }
}

/** Sessions of a package are as long as they were bought. Where a member has several, whatever fits the longest fits all. */
async function findBoughtMinutes(db: Pick<Database, 'select'>, { user_id }: Member, offer_id: string) {
  const [bought] = await db
    .select({ minutes: sql<number | null>`max(${fulfilments.minutes})` })
    .from(orders)
    .innerJoin(fulfilments, eq(fulfilments.order_id, orders.id))
    .where(
      and(
        eq(orders.buyer_id, user_id),
        eq(orders.offer_id, offer_id),
        eq(orders.state, 'paid'),
        eq(fulfilments.state, 'ready'),
      ),
    )
  return bought?.minutes ?? null
}

async function findForSale(services: ListServices, member: Member, id: string): Promise<OfferForSale> {
  try {
    return await findOfferForSale(services, id, member.session.user.language)
  } catch (error) {
    const isGone = error instanceof Refusal && error.code === 'orders.offer-gone'
    const hidden = isGone ? await findHidden(services.db, member, id) : undefined
    if (hidden) return hidden
    throw error
  }
}

async function findHidden(db: Pick<Database, 'select'>, member: Member, id: string): Promise<OfferForSale | undefined> {
  const [offer] = await db.select().from(offers).where(eq(offers.id, id))
  const seller = offer && (await findSeller(db, offer))
  if (!offer || !seller) return undefined
  if (runs(member, offer)) return { ...offer, seller }
  const [bought] = await db
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.buyer_id, member.user_id), eq(orders.offer_id, id), eq(orders.state, 'paid')))
    .limit(1)
  return bought && { ...offer, seller }
}
