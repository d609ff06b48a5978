import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, numeric, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { SERVICE_TYPES } from '#contract/coach-desk-rules.ts'
import { createdAt, id, moment, newestFirst } from '#server/db/columns.ts'
import { oneOf } from '#server/db/enumeration.ts'
import { users } from '#server/features/accounts/tables.ts'

const coachId = () =>
  uuid()
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' })

export const coach_services = pgTable(
  'coach_services',
  {
    id: id(),
    coach_id: coachId(),
    title: text().notNull(),
    description: text().notNull(),
    duration: text().notNull(),
    /** Derived from price_minor and currency, which are what is charged. */
    price: text().notNull(),
    price_minor: integer().notNull(),
    currency: text().notNull().default('USD'),
    features: text().array().notNull().default(sql`'{}'::text[]`),
    service_type: text({ enum: SERVICE_TYPES }).notNull(),
    is_active: boolean().notNull().default(true),
    created_at: createdAt(),
    /** Set when deleted; restorable for a day. */
    deleted_at: moment(),
  },
  (table) => [
    check('coach_services_service_type_known', oneOf(table.service_type, SERVICE_TYPES)),
    check('coach_services_price_not_negative', sql`${table.price_minor} >= 0`),
    check('coach_services_currency_is_a_code', sql`${table.currency} ~ '^[A-Z]{3}$'`),
    index('coach_services_by_coach').on(table.coach_id, ...newestFirst(table.created_at, table.id)),
  ],
)

export const coach_products = pgTable(
  'coach_products',
  {
    id: id(),
    coach_id: coachId(),
    title: text().notNull(),
    brand: text().notNull(),
    description: text().notNull(),
    price: text().notNull(),
    price_minor: integer().notNull(),
    original_price: text(),
    original_price_minor: integer(),
    currency: text().notNull().default('USD'),
    discount: text(),
    rating: numeric({ precision: 2, scale: 1, mode: 'number' }),
    reviews: integer().notNull().default(0),
    is_active: boolean().notNull().default(true),
    created_at: createdAt(),
    /** Set when deleted; restorable for a day. */
    deleted_at: moment(),
  },
  (table) => [
    check('coach_products_price_not_negative', sql`${table.price_minor} >= 0`),
    check('coach_products_original_price_not_negative', sql`${table.original_price_minor} >= 0`),
    check('coach_products_currency_is_a_code', sql`${table.currency} ~ '^[A-Z]{3}$'`),
    check('coach_products_reviews_not_negative', sql`${table.reviews} >= 0`),
    check('coach_products_rating_in_range', sql`${table.rating} between 0 and 5`),
    index('coach_products_by_coach').on(table.coach_id, ...newestFirst(table.created_at, table.id)),
  ],
)
