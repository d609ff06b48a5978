import * as z from 'zod/mini'
import { REASON_MAX_LENGTH } from './coach-application-rules.ts'
import { PayoutSchema } from './coach-orders.ts'
import { endpoint } from './endpoint.ts'
import { CursorSchema, IdSchema, isStorable, multiLineText, oneLineText } from './fields.ts'
import { MOST_MINOR_UNITS, ORDER_KINDS } from './offer-rules.ts'
import { FULFILMENT_STATES, ORDER_STATES, REFUND_CAUSES } from './order-rules.ts'
import { PAYOUT_PROBLEMS, PAYOUT_WAYS } from './payout-rules.ts'

const SearchSchema = z.string().check(z.maxLength(200), z.refine(isStorable))

export const AdminOrderSchema = z.object({
  id: IdSchema,
  number: z.string(),
  kind: z.enum(ORDER_KINDS),
  title: z.string(),
  buyer_id: z.nullable(IdSchema),
  buyer_name: z.nullable(z.string()),
  seller_name: z.string(),
  /** The coach who gets a share; null where the platform gets all of it (personas, house coaches). */
  coach_id: z.nullable(IdSchema),
  state: z.enum(ORDER_STATES),
  fulfilment: z.nullable(z.enum(FULFILMENT_STATES)),
  due_at: z.nullable(z.iso.datetime()),
  total_minor: z.number(),
  fee_minor: z.number(),
  refunded_minor: z.number(),
  disputed_minor: z.number(),
  currency: z.string(),
  provider: z.enum(['sandbox', 'stripe']),
  /** What the provider calls the payment. */
  payment_id: z.nullable(z.string()),
  refunds: z.array(
    z.object({
      amount_minor: z.number(),
      cause: z.enum(REFUND_CAUSES),
      reason: z.nullable(z.string()),
      is_done: z.boolean(),
      created_at: z.iso.datetime(),
    }),
  ),
  created_at: z.iso.datetime(),
  paid_at: z.nullable(z.iso.datetime()),
})
export type AdminOrder = z.infer<typeof AdminOrderSchema>

export const ADMIN_ORDER_FILTERS = ['all', 'open', 'paid', 'late', 'return_missing', 'disputed', 'refunded'] as const

export const listAdminOrders = endpoint({
  method: 'GET',
  path: '/api/admin/orders',
  access: 'administer',
  summary: 'Orders, newest first, 20 at a time; the search is for the number, or the name or address of the buyer',
  input: z.object({
    search: z.optional(SearchSchema),
    filter: z.optional(z.enum(ADMIN_ORDER_FILTERS)),
    cursor: z.optional(CursorSchema),
  }),
  output: z.object({ orders: z.array(AdminOrderSchema), next: z.nullable(z.string()) }),
  errors: [],
})

export const refundOrder = endpoint({
  method: 'POST',
  path: '/api/admin/orders/:id/refund',
  access: 'administer',
  summary: 'Give back the whole price or a part of it, with a reason',
  input: z.object({
    id: IdSchema,
    amount_minor: z.int().check(z.gte(1), z.lte(MOST_MINOR_UNITS)),
    reason: multiLineText(REASON_MAX_LENGTH),
    /** Made by the page: a repeated call refunds once. */
    key: IdSchema,
  }),
  output: AdminOrderSchema,
  errors: ['not-found', 'orders.not-possible-now', 'orders.too-much-refunded', 'orders.payments-away'],
})

export const closeReturn = endpoint({
  method: 'POST',
  path: '/api/admin/orders/:id/close-return',
  access: 'administer',
  summary: 'End a return that has not arrived, with a reason; the buyer gets nothing back and the seller is paid',
  input: z.object({ id: IdSchema, reason: multiLineText(REASON_MAX_LENGTH) }),
  output: AdminOrderSchema,
  errors: ['not-found', 'orders.not-possible-now'],
})

const PayeeSchema = z.object({
  coach_name: z.string(),
  /** The account is deleted. `email` is then the address that was kept, as long as something is owed; otherwise null. */
  has_left: z.boolean(),
  email: z.nullable(z.string()),
})

const PayableSchema = z.extend(PayeeSchema, {
  coach_id: IdSchema,
  currency: z.string(),
  payable_minor: z.number(),
  /** Which way a payout would go now. */
  way: z.enum(PAYOUT_WAYS),
})

