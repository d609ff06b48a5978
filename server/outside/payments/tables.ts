import { bigint, check, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { LANGUAGES } from '#contract/language.ts'
import { createdAt, moment } from '#server/db/columns.ts'
import { oneOf } from '#server/db/enumeration.ts'
import { PAYMENT_STATES, type ProviderDispute, type ProviderRefund } from './payment-provider.ts'

export interface SandboxRefund extends ProviderRefund {
  key: string
}

/**
 * The books of the sandbox, which takes the place of a payment company. Like the books of a real one they do not refer
 * to our orders by foreign key, survive them, and have no data of the buyer.
 */
export const sandbox_checkouts = pgTable(
  'sandbox_checkouts',
  {
    id: text().primaryKey(),
    key: text().notNull().unique('sandbox_checkouts_key'),
    order_id: uuid().notNull(),
    order_number: text().notNull(),
    title: text().notNull(),
    amount_minor: bigint({ mode: 'number' }).notNull(),
    currency: text().notNull(),
    language: text({ enum: LANGUAGES }).notNull(),
    success_url: text().notNull(),
    cancel_url: text().notNull(),
    state: text({ enum: PAYMENT_STATES }).notNull(),
    expires_at: moment().notNull(),
    payment_id: text(),
    paid_at: moment(),
    refunds: jsonb().$type<SandboxRefund[]>().notNull().default([]),
    disputes: jsonb().$type<ProviderDispute[]>().notNull().default([]),
    created_at: createdAt(),
  },
  (table) => [
    check('sandbox_checkouts_state_known', oneOf(table.state, PAYMENT_STATES)),
    check('sandbox_checkouts_language_known', oneOf(table.language, LANGUAGES)),
  ],
)
