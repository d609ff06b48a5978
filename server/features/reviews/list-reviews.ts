import { and, desc, eq, isNull, type SQL, sql } from 'drizzle-orm'
import { REVIEWS_PAGE } from '#contract/review-rules.ts'
import { exactMoment, readCursor, writeCursor } from '#server/db/cursor.ts'
import type { Database } from '#server/db/database.ts'
import { findSeller, findSellerBySlug, offers, textsOf } from '#server/features/marketplace/public.ts'
import { profiles } from '#server/features/profile/public.ts'
import type { Member } from '#server/http/member.ts'
import { Refusal } from '#server/http/refusal.ts'
import type { Services } from '#server/services.ts'
import { countsNow } from './count-stars.ts'
import { shortName } from './short-name.ts'
import { reviews } from './tables.ts'

type Db = Pick<Services, 'db'>
const isShown = isNull(reviews.hidden_at)

export async function listOfferReviews(
  { db }: Db,
  member: Member,
  { id, cursor }: { id: string; cursor?: string | undefined },
) {
  const [offer] = await db
    .select()
    .from(offers)
    .where(and(eq(offers.id, id), isNull(offers.deleted_at)))
  const seller = offer && (await findSeller(db, offer))
  if (!seller) throw new Refusal('not-found')
  const page = await readPage(db, { name: `offer-${id}`, of: and(eq(reviews.offer_id, id), isShown), cursor }, member)
  return { seller_name: seller.name, ...averageOf(offer), ...page }
}

/** Everything a seller was told, also about offers that are gone. */
export async function listSellerReviews(
  { db }: Db,
  member: Member,
  { slug, cursor }: { slug: string; cursor?: string | undefined },
) {
  const seller = await findSellerBySlug(db, slug)
  if (!seller) throw new Refusal('not-found')
  const ofSeller = seller.user_id === null ? eq(reviews.seller_slug, slug) : eq(reviews.coach_id, seller.user_id)
  const [sums] = await db
    .select({ stars: sql<number>`coalesce(sum(${reviews.stars}), 0)::int`, reviews: sql<number>`count(*)::int` })
    .from(reviews)
    .leftJoin(offers, eq(offers.id, reviews.offer_id))
    .where(and(ofSeller, isShown, countsNow))
  const page = await readPage(db, { name: `seller-${slug}`, of: and(ofSeller, isShown), cursor }, member)
  return { seller_name: seller.name, ...averageOf(sums ?? { stars: 0, reviews: 0 }), ...page }
}

function averageOf({ stars, reviews: count }: { stars: number; reviews: number }) {
  return { rating: count === 0 ? null : Math.round((stars / count) * 10) / 10, count }
}

interface List {
  /** The name in cursors. */
  name: string
  of: SQL | undefined
  cursor: string | undefined
}

/** Newest first. */
export async function readPage(db: Pick<Database, 'select'>, { name, of, cursor }: List, reader: Member) {
  const place = readCursor(name, cursor, 'moment')
  const after = place && sql`(${reviews.created_at}, ${reviews.id}) < (${place.key}::timestamptz, ${place.id}::uuid)`
  const rows = await selectReviews(db)
    .where(and(of, after))
    .orderBy(desc(reviews.created_at), desc(reviews.id))
    .limit(REVIEWS_PAGE + 1)
  const shown = rows.slice(0, REVIEWS_PAGE)
  const last = rows.length > REVIEWS_PAGE ? shown.at(-1) : undefined
  return {
    reviews: shown.map((row) => showReview(row, reader)),
    next: last ? writeCursor(name, { key: last.key, id: last.review.id }) : null,
  }
}

export function selectReviews(db: Pick<Database, 'select'>) {
  return db
    .select({
      review: reviews,
      offer: offers,
      full_name: profiles.full_name,
      key: exactMoment(sql`${reviews.created_at}`),
    })
    .from(reviews)
    .leftJoin(offers, eq(offers.id, reviews.offer_id))
    .leftJoin(profiles, eq(profiles.user_id, reviews.user_id))
    .$dynamic()
}

type Listed = Awaited<ReturnType<typeof selectReviews>>[number]

export function showReview({ review, offer, full_name }: Listed, { user_id, session }: Member) {
  const { id, stars, was_free, text, created_at, changed_at, answer, answered_at } = review
  const title = offer ? textsOf(offer, session.user.language).title : review.title
  const said = { id, stars, text, title, created_at, changed_at, answer, answered_at }
  return {
    ...said,
    writer: shortName(full_name),
    is_own: review.user_id === user_id,
    was_free,
    is_house: review.seller_slug !== null,
  }
}
