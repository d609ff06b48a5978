import { sql } from 'drizzle-orm'
import { bigint, check, index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { createdAt, id, newestFirst } from '#server/db/columns.ts'
import { oneOf } from '#server/db/enumeration.ts'
import { users } from '#server/features/accounts/tables.ts'

/**
 * The state of a payment (specification, section 3). A refund is a separate completed row with a negative amount,
 * so that the sum of completed rows is the revenue.
 */
export const TRANSACTION_STATUSES = ['completed', 'pending', 'failed'] as const

export const transactions = pgTable(
  'transactions',
  {
    id: id(),
    /** Null after the account was deleted: the payment stays for the accounts. */
    user_id: uuid().references(() => users.id, { onDelete: 'set null' }),
    /** In minor units of its currency (contract/money.ts). */
    amount_minor: bigint({ mode: 'number' }).notNull(),
    currency: text().notNull().default('USD'),
    status: text({ enum: TRANSACTION_STATUSES }).notNull(),
    created_at: createdAt(),
  },
  (table) => [
    check('transactions_status_known', oneOf(table.status, TRANSACTION_STATUSES)),
    check('transactions_currency_is_a_code', sql`${table.currency} ~ '^[A-Z]{3}$'`),
    index('transactions_by_creation').on(...newestFirst(table.created_at, table.id)),
    index('transactions_by_status').on(table.status, ...newestFirst(table.created_at, table.id)),
    // For index-only scans of revenue sums.
    index('transactions_revenue')
      .on(table.created_at, table.currency, table.amount_minor)
      .where(sql`${table.status} = 'completed'`),
    index('transactions_by_user').on(table.user_id, ...newestFirst(table.created_at, table.id)),
  ],
)
