import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type { Difference } from '#contract/admin-orders.ts'
import { LANGUAGES } from '#contract/language.ts'
import { MEMBERSHIP_PLANS } from '#contract/membership-rules.ts'
import { ORDER_KINDS } from '#contract/offer-rules.ts'
import { FULFILMENT_STATES, ORDER_STATES, PAYOUT_STATES, REFUND_CAUSES, REFUND_RULES } from '#contract/order-rules.ts'
import type { Delivery, OrderRequest } from '#contract/orders.ts'
import { PAYOUT_ACCOUNT_STATES, PAYOUT_PROBLEMS, PAYOUT_WAYS } from '#contract/payout-rules.ts'
import { createdAt, id, moment, newestFirst } from '#server/db/columns.ts'
import { oneOf } from '#server/db/enumeration.ts'
import { users } from '#server/features/accounts/tables.ts'
import { offers } from '#server/features/marketplace/tables.ts'
import { memberships } from '#server/features/membership/tables.ts'

/** A refund is a separate completed row with a negative amount, so that the sum of completed rows is the revenue. */
export const TRANSACTION_STATUSES = ['completed', 'pending', 'failed'] as const

export const PAYMENT_PROVIDERS = ['sandbox', 'stripe'] as const

const money = () => bigint({ mode: 'number' }).notNull()

/** What admins see of the ledger. */
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
    order_id: uuid().references(() => orders.id),
    /** The money event it tells of, as in the ledger; null for rows of before there were orders. */
    cause: text(),
    created_at: createdAt(),
  },
  (table) => [
    check('transactions_status_known', oneOf(table.status, TRANSACTION_STATUSES)),
    check('transactions_currency_is_a_code', sql`${table.currency} ~ '^[A-Z]{3}$'`),
    uniqueIndex('transactions_once').on(table.cause),
    index('transactions_by_creation').on(...newestFirst(table.created_at, table.id)),
    index('transactions_by_status').on(table.status, ...newestFirst(table.created_at, table.id)),
    // For index-only scans of revenue sums.
    index('transactions_revenue')
      .on(table.created_at, table.currency, table.amount_minor)
      .where(sql`${table.status} = 'completed'`),
    index('transactions_by_user').on(table.user_id, ...newestFirst(table.created_at, table.id)),
  ],
)

/** One purchase by one member, with the price as it was: of an offer, or of one period of a membership. */
export const orders = pgTable(
  'orders',
  {
    id: id(),
    /** On receipts and invoices: K26-000123. Numbers have no meaning and no gaps are filled. */
    number: text().notNull(),
    /** Null after the account was deleted; name and address are then emptied too. */
    buyer_id: uuid().references(() => users.id, { onDelete: 'set null' }),
    buyer_name: text(),
    buyer_email: text(),
    /** Of the receipt and of the title below. */
    language: text({ enum: LANGUAGES }).notNull(),
    offer_id: uuid().references(() => offers.id, { onDelete: 'set null' }),
    kind: text({ enum: ORDER_KINDS }).notNull(),
    /** The seller as it was: a human coach, or the slug of a persona or house coach. */
    coach_id: uuid().references(() => users.id, { onDelete: 'set null' }),
    /** The coach whose share it is in the ledger. No foreign key: the books outlive the account. */
    paid_to: uuid(),
    seller_slug: text().notNull(),
    seller_name: text().notNull(),
    title: text().notNull(),
    subtotal_minor: money(),
    tax_minor: money().default(0),
    total_minor: money(),
    /** The platform's share of the total; all of it for personas and house coaches. */
    fee_minor: money(),
    refunded_minor: money().default(0),
    /** Frozen by a dispute that is not decided. */
    disputed_minor: money().default(0),
    currency: text().notNull(),
    state: text({ enum: ORDER_STATES }).notNull().default('open'),
    refund_rule: text({ enum: REFUND_RULES }).notNull(),
    /** When the buyer agreed to immediate delivery. */
    consented_at: moment(),
    expires_at: moment().notNull(),
    paid_at: moment(),
    withdraw_until: moment(),
    /** When the coach's share may be paid out; null before it is fulfilled. */
    payout_at: moment(),
    created_at: createdAt(),
  },
  (table) => [
    check('orders_kind_known', oneOf(table.kind, ORDER_KINDS)),
    check('orders_state_known', oneOf(table.state, ORDER_STATES)),
    check('orders_language_known', oneOf(table.language, LANGUAGES)),
    check('orders_refund_rule_known', oneOf(table.refund_rule, REFUND_RULES)),
    check(
      'orders_sum',
      sql`${table.subtotal_minor} + ${table.tax_minor} = ${table.total_minor} and ${table.subtotal_minor} >= 0 and ${table.tax_minor} >= 0`,
    ),
    check('orders_fee_in_range', sql`${table.fee_minor} between 0 and ${table.total_minor}`),
    check('orders_refund_in_range', sql`${table.refunded_minor} between 0 and ${table.total_minor}`),
    check('orders_paid_when_paid', sql`(${table.state} = 'paid') = (${table.paid_at} is not null)`),
    check('orders_currency_is_a_code', sql`${table.currency} ~ '^[A-Z]{3}$'`),
    uniqueIndex('orders_number').on(table.number),
    // A double click, two tabs, or coming back: the same open order.
    uniqueIndex('orders_one_open').on(table.buyer_id, table.offer_id).where(sql`${table.state} = 'open'`),
    index('orders_by_buyer').on(table.buyer_id, ...newestFirst(table.created_at, table.id)),
    index('orders_sold')
      .on(table.coach_id, ...newestFirst(table.paid_at, table.id))
      .where(sql`${table.state} = 'paid'`),
    index('orders_given_back')
      .on(table.coach_id, ...newestFirst(table.paid_at, table.id))
      .where(sql`${table.refunded_minor} > 0`),
    index('orders_by_coach').on(table.coach_id, ...newestFirst(table.created_at, table.id)),
    index('orders_by_creation').on(...newestFirst(table.created_at, table.id)),
    index('orders_by_offer').on(table.offer_id),
    index('orders_open').on(table.expires_at).where(sql`${table.state} = 'open'`),
    index('orders_disputed').on(table.created_at).where(sql`${table.disputed_minor} > 0`),
  ],
)

