import { and, eq, isNull } from 'drizzle-orm'
import type { Opening } from '#contract/calendars.ts'
import { findSellerBySlug, offers } from '#server/features/marketplace/public.ts'
import type { Services } from '#server/services.ts'
import { findNextTime } from './list-times.ts'
import { hasSomewhereToMeet } from './meeting-kinds.ts'

type OfferRow = typeof offers.$inferSelect

/** Of a coach with more sessions than this only so many are compared. */
const MOST_COMPARED = 100

/** What a session with each of these coaches costs, and when the next one is open. Who is not public is left out. */
export async function listOpenings(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  slugs: readonly string[],
): Promise<{ openings: Opening[] }> {
  const now = clock.now()
  const openings: Opening[] = []
  for (const slug of new Set(slugs)) {
    const seller = await findSellerBySlug(db, slug)
    if (!seller) continue
    const sessions = await db
      .select()
      .from(offers)
      .where(
        and(
          seller.user_id === null ? eq(offers.seller_slug, slug) : eq(offers.coach_id, seller.user_id),
          eq(offers.kind, 'coaching'),
          eq(offers.is_active, true),
          isNull(offers.deleted_at),
          hasSomewhereToMeet(),
        ),
      )
      .orderBy(offers.currency, offers.price_minor, offers.id)
      .limit(MOST_COMPARED)
    const shortest = sessions.toSorted(byLength)[0]
    const next = shortest && (await findNextTime(db, shortest, { from: now, now }))
    const cheapest = sessions.find(({ price_minor }) => price_minor > 0)
    const free = sessions.find(({ price_minor, seats }) => price_minor === 0 && (seats ?? 1) === 1)
    openings.push({
      slug,
      from: cheapest ? { price_minor: cheapest.price_minor, currency: cheapest.currency } : null,
      free_minutes: free?.minutes ?? null,
      next_at: next?.starts_at.toISOString() ?? null,
    })
  }
  return { openings }
}

/** The shortest fits into the most gaps; a group begins more rarely. */
function byLength(one: OfferRow, other: OfferRow): number {
  const groups = Number((one.seats ?? 1) > 1) - Number((other.seats ?? 1) > 1)
  return groups || (one.minutes ?? 0) - (other.minutes ?? 0)
}
