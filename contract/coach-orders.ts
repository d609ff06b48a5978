import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { CursorSchema, DaySchema, IdSchema, multiLineText } from './fields.ts'
import { MOST_SESSIONS, OFFER_KINDS } from './offer-rules.ts'
import { FULFILMENT_STATES, ORDER_STATES, PAYOUT_STATES, WISH_MAX_LENGTH } from './order-rules.ts'
import { DeliverySchema, OrderFileSchema, RequestSchema } from './orders.ts'
import { PAYOUT_WAYS } from './payout-rules.ts'

/** An order as its seller sees it: no mail address, and the request only once it is paid. */
export const CoachOrderSchema = z.object({
  id: IdSchema,
  number: z.string(),
  kind: z.enum(OFFER_KINDS),
  title: z.string(),
  buyer_name: z.string(),
  state: z.enum(ORDER_STATES),
  fulfilment: z.nullable(z.enum(FULFILMENT_STATES)),
  due_at: z.nullable(z.iso.datetime()),
  request: z.nullable(RequestSchema),
  delivery: z.nullable(DeliverySchema),
  /** Every video and sound that `request` and `delivery` name by id. */
  files: z.array(OrderFileSchema),
  return_reason: z.nullable(z.string()),
  /**
   * Of a package. `booked`: how many of the used ones were booked in the calendar, and count by themselves. `may_change`: the
   * coach may record a session now, or take one back.
   */
  sessions: z.nullable(
    z.object({
      total: z.number(),
      used: z.number(),
      booked: z.number(),
      expires_at: z.iso.datetime(),
      may_change: z.boolean(),
    }),
  ),
  /** From when on the coach may say that an announced return has not arrived; null where none is announced. */
  missing_from: z.nullable(z.iso.datetime()),
  total_minor: z.number(),
  fee_minor: z.number(),
  net_minor: z.number(),
  refunded_minor: z.number(),
  currency: z.string(),
  is_disputed: z.boolean(),
  /** When the coach's share is paid out; null before it is fulfilled. */
  payout_at: z.nullable(z.iso.datetime()),
  paid_at: z.nullable(z.iso.datetime()),
  delivered_at: z.nullable(z.iso.datetime()),
})
export type CoachOrder = z.infer<typeof CoachOrderSchema>

/** Which orders the list shows. `to_do`: paid, and the coach has to act. */
export const COACH_ORDER_FILTERS = ['to_do', 'all', 'done', 'refunded'] as const

const one = z.object({ id: IdSchema })

export const listCoachOrders = endpoint({
  method: 'GET',
  path: '/api/coach-desk/orders',
  access: 'use-coach-desk',
  summary: 'Paid orders of this coach; those to do first by their clock, the others newest first',
  input: z.object({ filter: z.optional(z.enum(COACH_ORDER_FILTERS)), cursor: z.optional(CursorSchema) }),
  output: z.object({ orders: z.array(CoachOrderSchema), next: z.nullable(z.string()) }),
  errors: [],
})

export const readCoachOrder = endpoint({
  method: 'GET',
  path: '/api/coach-desk/orders/:id',
  access: 'use-coach-desk',
  summary: 'One order of this coach',
  input: one,
  output: CoachOrderSchema,
  errors: ['not-found'],
})

export const deliverOrder = endpoint({
  method: 'POST',
  path: '/api/coach-desk/orders/:id/deliver',
  access: 'use-coach-desk',
  summary: 'Deliver a shoutout or a film review, or say that a product was sent',
  input: z.extend(one, { delivery: DeliverySchema }),
  output: CoachOrderSchema,
  errors: ['not-found', 'orders.not-possible-now'],
})

export const acceptReturn = endpoint({
  method: 'POST',
  path: '/api/coach-desk/orders/:id/returned',
  access: 'use-coach-desk',
  summary: 'Say that a returned product arrived; the buyer gets the money back',
  input: one,
  output: CoachOrderSchema,
  errors: ['not-found', 'orders.not-possible-now', 'orders.payments-away'],
})

export const reportMissingReturn = endpoint({
  method: 'POST',
  path: '/api/coach-desk/orders/:id/return-missing',
  access: 'use-coach-desk',
  summary: 'Say that an announced return has not arrived; it is not refunded by itself then, and an admin decides',
  input: one,
  output: CoachOrderSchema,
  errors: ['not-found', 'orders.not-possible-now'],
})

