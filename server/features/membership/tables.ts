import { sql } from 'drizzle-orm'
import { check, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { createdAt, id, moment, newestFirst, updatedAt } from '#server/db/columns.ts'
import { oneOf } from '#server/db/enumeration.ts'
import { users } from '#server/features/accounts/tables.ts'

const PLANS = ['elite'] as const
const MEMBERSHIP_STATES = ['active', 'ended'] as const
const PROVIDERS = ['sandbox', 'stripe'] as const

/**
 * Paid or given memberships, independent of the role. A row counts while it is active and its period has not ended.
 * A trigger updates profiles.elite_until, from which membership_type is derived when it is read, so that an ended
 * period stops counting by itself.
 */
export const memberships = pgTable(
  'memberships',
  {
    id: id(),
    user_id: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    plan: text({ enum: PLANS }).notNull().default('elite'),
    state: text({ enum: MEMBERSHIP_STATES }).notNull().default('active'),
    period_start: moment().notNull().defaultNow(),
    /** Null for an open end. */
    period_end: moment(),
    /** Null for a gift. */
    provider: text({ enum: PROVIDERS }),
    provider_customer_id: text(),
    provider_subscription_id: text(),
    /** The admin who gave it. No foreign key, because that admin's export would then contain other people's memberships. */
    given_by: uuid(),
    created_at: createdAt(),
    updated_at: updatedAt(),
  },
  (table) => [
    check('memberships_plan_known', oneOf(table.plan, PLANS)),
    check('memberships_state_known', oneOf(table.state, MEMBERSHIP_STATES)),
    check('memberships_provider_known', oneOf(table.provider, PROVIDERS)),
    check('memberships_paid_or_given', sql`(${table.provider} is null) = (${table.provider_subscription_id} is null)`),
    check('memberships_period_ends_after_start', sql`${table.period_end} > ${table.period_start}`),
    uniqueIndex('memberships_subscription_once').on(table.provider, table.provider_subscription_id),
    index('memberships_by_user').on(table.user_id, ...newestFirst(table.created_at, table.id)),
  ],
)