/** What the buyer was promised, and whether it was done. A row exists from the moment the order is placed. */
export const fulfilments = pgTable(
  'fulfilments',
  {
    order_id: uuid()
      .primaryKey()
      .references(() => orders.id, { onDelete: 'cascade' }),
    /** As in the order, for the seller's lists. */
    coach_id: uuid().references(() => users.id, { onDelete: 'set null' }),
    /** Null until the order is paid. */
    state: text({ enum: FULFILMENT_STATES }),
    /** What the offer promised when it was ordered: how fast it is delivered, how long sessions can be used. */
    delivery_hours: integer(),
    valid_days: integer(),
    /** When it has to be delivered, or a return be answered; then the money goes back by itself. */
    due_at: moment(),
    /** How often the seller was reminded of it. */
    reminders: smallint().notNull().default(0),
    request: jsonb().$type<OrderRequest>(),
    delivery: jsonb().$type<Delivery>(),
    delivered_at: moment(),
    done_at: moment(),
    sent_at: moment(),
    return_reason: text(),
    /** Seminar: copied from the offer, so that the calendar file stays right. */
    starts_at: moment(),
    minutes: integer(),
    /** It was moved, and the buyer is not told yet. */
    is_moved: boolean().notNull().default(false),
    /** Video: the file or the sample clip, as in the offer. No foreign key: a file may be deleted. */
    file_id: uuid(),
    sample_clip: text(),
    position_seconds: integer().notNull().default(0),
    first_watched_at: moment(),
    sessions: integer(),
    sessions_used: integer().notNull().default(0),
    sessions_expire_at: moment(),
    nudged_at: moment(),
    /** Membership: the time that was paid for. */
    membership_id: uuid().references(() => memberships.id, { onDelete: 'set null' }),
    plan: text({ enum: MEMBERSHIP_PLANS }),
    period_start: moment(),
    period_end: moment(),
  },
  (table) => [
    check('fulfilments_state_known', oneOf(table.state, FULFILMENT_STATES)),
    check('fulfilments_plan_known', oneOf(table.plan, MEMBERSHIP_PLANS)),
    check('fulfilments_sessions_in_range', sql`${table.sessions_used} between 0 and coalesce(${table.sessions}, 0)`),
    index('fulfilments_due').on(table.due_at).where(sql`${table.state} in ('due', 'return_asked')`),
    index('fulfilments_to_do')
      .on(table.coach_id, table.due_at, table.order_id)
      .where(sql`${table.state} in ('due', 'return_asked')`),
    index('fulfilments_done').on(table.coach_id, ...newestFirst(table.done_at, table.order_id)),
    index('fulfilments_packages').on(table.sessions_expire_at).where(sql`${table.state} = 'ready'`),
    index('fulfilments_return_missing').on(table.order_id).where(sql`${table.state} = 'return_missing'`),
    index('fulfilments_sent').on(table.sent_at).where(sql`${table.state} = 'sent'`),
    index('fulfilments_by_membership').on(table.membership_id, ...newestFirst(table.period_start, table.order_id)),
    index('fulfilments_seminars').on(table.starts_at).where(sql`${table.state} = 'ready'`),
    index('fulfilments_moved').on(table.order_id).where(sql`${table.is_moved}`),
  ],
)

