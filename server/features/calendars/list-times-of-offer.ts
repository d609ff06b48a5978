import { and, eq, sql } from 'drizzle-orm'
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
import { sessionOf } from './read-times.ts'

type ListServices = Pick<Services, 'db' | 'clock'>

/** When a session, or one of a package, can be booked in one month of the reader's zone. */
export async function listTimes(
  services: ListServices,
  member: Member,
  { id, month, time_zone }: { id: string; month: string; time_zone: string },
) {
  const { db, clock } = services
  const offer = await findBookable(services, member, id)
  const calendar = await findCalendarRow(db, offer)
  const now = clock.now()
  const range = monthIn(month, time_zone)
  const [times, next] = calendar
    ? await Promise.all([
        readOpenTimes(db, { calendar, offer }, range, now),
        findNextTime(db, offer, { from: range.ends_at, now }),
      ])
    : [[], undefined]
  const session = sessionOf(offer)
  return {
    seller: offer.seller,
    coach_zone: calendar?.time_zone ?? 'UTC',
    ...session,
    meeting_kind: calendar ? meetingFor(calendar, session) : ('link' as const),
    times,
    next: next?.starts_at ?? null,
  }
}

function monthIn(month: string, time_zone: string): Stretch {
  const first = Temporal.PlainDate.from(`${month}-01`)
  const begin = (date: Temporal.PlainDate) => new Date(date.toZonedDateTime(time_zone).epochMilliseconds)
  return { starts_at: begin(first), ends_at: begin(first.add({ months: 1 })) }
}

/** The three open times nearest to a moment, for someone whose time was taken. */
export async function listNearestTimes(services: ListServices, member: Member, { id, at }: { id: string; at: string }) {
  const offer = await findBookable(services, member, id)
  return { times: await findNearestTimes(services.db, offer, { at: new Date(at), now: services.clock.now() }) }
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

async function findHidden(
  db: Pick<Database, 'select'>,
  { user_id, membership_type }: Member,
  id: string,
): Promise<OfferForSale | undefined> {
  const [offer] = await db.select().from(offers).where(eq(offers.id, id))
  const seller = offer && (await findSeller(db, offer))
  if (!offer || !seller) return undefined
  const runsIt = offer.coach_id === null ? may('administer', membership_type) : offer.coach_id === user_id
  if (runsIt) return { ...offer, seller }
  const [bought] = await db
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.buyer_id, user_id), eq(orders.offer_id, id), eq(orders.state, 'paid')))
    .limit(1)
  return bought && { ...offer, seller }
}