export const declineOrder = endpoint({
  method: 'POST',
  path: '/api/coach-desk/orders/:id/decline',
  access: 'use-coach-desk',
  summary: 'Refuse an order that is not delivered yet, with a reason; the buyer gets the money back',
  input: z.extend(one, { reason: multiLineText(WISH_MAX_LENGTH) }),
  output: CoachOrderSchema,
  errors: ['not-found', 'orders.not-possible-now', 'orders.payments-away'],
})

export const recordSessions = endpoint({
  method: 'PUT',
  path: '/api/coach-desk/orders/:id/sessions',
  access: 'use-coach-desk',
  summary: 'Say how many sessions of a package were used; the buyer is told',
  input: z.extend(one, { used: z.int().check(z.gte(0), z.lte(MOST_SESSIONS)) }),
  output: CoachOrderSchema,
  errors: ['not-found', 'orders.not-possible-now'],
})

/** Sums of one currency. */
const BalanceSchema = z.object({
  currency: z.string(),
  sold_minor: z.number(),
  fee_minor: z.number(),
  refunded_minor: z.number(),
  net_minor: z.number(),
  /** Waiting for fulfilment or for the payout day. */
  waiting_minor: z.number(),
  payable_minor: z.number(),
  disputed_minor: z.number(),
  paid_out_minor: z.number(),
})

export const PayoutSchema = z.object({
  id: IdSchema,
  amount_minor: z.number(),
  currency: z.string(),
  state: z.enum(PAYOUT_STATES),
  way: z.enum(PAYOUT_WAYS),
  /** What Stripe took back from the coach's account; it is owed again. */
  returned_minor: z.number(),
  reference: z.nullable(z.string()),
  created_at: z.iso.datetime(),
  paid_at: z.nullable(z.iso.datetime()),
})

export const readEarnings = endpoint({
  method: 'GET',
  path: '/api/coach-desk/earnings',
  access: 'use-coach-desk',
  summary: 'What this coach earned, per currency, and the payouts',
  input: z.object({}),
  output: z.object({
    /** In per cent. */
    commission: z.number(),
    balances: z.array(BalanceSchema),
    payouts: z.array(PayoutSchema),
  }),
  errors: [],
})

/** For everyone: a coach who is none any more may still be owed something. */
export const readOwed = endpoint({
  method: 'GET',
  path: '/api/earnings/owed',
  access: 'member',
  summary: 'What this member is owed for sales, and would still be paid after deleting the account',
  input: z.object({}),
  output: z.object({ owed: z.array(z.object({ currency: z.string(), amount_minor: z.number() })) }),
  errors: [],
})

export const exportEarnings = endpoint({
  method: 'GET',
  path: '/api/coach-desk/earnings.csv',
  access: 'use-coach-desk',
  summary: 'Every sale of a range of days with price, fee, net and payout day, for a spreadsheet',
  input: z.object({ from: DaySchema, to: DaySchema }),
  output: z.string(),
  errors: ['request.invalid'],
})

/** The coach's day: who is due, unpaid, silent. */
export const readToday = endpoint({
  method: 'GET',
  path: '/api/coach-desk/today',
  access: 'use-coach-desk',
  summary:
    'Sessions of the next 24 hours, orders due next, orders that were begun and not paid, buyers of packages who have not used them',
  input: z.object({}),
  output: z.object({
    due: z.array(CoachOrderSchema),
    due_count: z.number(),
    unpaid: z.array(
      z.object({ number: z.string(), title: z.string(), buyer_name: z.string(), created_at: z.iso.datetime() }),
    ),
    silent: z.array(
      z.object({
        number: z.string(),
        title: z.string(),
        buyer_name: z.string(),
        left: z.number(),
        expires_at: z.iso.datetime(),
      }),
    ),
    seminars: z.array(
      z.object({
        offer_id: IdSchema,
        title: z.string(),
        starts_at: z.iso.datetime(),
        seats: z.number(),
        seats_taken: z.number(),
        waiting: z.number(),
      }),
    ),
    /** Going on, or within a day. */
    sessions: z.array(
      z.object({
        booking_id: IdSchema,
        title: z.string(),
        names: z.array(z.string()),
        starts_at: z.iso.datetime(),
        minutes: z.number(),
        seats: z.number(),
      }),
    ),
  }),
  errors: [],
})
