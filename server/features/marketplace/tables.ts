import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  boolean,
  check,
  index,
  integer,
  numeric,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { OFFER_KINDS, OFFER_TAB_NAMES, OFFER_TABS } from '#contract/offer-rules.ts'
import { createdAt, id, moment, newestFirst } from '#server/db/columns.ts'
import { oneOf } from '#server/db/enumeration.ts'
import { users } from '#server/features/accounts/tables.ts'

/**
 * Everything that can be bought, by whoever sells it: a human coach (`coach_id`), or a persona or house coach
 * (`seller_slug`). The specification's coach_services and coach_products are the kinds coaching, shoutout and product.
 */
export const offers = pgTable(
  'offers',
  {
    id: id(),
    kind: text({ enum: OFFER_KINDS }).notNull(),
    coach_id: uuid().references(() => users.id, { onDelete: 'cascade' }),
    seller_slug: text(),
    /** The texts are then those of content/catalogue in the reader's language; the columns hold the English ones. */
    catalogue_id: text(),
    title: text().notNull(),
    description: text().notNull(),
    features: text().array().notNull().default(sql`'{}'::text[]`),
    price_minor: integer().notNull(),
    /** The price before, for a discount. */
    original_price_minor: integer(),
    currency: text().notNull().default('USD'),
    /** As the coach wrote it: '60 minutes', '2-3 minutes'. */
    duration: text(),
    brand: text(),
    picture_url: text(),
    /** Shoutout and film review: delivered within this time after payment, or refunded. */
    delivery_hours: integer(),
    /** Seminar. A seat is taken by an open order and freed when the order expires or is refunded. */
    starts_at: moment(),
    /** Of a seminar, of a session, or of each session of a package. */
    minutes: integer(),
    /** Of a seminar, or of each time of a group session; 1 for a session with one member. */
    seats: integer(),
    seats_taken: integer().notNull().default(0),
    /** Where it takes place, shown to those who bought a seat. */
    join_url: text(),
    /** Package: how many sessions, and for how long they can be used. */
    sessions: integer(),
    valid_days: integer(),
    /** Video: the uploaded file, or the name of a clip that ships with Kiai. */
    file_id: uuid(),
    sample_clip: text(),
    /** The sum and number of the stars of verified buyers; kept by the transaction that writes a review. */
    stars: integer().notNull().default(0),
    reviews: integer().notNull().default(0),
    /** Invented ratings of samples (specification, section 9), always shown as such. */
    sample_rating: numeric({ precision: 2, scale: 1, mode: 'number' }),
    sample_reviews: integer(),
    /** For sorting: verified buyers' average, else the sample's, else 0. Worked out by the database. */
    rating: numeric({ precision: 3, scale: 2, mode: 'number' })
      .notNull()
      .generatedAlwaysAs(sql`coalesce(round(stars::numeric / nullif(reviews, 0), 2), sample_rating, 0)`),
    is_active: boolean().notNull().default(true),
    created_at: createdAt(),
    /** Set when deleted; restorable for a day. */
    deleted_at: moment(),
  },
  (table) => [
    check('offers_kind_known', oneOf(table.kind, OFFER_KINDS)),
    check('offers_one_seller', sql`(${table.coach_id} is null) <> (${table.seller_slug} is null)`),
    check('offers_price_not_negative', sql`${table.price_minor} >= 0`),
    check('offers_original_price_is_higher', sql`${table.original_price_minor} > ${table.price_minor}`),
    check('offers_currency_is_a_code', sql`${table.currency} ~ '^[A-Z]{3}$'`),
    check(
      'offers_seats_not_oversold',
      sql`${table.seats_taken} between 0 and ${table.seats} or ${table.seats} is null`,
    ),
    check(
      'offers_seminar_is_dated',
      sql`${table.kind} <> 'seminar' or (${table.starts_at} is not null and ${table.minutes} is not null and ${table.seats} is not null)`,
    ),
    check(
      'offers_delivery_has_a_clock',
      sql`${table.kind} not in ('shoutout', 'film_review') or ${table.delivery_hours} is not null`,
    ),
    check(
      'offers_package_has_sessions',
      sql`${table.kind} <> 'package' or (${table.sessions} is not null and ${table.valid_days} is not null)`,
    ),
    check(
      'offers_session_has_a_length',
      sql`${table.kind} not in ('coaching', 'package') or ${table.minutes} is not null`,
    ),
    check('offers_session_has_seats', sql`${table.kind} <> 'coaching' or ${table.seats} >= 1`),
    check('offers_stars_in_range', sql`${table.stars} between ${table.reviews} and 5 * ${table.reviews}`),
    check('offers_sample_rating_in_range', sql`${table.sample_rating} between 0 and 5`),
    uniqueIndex('offers_of_the_catalogue_once').on(table.catalogue_id),
    index('offers_by_coach').on(table.coach_id, ...newestFirst(table.created_at, table.id)),
    // What a marketplace shows, in each of its orders: a page costs the same however many offers a coach has.
    index('offers_of_coach_by_kind')
      .on(table.coach_id, table.kind, ...newestFirst(table.created_at, table.id))
      .where(isShown(table)),
    index('offers_of_coach_by_price')
      .on(table.coach_id, table.kind, table.currency, table.price_minor, table.id)
      .where(isShown(table)),
    index('offers_of_coach_by_rating')
      .on(table.coach_id, table.kind, ...newestFirst(table.rating, table.id))
      .where(isShown(table)),
    index('offers_of_coach_by_start').on(table.coach_id, table.kind, table.starts_at, table.id).where(isShown(table)),
    // A house coach sells a few things, which are sorted when they are read.
    index('offers_of_house_by_kind').on(table.seller_slug, table.kind, ...newestFirst(table.created_at, table.id)),
    // The tabs of the coach dashboard, each with several kinds.
    ...OFFER_TAB_NAMES.map((tab) =>
      index(`offers_desk_${tab}`)
        .on(table.coach_id, ...newestFirst(table.created_at, table.id))
        .where(sql`${oneOf(table.kind, OFFER_TABS[tab])} and ${table.deleted_at} is null`),
    ),
    index('offers_counted').on(table.coach_id, table.kind, table.is_active).where(sql`${table.deleted_at} is null`),
    index('offers_deleted').on(table.deleted_at).where(sql`${table.deleted_at} is not null`),
  ],
)

function isShown({ is_active, deleted_at }: Record<'is_active' | 'deleted_at', AnyPgColumn>) {
  return sql`${is_active} and ${deleted_at} is null`
}

export type OfferRow = typeof offers.$inferSelect

/** Who wants a seat of a sold-out seminar. The first in line gets a seat offered for a while. */
export const waitlist = pgTable(
  'waitlist',
  {
    offer_id: uuid()
      .notNull()
      .references(() => offers.id, { onDelete: 'cascade' }),
    user_id: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    created_at: createdAt(),
    /** A free seat is kept for this member until then; it counts as taken meanwhile. */
    offered_until: moment(),
  },
  (table) => [
    primaryKey({ columns: [table.offer_id, table.user_id] }),
    index('waitlist_in_order').on(table.offer_id, table.created_at, table.user_id),
    index('waitlist_offered').on(table.offered_until).where(sql`${table.offered_until} is not null`),
    index('waitlist_by_user').on(table.user_id),
  ],
)
