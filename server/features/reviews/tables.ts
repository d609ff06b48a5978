import { and, isNotNull, isNull, sql } from 'drizzle-orm'
import { boolean, check, index, pgTable, primaryKey, smallint, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { REPORT_REASONS } from '#contract/review-rules.ts'
import { createdAt, id, moment, newestFirst } from '#server/db/columns.ts'
import { oneOf } from '#server/db/enumeration.ts'
import { users } from '#server/features/accounts/tables.ts'
import { offers } from '#server/features/marketplace/tables.ts'
import { orders } from '#server/features/orders/tables.ts'

/** What a verified buyer says about an offer: one for a buyer and an offer, however often it was bought. */
export const reviews = pgTable(
  'reviews',
  {
    id: id(),
    /** The purchase that verifies it. */
    order_id: uuid()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    /** Null when the offer no longer exists; the review still counts as one of its seller. */
    offer_id: uuid().references(() => offers.id, { onDelete: 'set null' }),
    /** The title when it was bought, for a seller's list after the offer is gone. */
    title: text().notNull(),
    /** The seller: a human coach, or a persona or house coach by its slug. */
    coach_id: uuid().references(() => users.id, { onDelete: 'cascade' }),
    seller_slug: text(),
    /** Null after the account of the writer was deleted; `text` and `answer` are then emptied too. */
    user_id: uuid().references(() => users.id, { onDelete: 'set null' }),
    stars: smallint().notNull(),
    /** Its order cost nothing: it counts only while the offer is free. */
    was_free: boolean().notNull().default(false),
    text: text().notNull(),
    created_at: createdAt(),
    changed_at: moment(),
    answer: text(),
    answered_at: moment(),
    /** Since when admins have to look at it. */
    reported_at: moment(),
    hidden_at: moment(),
    hidden_reason: text(),
  },
  (table) => [
    check('reviews_stars_in_range', sql`${table.stars} between 1 and 5`),
    check('reviews_at_most_one_seller', sql`${table.coach_id} is null or ${table.seller_slug} is null`),
    check('reviews_hidden_with_reason', sql`(${table.hidden_at} is null) = (${table.hidden_reason} is null)`),
    uniqueIndex('reviews_one_of_an_order').on(table.order_id),
    uniqueIndex('reviews_one_of_a_buyer').on(table.user_id, table.offer_id),
    index('reviews_by_offer').on(table.offer_id, ...newestFirst(table.created_at, table.id)),
    index('reviews_by_coach').on(table.coach_id, ...newestFirst(table.created_at, table.id)),
    index('reviews_by_house').on(table.seller_slug, ...newestFirst(table.created_at, table.id)),
    index('reviews_unanswered')
      .on(table.coach_id, ...newestFirst(table.created_at, table.id))
      .where(sql`${table.answer} is null and ${table.hidden_at} is null`),
    index('reviews_of_house')
      .on(...newestFirst(table.created_at, table.id))
      .where(sql`${table.seller_slug} is not null`),
    index('reviews_of_house_unanswered')
      .on(...newestFirst(table.created_at, table.id))
      .where(sql`${table.seller_slug} is not null and ${table.answer} is null and ${table.hidden_at} is null`),
    index('reviews_reported')
      .on(...newestFirst(table.created_at, table.id))
      .where(sql`${table.reported_at} is not null`),
    index('reviews_hidden')
      .on(...newestFirst(table.created_at, table.id))
      .where(sql`${table.hidden_at} is not null`),
  ],
)

/** Waits for an answer. Not after the account of its writer was deleted: its words are gone. */
export const isUnanswered = and(isNull(reviews.answer), isNull(reviews.hidden_at), isNotNull(reviews.user_id))

/** Who thinks that a review should not be shown. Removed when an admin has decided. */
export const review_reports = pgTable(
  'review_reports',
  {
    review_id: uuid()
      .notNull()
      .references(() => reviews.id, { onDelete: 'cascade' }),
    user_id: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    reason: text({ enum: REPORT_REASONS }).notNull(),
    note: text(),
    created_at: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.review_id, table.user_id] }),
    check('review_reports_reason_known', oneOf(table.reason, REPORT_REASONS)),
    index('review_reports_by_user').on(table.user_id),
  ],
)
