import { and, asc, eq, inArray, or } from 'drizzle-orm'
import type { BookingLine } from '#contract/bookings.ts'
import type { Seller } from '#contract/marketplace.ts'
import type { Database } from '#server/db/database.ts'
import { bookings } from '#server/features/calendars/public.ts'
import { findSeller } from '#server/features/marketplace/public.ts'
import { fulfilments, mayReview, orders } from '#server/features/orders/public.ts'
import { profiles } from '#server/features/profile/public.ts'
import { actionsOf, meetingKindOf } from './booking-rules.ts'
import type { CalendarRow, FoundBooking } from './find-booking.ts'
import { findPackagePlaces } from './package-places.ts'

type Reading = Pick<Database, 'select'>

/** Also a coach who is not public any more: the booking stays. */
export async function sellerOf(db: Reading, calendar: CalendarRow): Promise<Seller> {
  const { coach_id } = calendar
  const seller = coach_id === null ? await findSeller(db, calendar) : undefined
  if (seller) return seller
  const [coach] =
    coach_id === null
      ? []
      : await db
          .select({ slug: profiles.slug, name: profiles.full_name })
          .from(profiles)
          .where(eq(profiles.user_id, coach_id))
  return { slug: coach?.slug ?? calendar.seller_slug ?? '', name: coach?.name ?? '', kind: 'coach', user_id: coach_id }
}

const orderOf = ({ booking }: Pick<FoundBooking, 'booking'>) => booking.order_id ?? booking.package_order_id

/** The orders among these bookings that their members may review. */
async function findReviewable(db: Reading, found: readonly FoundBooking[]): Promise<Set<string>> {
  const ids = found.filter(({ side }) => side === 'member').flatMap((each) => orderOf(each) ?? [])
  if (ids.length === 0) return new Set()
  const sales = await db
    .select({ order: orders, fulfilment: fulfilments })
    .from(orders)
    .innerJoin(fulfilments, eq(fulfilments.order_id, orders.id))
    .where(inArray(orders.id, ids))
  return new Set(sales.filter(mayReview).map(({ order }) => order.id))
}

/** For the coach: who comes, by the time. A time that nobody comes to any more names who was to come. */
async function findNames(db: Reading, found: readonly FoundBooking[]): Promise<Map<string, string[]>> {
  const asCoach = found.filter(({ side }) => side === 'coach')
  if (asCoach.length === 0) return new Map()
  const rows = await db
    .select({ time_id: bookings.time_id, name: profiles.full_name })
    .from(bookings)
    .innerJoin(profiles, eq(profiles.user_id, bookings.member_id))
    .where(
      or(
        and(
          inArray(
            bookings.time_id,
            asCoach.map(({ time }) => time.id),
          ),
          eq(bookings.state, 'confirmed'),
        ),
        inArray(
          bookings.id,
          asCoach.map(({ booking }) => booking.id),
        ),
      ),
    )
    .orderBy(asc(bookings.created_at), asc(bookings.id))
  const names = new Map<string, string[]>()
  for (const { time_id, name } of rows) names.set(time_id, [...(names.get(time_id) ?? []), name])
  return names
}

export interface ShownBooking {
  line: BookingLine
  reviewable_order_id: string | null
}

/** Bookings as the lists show them. */
export async function showBookings(db: Reading, found: readonly FoundBooking[], now: Date): Promise<ShownBooking[]> {
  const [reviewable, names, places] = await Promise.all([
    findReviewable(db, found),
    findNames(db, found),
    findPackagePlaces(db, found),
  ])
  const sellers = new Map<string, Seller>()
  for (const { calendar } of found)
    if (!sellers.has(calendar.id)) sellers.set(calendar.id, await sellerOf(db, calendar))
  return found.map((each) => {
    const { booking, time, calendar, side } = each
    const order_id = orderOf(each)
    const mayBeReviewed = side === 'member' && order_id !== null && reviewable.has(order_id)
    const actions = actionsOf(each, now, mayBeReviewed)
    const isMembers = side === 'member'
    return {
      reviewable_order_id: actions.includes('review') ? order_id : null,
      line: {
        id: booking.id,
        side,
        state: booking.state,
        title: booking.title,
        seller: sellers.get(calendar.id) as Seller,
        names: names.get(time.id) ?? [],
        starts_at: time.starts_at.toISOString(),
        minutes: time.minutes,
        coach_zone: calendar.time_zone,
        seats: time.seats,
        meeting_kind: meetingKindOf(calendar, time),
        held_until: booking.held_until?.toISOString() ?? null,
        offer_id: time.offer_id,
        order_id: isMembers ? booking.order_id : null,
        package_order_id: isMembers ? booking.package_order_id : null,
        package_place: places.get(booking.id) ?? null,
        outcome: booking.outcome,
        actions,
      },
    }
  })
}
