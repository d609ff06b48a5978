import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { MEMBERSHIP_PLANS, MEMBERSHIP_STATES } from '#contract/membership-rules.ts'
import { createdAt, id, moment, newestFirst, updatedAt } from '#server/db/columns.ts'
import { oneOf } from '#server/db/enumeration.ts'
import { users } from '#server/features/accounts/tables.ts'

const PROVIDERS = ['sandbox', 'stripe'] as const

/**
 * Why we end a paid membership ourselves. `duplicate`: the member has another one. `replaced`: another checkout was opened
 * instead. `grace_over`: a renewal was never paid. `given_back`: its price was refunded. `cancelled`: by the member or
 * a ban, while nothing is paid. The money of a duplicate or replaced one goes back.
 */
const END_CAUSES = [
  'duplicate',
  'replaced',
  'grace_over',
  'given_back',
  'cancelled',
  'admin',
  'account_deleted',
] as const

/**
 * Paid or given memberships, independent of the role. A row counts while its state gives Elite and its time is not over.
 * A trigger updates profiles.elite_until, from which membership_type is derived when it is read, so that an ended
 * period stops counting by itself.
 */
export const memberships = pgTable(
  'memberships',
  {
    id: id(),
    /** Null after the account was deleted, until the provider has ended the subscription; a trigger removes other rows. */
    user_id: uuid().references(() => users.id, { onDelete: 'set null' }),
    /** Null for a gift. */
    plan: text({ enum: MEMBERSHIP_PLANS }),
    state: text({ enum: MEMBERSHIP_STATES }).notNull().default('active'),
    period_start: moment().notNull().defaultNow(),
    /** Null for an open end, and before anything is paid. */
    period_end: moment(),
    /** Null for a gift. */
    provider: text({ enum: PROVIDERS }),
    provider_customer_id: text(),
    provider_subscription_id: text(),
    /** The admin who gave it. No foreign key, because that admin's export would then contain other people's memberships. */
    given_by: uuid(),
    /** Paid: Elite until then; null while it gives nothing. A gift counts until the end of its period. */
    access_until: moment(),
    /** The page to pay on. */
    checkout_id: text(),
    checkout_url: text(),
    checkout_expires_at: moment(),
    trial_days: integer().notNull().default(0),
    /** When the member agreed that Elite begins at once. */
    consented_at: moment(),
    /** Cancelled: it ends with the period. */
    ends_at_period_end: boolean().notNull().default(false),
    /** Begins with the next period. */
    next_plan: text({ enum: MEMBERSHIP_PLANS }),
    /** Set: it gives nothing any more, and the provider is told until it agrees. */
    end_cause: text({ enum: END_CAUSES }),
    /** When the provider said that it is over. */
    ended_at: moment(),
    /** What the member was told: the end of the period that was announced, and the starts of those that were not paid. */
    renewal_told_for: moment(),
    failure_told_for: moment(),
    warning_told_for: moment(),
    /** Counts the changes: what the provider said before another change is not applied. */
    version: integer().notNull().default(0),
    created_at: createdAt(),
    updated_at: updatedAt(),
  },
  (table) => [
    check('memberships_plan_known', oneOf(table.plan, MEMBERSHIP_PLANS)),
    check('memberships_next_plan_known', oneOf(table.next_plan, MEMBERSHIP_PLANS)),
    check('memberships_state_known', oneOf(table.state, MEMBERSHIP_STATES)),
    check('memberships_provider_known', oneOf(table.provider, PROVIDERS)),
    check('memberships_end_cause_known', oneOf(table.end_cause, END_CAUSES)),
    check('memberships_paid_or_given', sql`(${table.provider} is null) = (${table.plan} is null)`),
    check(
      'memberships_paid_has_access',
      sql`${table.provider} is null or (${table.state} in ('trialing', 'active', 'past_due')) = (${table.access_until} is not null)`,
    ),
    check('memberships_period_ends_after_start', sql`${table.period_end} > ${table.period_start}`),
    uniqueIndex('memberships_subscription_once').on(table.provider, table.provider_subscription_id),
    uniqueIndex('memberships_checkout_once').on(table.provider, table.checkout_id),
    // Two tabs share one.
    uniqueIndex('memberships_one_paid')
      .on(table.user_id)
      .where(sql`${table.provider} is not null and ${table.state} <> 'ended'`),
    index('memberships_by_user').on(table.user_id, ...newestFirst(table.created_at, table.id)),
    index('memberships_to_settle')
      .on(table.provider, table.period_end)
      .where(sql`${table.provider} is not null and ${table.ended_at} is null`),
  ],
)
