import { and, eq, or, sql } from 'drizzle-orm'
import type { OwnReview } from '#contract/reviews.ts'
import type { Database, Transaction } from '#server/db/database.ts'
import { countPackageBookings } from '#server/features/calendars/public.ts'
import {
  changeSale,
  findOwnOrder,
  mayReview,
  type OrderRow,
  type SettleServices,
} from '#server/features/orders/public.ts'
import type { Member } from '#server/http/member.ts'
import { Refusal } from '#server/http/refusal.ts'
import type { Services } from '#server/services.ts'
import { countStars, type ReviewRow } from './count-stars.ts'
import { tellAdmins } from './report-review.ts'
import { reviews } from './tables.ts'

type Writer = Pick<Member, 'user_id'>
type Said = Pick<ReviewRow, 'stars' | 'text'>

/** The first review of an offer, or a change of it. */
export async function writeReview(
  services: SettleServices,
  { user_id }: Writer,
  { id: order_id, stars, text }: Said & { id: string },
): Promise<OwnReview> {
  const isTheirs = (order: OrderRow) => order.buyer_id === user_id
  return await changeSale(services, order_id, isTheirs, async (tx, sale, now) => {
    const { not_over } = await countPackageBookings(tx, order_id, now)
    if (!mayReview(sale, not_over)) throw new Refusal('reviews.not-possible')
    // Between the two steps another tab may delete the review: then it is inserted after all.
    for (;;) {
      const review =
        (await insertReview(services, tx, sale.order, { stars, text }, now)) ??
        (await changeOwn(services, tx, sale.order, { stars, text }, now))
      if (review) return showOwn(review)
    }
  })
}

async function changeOwn(
  { notifier }: Pick<SettleServices, 'notifier'>,
  tx: Transaction,
  order: OrderRow,
  said: Said,
  now: Date,
): Promise<ReviewRow | undefined> {
  const [before] = await findOwn(tx, order).for('update')
  if (!before) return undefined
  // Hidden by an admin, who looks at the new words before anybody else sees them.
  const reported_at = before.reported_at ?? (before.hidden_at ? now : null)
  // Who got it for free and pays later has paid for it.
  const verified = order.total_minor > 0 ? { order_id: order.id, was_free: false } : {}
  const [changed] = await tx
    .update(reviews)
    .set({ ...said, ...verified, changed_at: now, reported_at })
    .where(eq(reviews.id, before.id))
    .returning()
  await countStars(tx, before.offer_id, before, changed)
  if (changed?.hidden_at) await tellAdmins(notifier, tx, changed, 'changed')
  return changed
}

/** Undefined when there is a review already, also one that another tab has just written. */
async function insertReview(
  { notifier }: Pick<SettleServices, 'notifier'>,
  tx: Transaction,
  order: OrderRow,
  said: Said,
  now: Date,
): Promise<ReviewRow | undefined> {
  const { id: order_id, offer_id, title, number, coach_id, buyer_id: user_id } = order
  const was_free = order.total_minor === 0
  const seller_slug = coach_id === null ? order.seller_slug : null
  const [written] = await tx
    .insert(reviews)
    .values({ ...said, order_id, was_free, offer_id, title, coach_id, seller_slug, user_id, created_at: now })
    .onConflictDoNothing()
    .returning()
  if (!written) return undefined
  await countStars(tx, offer_id, undefined, written)
  // Once for an order: deleting it and writing it again does not ring again.
  const once_key = `review:${order_id}`
  const details = { event: 'reviewed' as const, title, number }
  if (coach_id) await notifier.notify({ user_id: coach_id, kind: 'sale', details, once_key }, tx)
  return written
}

export async function deleteReview({ db }: Pick<Services, 'db'>, writer: Writer, order_id: string): Promise<void> {
  await db.transaction(async (tx) => {
    const [review] = await findOwn(tx, await findOwnOrder(tx, writer, order_id)).for('update')
    if (!review) throw new Refusal('not-found')
    if (review.hidden_at) throw new Refusal('reviews.hidden')
    await tx.delete(reviews).where(eq(reviews.id, review.id))
    await countStars(tx, review.offer_id, review, undefined)
  })
}

export async function readOwnReview({ db }: Pick<Services, 'db'>, writer: Writer, order_id: string) {
  const [review] = await findOwn(db, await findOwnOrder(db, writer, order_id))
  return { review: review ? showOwn(review) : null }
}

/** The buyer's review, written for this order or for another order of the same offer. */
function findOwn(db: Pick<Database, 'select'>, { id, offer_id, buyer_id }: OrderRow) {
  const ofOffer = offer_id === null ? undefined : eq(reviews.offer_id, offer_id)
  return db
    .select()
    .from(reviews)
    .where(and(sql`${reviews.user_id} = ${buyer_id}`, or(eq(reviews.order_id, id), ofOffer)))
    .limit(1)
}

function showOwn(review: ReviewRow): OwnReview {
  const { id, stars, text, title, created_at, changed_at, answer, answered_at, hidden_reason, seller_slug } = review
  return {
    id,
    stars,
    text,
    title,
    created_at: created_at.toISOString(),
    changed_at: changed_at?.toISOString() ?? null,
    answer,
    answered_at: answered_at?.toISOString() ?? null,
    hidden_reason,
    is_house: seller_slug !== null,
  }
}
