import { and, desc, eq, inArray, isNotNull, type SQL, sql } from 'drizzle-orm'
import { type AdminReviewFilter, REVIEWS_PAGE } from '#contract/review-rules.ts'
import { exactMoment, readCursor, writeCursor } from '#server/db/cursor.ts'
import type { Database, Transaction } from '#server/db/database.ts'
import { recordAdminAction } from '#server/features/admin/public.ts'
import { orders } from '#server/features/orders/public.ts'
import { profiles } from '#server/features/profile/public.ts'
import type { Member } from '#server/http/member.ts'
import { Refusal } from '#server/http/refusal.ts'
import type { Services } from '#server/services.ts'
import { countStars, type ReviewRow } from './count-stars.ts'
import { settleReport } from './report-review.ts'
import { isUnanswered, review_reports, reviews } from './tables.ts'

const isOfHouse = isNotNull(reviews.seller_slug)
const WANTED: Record<AdminReviewFilter, SQL | undefined> = {
  reported: isNotNull(reviews.reported_at),
  hidden: isNotNull(reviews.hidden_at),
  unanswered: and(isOfHouse, isUnanswered),
  house: isOfHouse,
}

export async function listAdminReviews(
  { db }: Pick<Services, 'db'>,
  { filter = 'reported', cursor }: { filter?: AdminReviewFilter | undefined; cursor?: string | undefined },
) {
  const name = `admin-reviews-${filter}`
  const place = readCursor(name, cursor, 'moment')
  const after = place && sql`(${reviews.created_at}, ${reviews.id}) < (${place.key}::timestamptz, ${place.id}::uuid)`
  const rows = await db
    .select({
      review: reviews,
      writer_name: profiles.full_name,
      seller_name: orders.seller_name,
      key: exactMoment(sql`${reviews.created_at}`),
    })
    .from(reviews)
    .innerJoin(orders, eq(orders.id, reviews.order_id))
    .leftJoin(profiles, eq(profiles.user_id, reviews.user_id))
    .where(and(WANTED[filter], after))
    .orderBy(desc(reviews.created_at), desc(reviews.id))
    .limit(REVIEWS_PAGE + 1)
  const shown = rows.slice(0, REVIEWS_PAGE)
  const last = rows.length > REVIEWS_PAGE ? shown.at(-1) : undefined
  const reports = await readReports(
    db,
    shown.map(({ review }) => review.id),
  )
  return {
    reviews: shown.map(({ review, writer_name, seller_name }) => ({
      ...review,
      writer_name,
      seller_name,
      is_house: review.seller_slug !== null,
      reports: reports.filter(({ review_id }) => review_id === review.id),
    })),
    next: last ? writeCursor(name, { key: last.key, id: last.review.id }) : null,
  }
}

async function readReports(db: Pick<Database, 'select'>, ids: string[]) {
  if (ids.length === 0) return []
  const { review_id, reason, note, created_at } = review_reports
  return await db
    .select({ review_id, reason, note, created_at, reporter_name: profiles.full_name })
    .from(review_reports)
    .innerJoin(profiles, eq(profiles.user_id, review_reports.user_id))
    .where(inArray(review_id, ids))
    .orderBy(created_at)
}

type ModerateServices = Pick<Services, 'db' | 'clock' | 'notifier'>

/** Everyone but the writer stops seeing it, and it stops counting. The writer gets the reason. */
export async function hideReview(
  services: ModerateServices,
  admin: Member,
  { id, reason }: { id: string; reason: string },
): Promise<void> {
  const { db, clock, notifier } = services
  await db.transaction(async (tx) => {
    const review = await decide(services, tx, admin, id, { hidden_at: clock.now(), hidden_reason: reason })
    const { user_id, title, order_id } = review
    const details = { event: 'review_hidden' as const, title, order_id, offer_id: null }
    if (user_id) await notifier.notify({ user_id, kind: 'order', details }, tx)
  })
}

export async function keepReview(services: ModerateServices, admin: Member, id: string): Promise<void> {
  await services.db.transaction((tx) => decide(services, tx, admin, id, { hidden_at: null, hidden_reason: null }))
}

/** What was reported is decided with it. */
async function decide(
  { notifier }: ModerateServices,
  tx: Transaction,
  admin: Member,
  id: string,
  decision: Pick<ReviewRow, 'hidden_at' | 'hidden_reason'>,
): Promise<ReviewRow> {
  const [before] = await tx.select().from(reviews).where(eq(reviews.id, id)).for('update')
  if (!before) throw new Refusal('not-found')
  const reports = await tx.delete(review_reports).where(eq(review_reports.review_id, id)).returning()
  await tx
    .update(reviews)
    .set({ ...decision, reported_at: null })
    .where(eq(reviews.id, id))
  await countStars(tx, before.offer_id, before, { ...before, ...decision })
  await settleReport(notifier, tx, before)
  const action = decision.hidden_at ? 'hide_review' : 'keep_review'
  await recordAdminAction(tx, {
    admin,
    action,
    target: await targetOf(tx, before),
    // Not the words of the review: its writer may delete them, and nothing leaves the log.
    before: { hidden_reason: before.hidden_reason, reports: reports.length },
    after: { review: id, hidden_reason: decision.hidden_reason, reports: 0 },
  })
  return before
}

/** Its writer. After the account was deleted the log names the review instead. */
export async function targetOf(tx: Pick<Transaction, 'select'>, { id, user_id }: ReviewRow) {
  const [writer] = user_id
    ? await tx.select({ full_name: profiles.full_name }).from(profiles).where(eq(profiles.user_id, user_id))
    : []
  return { user_id: user_id ?? id, full_name: writer?.full_name ?? '' }
}
