import { sql } from 'drizzle-orm'
import { bigint, check, index, numeric, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { createdAt, id, newestFirst } from '#server/db/columns.ts'
import { oneOf } from '#server/db/enumeration.ts'
import { users } from '#server/features/accounts/tables.ts'

/**
 * What became of a payment (specification, section 3). A refund is a completed row of its own, with an amount below
 * zero: so the sum of what is completed is what came in.
 */
export const TRANSACTION_STATUSES = ['completed', 'pending', 'failed'] as const

export const transactions = pgTable(
  'transactions',
  {
    id: id(),
    /** Kept without its owner when an account is deleted: the books must still add up. */
    user_id: uuid().references(() => users.id, { onDelete: 'set null' }),
    amount_cents: bigint({ mode: 'number' }).notNull(),
    /** The amount in whole units of the currency, derived so that the two can never disagree. */
    amount: numeric({ precision: 14, scale: 2, mode: 'number' }).notNull().generatedAlwaysAs(sql`amount_cents / 100.0`),
    currency: text().notNull().default('USD'),
    status: text({ enum: TRANSACTION_STATUSES }).notNull(),
    created_at: createdAt(),
  },
  (table) => [
    check('transactions_status_known', oneOf(table.status, TRANSACTION_STATUSES)),
    check('transactions_currency_is_a_code', sql`${table.currency} ~ '^[A-Z]{3}$'`),
    index('transactions_by_creation').on(...newestFirst(table.created_at, table.id)),
    index('transactions_by_status').on(table.status, ...newestFirst(table.created_at, table.id)),
    // Sums of revenue are read from the index alone.
    index('transactions_revenue')
      .on(table.created_at, table.amount_cents)
      .where(sql`${table.status} = 'completed' and ${table.currency} = 'USD'`),
    index('transactions_by_user').on(table.user_id, ...newestFirst(table.created_at, table.id)),
  ],
)