/** One try to pay an order: a checkout at the provider. */
export const payments = pgTable(
  'payments',
  {
    id: id(),
    order_id: uuid()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    provider: text({ enum: PAYMENT_PROVIDERS }).notNull(),
    /** Whether it is about real money. What was sold without is never paid out with it. */
    is_live: boolean().notNull().default(false),
    checkout_id: text().notNull(),
    url: text().notNull(),
    /** What the provider calls the money itself; known once it is paid. */
    payment_id: text(),
    was_declined: boolean().notNull().default(false),
    expires_at: moment().notNull(),
    created_at: createdAt(),
  },
  (table) => [
    check('payments_provider_known', oneOf(table.provider, PAYMENT_PROVIDERS)),
    uniqueIndex('payments_checkout_once').on(table.provider, table.checkout_id),
    uniqueIndex('payments_payment_once').on(table.provider, table.payment_id),
    index('payments_by_order').on(table.order_id, ...newestFirst(table.created_at, table.id)),
  ],
)

/** Calls of a provider that had their effect; written in the same transaction as the effect. */
export const payment_events = pgTable(
  'payment_events',
  {
    provider: text({ enum: PAYMENT_PROVIDERS }).notNull(),
    event_id: text().notNull(),
    order_id: uuid().references(() => orders.id, { onDelete: 'cascade' }),
    created_at: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.provider, table.event_id] }),
    check('payment_events_provider_known', oneOf(table.provider, PAYMENT_PROVIDERS)),
    index('payment_events_by_creation').on(table.created_at),
  ],
)

/** Money that is to be given back, asked for before the provider is called, so that a lost call is repeated. */
export const refunds = pgTable(
  'refunds',
  {
    /** Also the key with which the provider refunds once. */
    id: id(),
    order_id: uuid()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    amount_minor: money(),
    cause: text({ enum: REFUND_CAUSES }).notNull(),
    reason: text(),
    /** The admin who gave it. No foreign key, as in the audit log. */
    given_by: uuid(),
    /** Set for a second payment of the same order, which goes back whole; otherwise a part of the price goes back. */
    payment_row: uuid().references(() => payments.id, { onDelete: 'cascade' }),
    created_at: createdAt(),
    done_at: moment(),
    /** What the provider calls it; known once it is done. */
    refund_id: text(),
    /** When the buyer's bank sent it back; then it is not done, and is not repeated by itself. */
    returned_at: moment(),
    /** Why the provider refuses it; it is tried again all the same. */
    problem: text(),
  },
  (table) => [
    check('refunds_cause_known', oneOf(table.cause, REFUND_CAUSES)),
    check('refunds_amount_positive', sql`${table.amount_minor} > 0`),
    index('refunds_by_order').on(table.order_id, table.created_at),
    index('refunds_to_do').on(table.order_id).where(sql`${table.done_at} is null and ${table.returned_at} is null`),
    index('refunds_by_payment').on(table.payment_row).where(sql`${table.payment_row} is not null`),
  ],
)

/**
 * The books. Append-only (a trigger refuses changes). The lines of one cause add up to zero in their currency:
 * `provider` (money that the payment provider holds for us), `platform` (our fees), `coach:<id>` (what a coach is owed),
 * `disputes` (frozen), `bank` (on its way to a coach), `owed_back` (paid twice), `losses` (given back beyond the price). Each line carries the hash of the line before it.
 */
export const ledger_entries = pgTable(
  'ledger_entries',
  {
    /** Consecutive: the chain has no gaps. */
    position: bigint({ mode: 'number' }).primaryKey(),
    /** payment:<id>, refund:<id>, dispute:<id>:open, payout:<id> … */
    cause: text().notNull(),
    line: smallint().notNull(),
    account: text().notNull(),
    amount_minor: money(),
    currency: text().notNull(),
    /** No foreign key: the line never changes. */
    order_id: uuid(),
    created_at: moment().notNull(),
    previous_hash: text().notNull(),
    hash: text().notNull(),
  },
  (table) => [
    uniqueIndex('ledger_entries_cause_once').on(table.cause, table.line),
    index('ledger_entries_by_account').on(table.account, table.currency, table.position),
    index('ledger_entries_by_order').on(table.order_id),
    check(
      'ledger_entries_account_has_its_form',
      sql`${table.account} in ('provider', 'platform', 'disputes', 'bank', 'owed_back', 'losses') or ${table.account} ~ '^coach:[0-9a-f-]{36}$'`,
    ),
  ],
)