export const listPayouts = endpoint({
  method: 'GET',
  path: '/api/admin/payouts',
  access: 'administer',
  summary: 'What coaches are owed now, and the payouts made, newest first',
  input: z.object({ cursor: z.optional(CursorSchema) }),
  output: z.object({
    payable: z.array(PayableSchema),
    payouts: z.array(
      z.extend(PayoutSchema, {
        ...PayeeSchema.shape,
        problem: z.nullable(z.enum(PAYOUT_PROBLEMS)),
        /** A transfer is under way, and how it ended is not known yet. */
        is_sending: z.boolean(),
      }),
    ),
    next: z.nullable(z.string()),
  }),
  errors: [],
})

export const createPayouts = endpoint({
  method: 'POST',
  path: '/api/admin/payouts',
  access: 'administer',
  summary:
    'Make a payout of everything that is owed now; each coach and currency is one. Those by Stripe are transferred at once',
  input: z.object({}),
  output: z.object({ created: z.number() }),
  errors: [],
  status: 201,
})

export const exportPayouts = endpoint({
  method: 'GET',
  path: '/api/admin/payouts.csv',
  access: 'administer',
  summary: 'The open payouts that are made by hand, for a bank, as a spreadsheet',
  input: z.object({}),
  output: z.string(),
  errors: [],
})

export const markPayoutPaid = endpoint({
  method: 'POST',
  path: '/api/admin/payouts/:id/paid',
  access: 'administer',
  summary: 'Say that a payout was paid, with the reference of the bank',
  input: z.object({ id: IdSchema, reference: oneLineText(120) }),
  output: z.object({}),
  errors: ['not-found', 'orders.not-possible-now'],
})

export const sendPayout = endpoint({
  method: 'POST',
  path: '/api/admin/payouts/:id/send',
  access: 'administer',
  summary: 'Try the transfer of an open payout by Stripe again',
  input: z.object({ id: IdSchema }),
  output: z.object({}),
  errors: ['not-found', 'orders.not-possible-now', 'orders.payments-away'],
})

export const cancelPayout = endpoint({
  method: 'POST',
  path: '/api/admin/payouts/:id/cancel',
  access: 'administer',
  summary: 'Take a payout back that was not paid or came back; the amount is owed again',
  input: z.object({ id: IdSchema, reason: multiLineText(REASON_MAX_LENGTH) }),
  output: z.object({}),
  errors: ['not-found', 'orders.not-possible-now'],
})

/** What our books and the provider disagree about. `answer`: the provider's own words, as they stand in its log. */
export const DifferenceSchema = z.discriminatedUnion('code', [
  /** The provider says that the payment is for another order. */
  z.object({ code: z.literal('other_order'), payment_id: z.string(), order_id: z.string() }),
  /** Another payment than the one that is booked for the same checkout. */
  z.object({ code: z.literal('other_payment'), payment_id: z.string(), booked_id: z.string() }),
  z.object({
    code: z.literal('other_price'),
    paid_minor: z.number(),
    paid_currency: z.string(),
    ordered_minor: z.number(),
    ordered_currency: z.string(),
  }),
  /** A dispute that is booked as decided is now told with another outcome. */
  z.object({ code: z.literal('dispute_reversed'), dispute_id: z.string(), state: z.enum(['won', 'lost']) }),
  z.object({
    code: z.literal('refund_refused'),
    amount_minor: z.number(),
    currency: z.string(),
    answer: z.string(),
  }),
  /** The buyer's bank sent it back, and nobody has given it anew. */
  z.object({ code: z.literal('refund_returned'), amount_minor: z.number(), currency: z.string() }),
  /** The provider has no such checkout: nobody can tell whether it was paid. */
  z.object({ code: z.literal('checkout_unknown'), checkout_id: z.string() }),
  /** The provider refuses to say anything about the payment. */
  z.object({ code: z.literal('not_told'), answer: z.string() }),
  /** The provider told it, and we failed to book it. The log says why. */
  z.object({ code: z.literal('not_booked') }),
])
export type Difference = z.infer<typeof DifferenceSchema>

export const listDifferences = endpoint({
  method: 'GET',
  path: '/api/admin/differences',
  access: 'administer',
  summary: 'Orders whose payment the provider tells differently, and when they were last compared',
  input: z.object({}),
  output: z.object({
    compared_at: z.nullable(z.iso.datetime()),
    differences: z.array(
      z.object({
        order_id: IdSchema,
        number: z.string(),
        problems: z.array(DifferenceSchema),
        found_at: z.iso.datetime(),
      }),
    ),
  }),
  errors: [],
})

export const compareNow = endpoint({
  method: 'POST',
  path: '/api/admin/differences',
  access: 'administer',
  summary: 'Compare open orders with the provider now',
  input: z.object({}),
  output: z.object({ compared: z.number(), settled: z.number(), differences: z.number() }),
  errors: ['orders.payments-away'],
})
