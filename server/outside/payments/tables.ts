import { bigint, boolean, check, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { LANGUAGES } from '#contract/language.ts'
import { MEMBERSHIP_PLANS, MEMBERSHIP_STATES } from '#contract/membership-rules.ts'
import { createdAt, moment } from '#server/db/columns.ts'
import { oneOf } from '#server/db/enumeration.ts'
import { PAYMENT_STATES, type ProviderDispute, type ProviderRefund } from './payment-provider.ts'
import { INVOICE_REASONS, type PlanPrice } from './subscription-provider.ts'

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
    /** Null for a payment of a subscription. */
    order_id: uuid(),
    order_number: text(),
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
    /** The checkout of a subscription is its first invoice; later invoices are checkouts that nobody has to visit. */
    subscription_id: text(),
    reason: text({ enum: INVOICE_REASONS }),
    plan: text({ enum: MEMBERSHIP_PLANS }),
    period_start: moment(),
    period_end: moment(),
    created_at: createdAt(),
  },
  (table) => [
    index('sandbox_checkouts_by_subscription').on(table.subscription_id, table.created_at),
    check('sandbox_checkouts_reason_known', oneOf(table.reason, INVOICE_REASONS)),
    check('sandbox_checkouts_plan_known', oneOf(table.plan, MEMBERSHIP_PLANS)),
    check('sandbox_checkouts_state_known', oneOf(table.state, PAYMENT_STATES)),
    check('sandbox_checkouts_language_known', oneOf(table.language, LANGUAGES)),
  ],
)

/** Subscriptions of the sandbox. Each has a clock of its own that can be moved forward, so that renewals can be tried. */
export const sandbox_subscriptions = pgTable(
  'sandbox_subscriptions',
  {
    id: text().primaryKey(),
    membership_id: uuid().notNull(),
    customer_id: text().notNull(),
    state: text({ enum: MEMBERSHIP_STATES }).notNull(),
    price: jsonb().$type<PlanPrice>().notNull(),
    /** Begins with the next period. */
    next_price: jsonb().$type<PlanPrice>(),
    trial_days: integer().notNull(),
    /** The first moment of the plan: periods are counted from here, so that a month ends on the same day of the next. */
    anchor_at: moment().notNull(),
    period_start: moment().notNull(),
    period_end: moment().notNull(),
    ends_at_period_end: boolean().notNull().default(false),
    /** How far its clock is ahead of ours. */
    ahead_ms: bigint({ mode: 'number' }).notNull().default(0),
    /** Whether the card refuses the next payments. */
    card_is_refused: boolean().notNull().default(false),
    created_at: createdAt(),
  },
  (table) => [check('sandbox_subscriptions_state_known', oneOf(table.state, MEMBERSHIP_STATES))],
)