/** Money that leaves for a coach. */
export const payouts = pgTable(
  'payouts',
  {
    id: id(),
    coach_id: uuid().references(() => users.id, { onDelete: 'set null' }),
    coach_name: text().notNull(),
    amount_minor: money(),
    currency: text().notNull(),
    /** Whether it is about real money, as the sales that it pays for. */
    is_live: boolean().notNull().default(false),
    state: text({ enum: PAYOUT_STATES }).notNull().default('open'),
    way: text({ enum: PAYOUT_WAYS }).notNull().default('manual'),
    /** By Stripe: the account there that gets it, as it was when the payout was made. */
    account_id: text(),
    /** Set while a transfer is under way or its outcome unknown. While it is set nobody may pay or cancel by hand. */
    tried_at: moment(),
    /** How often Stripe refused. It repeats the answer to a key for a day, so each try after a refusal has a new key. */
    refusals: integer().notNull().default(0),
    problem: text({ enum: PAYOUT_PROBLEMS }),
    /** What Stripe has taken back by reversals; the coach is owed it again. */
    returned_minor: money().default(0),
    /** Of the bank, or Stripe's id of the transfer. */
    reference: text(),
    created_at: createdAt(),
    paid_at: moment(),
  },
  (table) => [
    check('payouts_state_known', oneOf(table.state, PAYOUT_STATES)),
    check('payouts_way_known', oneOf(table.way, PAYOUT_WAYS)),
    check('payouts_problem_known', oneOf(table.problem, PAYOUT_PROBLEMS)),
    check('payouts_by_stripe_to_an_account', sql`${table.way} = 'manual' or ${table.account_id} is not null`),
    check('payouts_return_in_range', sql`${table.returned_minor} between 0 and ${table.amount_minor}`),
    index('payouts_to_send').on(table.created_at).where(sql`${table.way} = 'stripe' and ${table.state} = 'open'`),
    check('payouts_amount_positive', sql`${table.amount_minor} > 0`),
    index('payouts_by_coach').on(table.coach_id, ...newestFirst(table.created_at, table.id)),
    index('payouts_by_creation').on(...newestFirst(table.created_at, table.id)),
  ],
)

/** Whom to pay what is still owed to an account that was deleted. Removed when nothing is owed any more. */
export const former_coaches = pgTable('former_coaches', {
  /** As in the ledger. No foreign key: the account is gone. */
  coach_id: uuid().primaryKey(),
  full_name: text().notNull(),
  email: text().notNull(),
  left_at: moment().notNull(),
})

/** A coach's account at Stripe, to which payouts are transferred. */
export const payout_accounts = pgTable(
  'payout_accounts',
  {
    coach_id: uuid()
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    account_id: text().notNull(),
    /** Whether it was made with a live key. One of Stripe's test mode gets no real money: the coach begins again. */
    is_live: boolean().notNull().default(false),
    country: text().notNull(),
    state: text({ enum: PAYOUT_ACCOUNT_STATES }).notNull(),
    /** When Stripe last said so. */
    checked_at: moment().notNull(),
    created_at: createdAt(),
  },
  (table) => [
    check('payout_accounts_state_known', oneOf(table.state, PAYOUT_ACCOUNT_STATES)),
    uniqueIndex('payout_accounts_once').on(table.account_id),
  ],
)

/** What our books and the provider disagree about; removed when it is settled. */
export const payment_differences = pgTable('payment_differences', {
  order_id: uuid()
    .primaryKey()
    .references(() => orders.id, { onDelete: 'cascade' }),
  problems: jsonb().$type<Difference[]>().notNull(),
  found_at: moment().notNull(),
})

/** When our books were last compared with the provider. */
export const payment_comparisons = pgTable(
  'payment_comparisons',
  {
    provider: text({ enum: PAYMENT_PROVIDERS }).primaryKey(),
    compared_at: moment().notNull(),
  },
  (table) => [check('payment_comparisons_provider_known', oneOf(table.provider, PAYMENT_PROVIDERS))],
)
