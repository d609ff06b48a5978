import * as z from 'zod/mini'
import { briefFields } from './bookings.ts'
import { endpoint } from './endpoint.ts'
import { CursorSchema, EmailSchema, IdSchema, MomentSchema, multiLineText, oneLineText } from './fields.ts'
import { LanguageSchema } from './language-schema.ts'
import { SellerSchema } from './marketplace.ts'
import { MOST_MINOR_UNITS, ORDER_KINDS } from './offer-rules.ts'
import {
  ADDRESS_LINE_MAX_LENGTH,
  FOR_WHOM_MAX_LENGTH,
  FULFILMENT_STATES,
  MESSAGE_MAX_LENGTH,
  MOST_DRILLS,
  MOST_FILM_NOTES,
  MOST_FILM_SECONDS,
  NOTE_MAX_LENGTH,
  OCCASIONS,
  ORDER_ACTIONS,
  ORDER_STATES,
  POSTAL_CODE_MAX_LENGTH,
  REFUND_RULES,
  SANDBOX_ACTS,
  SHOUTOUT_USES,
  SHOWN_REFUND_CAUSES,
  TRACKING_MAX_LENGTH,
  WISH_MAX_LENGTH,
} from './order-rules.ts'

export const LinkSchema = z.url({ protocol: /^https$/ }).check(z.maxLength(TRACKING_MAX_LENGTH))

/** What the buyer of a kind tells the seller. Kinds without an entry need nothing. */
export const RequestSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('shoutout'),
    for_whom: oneLineText(FOR_WHOM_MAX_LENGTH),
    occasion: z.enum(OCCASIONS),
    wish: multiLineText(WISH_MAX_LENGTH),
    use: z.enum(SHOUTOUT_USES),
  }),
  z.object({
    kind: z.literal('film_review'),
    /** An uploaded clip (`/files/…`) or an https link. One of the two. */
    clip_id: z.nullable(IdSchema),
    link: z.nullable(LinkSchema),
    question: multiLineText(WISH_MAX_LENGTH),
    /** Everyone who can be seen agreed, and for minors their parents did. */
    consent_of_shown: z.literal(true),
  }),
  z.object({
    kind: z.literal('product'),
    name: oneLineText(ADDRESS_LINE_MAX_LENGTH),
    street: oneLineText(ADDRESS_LINE_MAX_LENGTH),
    more: z.nullable(oneLineText(ADDRESS_LINE_MAX_LENGTH)),
    postal_code: oneLineText(POSTAL_CODE_MAX_LENGTH),
    city: oneLineText(ADDRESS_LINE_MAX_LENGTH),
    region: z.nullable(oneLineText(ADDRESS_LINE_MAX_LENGTH)),
    /** ISO 3166: BR, MX, US. */
    country: z.string().check(z.regex(/^[A-Z]{2}$/)),
  }),
])
export type OrderRequest = z.infer<typeof RequestSchema>

const FilmNoteSchema = z.object({
  at_seconds: z.int().check(z.gte(0), z.lte(MOST_FILM_SECONDS)),
  text: multiLineText(NOTE_MAX_LENGTH),
  /** A still with a drawing on it. */
  still_id: z.nullable(IdSchema),
})

/** What the seller gives. A persona's shoutout is a text that the browser reads aloud. */
export const DeliverySchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('shoutout'),
    file_id: z.nullable(IdSchema),
    link: z.nullable(LinkSchema),
    text: z.nullable(multiLineText(MESSAGE_MAX_LENGTH)),
  }),
  z.object({
    kind: z.literal('film_review'),
    text: multiLineText(MESSAGE_MAX_LENGTH),
    notes: z.array(FilmNoteSchema).check(z.maxLength(MOST_FILM_NOTES)),
    /** They become steps of the member's plan. */
    drills: z.array(oneLineText(NOTE_MAX_LENGTH)).check(z.maxLength(MOST_DRILLS)),
  }),
  z.object({ kind: z.literal('product'), tracking: z.nullable(LinkSchema) }),
])
export type Delivery = z.infer<typeof DeliverySchema>

/** Where a file that a request or a delivery names is played from. */
export const OrderFileSchema = z.object({ id: IdSchema, address: z.string(), type: z.string() })
export type OrderFile = z.infer<typeof OrderFileSchema>

const OrderLineSchema = z.object({
  id: IdSchema,
  /** On receipts and invoices, and for withdrawing without signing in. */
  number: z.string(),
  kind: z.enum(ORDER_KINDS),
  title: z.string(),
  seller: SellerSchema,
  total_minor: z.number(),
  refunded_minor: z.number(),
  currency: z.string(),
  state: z.enum(ORDER_STATES),
  fulfilment: z.nullable(z.enum(FULFILMENT_STATES)),
  /** When it has to be delivered. */
  due_at: z.nullable(z.iso.datetime()),
  /** A session that its buyer cancelled too late for a refund: it is paid, and did not take place. */
  cancelled_late: z.boolean(),
  /** Whether its page has the button for it. */
  may_withdraw: z.boolean(),
  created_at: z.iso.datetime(),
})
export type OrderLine = z.infer<typeof OrderLineSchema>

export const OrderSchema = z.extend(OrderLineSchema, {
  offer_id: z.nullable(IdSchema),
  subtotal_minor: z.number(),
  tax_minor: z.number(),
  refund_rule: z.enum(REFUND_RULES),
  /** True while money is frozen by a dispute with the bank. */
  is_disputed: z.boolean(),
  paid_at: z.nullable(z.iso.datetime()),
  /** An open order is kept until then. */
  expires_at: z.nullable(z.iso.datetime()),
  /** The last payment was declined; another can be tried. */
  was_declined: z.boolean(),
  withdraw_until: z.nullable(z.iso.datetime()),
  request: z.nullable(RequestSchema),
  delivery: z.nullable(DeliverySchema),
  delivered_at: z.nullable(z.iso.datetime()),
  /** Every video and sound that `request` and `delivery` name by id. Stills are pictures: their address follows from the id. */
  files: z.array(OrderFileSchema),
  /** Of the title, and of a text that a persona wrote. */
  language: LanguageSchema,
  /** Seminar. */
  starts_at: z.nullable(z.iso.datetime()),
  minutes: z.nullable(z.number()),
  join_url: z.nullable(z.string()),
  /** Video: where it plays from, and the second that was reached. */
  video_url: z.nullable(z.string()),
  position_seconds: z.number(),
  /** Package. */
  /** `booked`: how many of the used ones are booked and have not begun. */
  sessions: z.nullable(
    z.object({ total: z.number(), used: z.number(), booked: z.number(), expires_at: z.iso.datetime() }),
  ),
  /** Membership: the time that this order pays for. */
  period: z.nullable(z.object({ start: z.iso.datetime(), end: z.iso.datetime(), credit_minor: z.number() })),
  refunds: z.array(
    z.object({
      amount_minor: z.number(),
      cause: z.enum(SHOWN_REFUND_CAUSES),
      reason: z.nullable(z.string()),
      is_done: z.boolean(),
      created_at: z.iso.datetime(),
    }),
  ),
  /** Of a session with a coach. */
  booking_id: z.nullable(IdSchema),
  actions: z.array(z.enum(ORDER_ACTIONS)),
})
export type Order = z.infer<typeof OrderSchema>

const one = z.object({ id: IdSchema })

export const placeOrder = endpoint({
  method: 'POST',
  path: '/api/orders',
  access: 'member',
  summary: 'Order an offer, or resume the open order for it. The price is the one that the server reads',
  input: z.object({
    offer_id: IdSchema,
    /** The price that the page showed, and its currency: when they are no longer true, nothing is ordered. Never what is charged. */
    shown_price_minor: z.int().check(z.gte(0), z.lte(MOST_MINOR_UNITS)),
    shown_currency: z.string().check(z.regex(/^[A-Z]{3}$/)),
    request: z.optional(RequestSchema),
    /** Of a session with a coach: the chosen time, which is kept while the member pays. */
    time: z.optional(z.object({ starts_at: MomentSchema, ...briefFields })),
    /** Agreed that a digital thing is delivered at once and the right to withdraw ends with it. */
    consent: z.boolean(),
  }),
  output: z.object({
    order_id: IdSchema,
    checkout_url: z.string(),
    /** Of a session with a coach. */
    booking_id: z.nullable(IdSchema),
  }),
  errors: [
    'not-found',
    'bookings.time-taken',
    'bookings.free-one-booked',
    'orders.offer-gone',
    'orders.sold-out',
    'orders.own-offer',
    'orders.already-bought',
    'orders.consent-needed',
    'orders.offer-changed',
    'orders.payments-away',
  ],
  status: 201,
})

export const resumeOrder = endpoint({
  method: 'POST',
  path: '/api/orders/:id/checkout',
  access: 'member',
  summary: 'The page on which an open order is paid',
  input: one,
  output: z.object({ order_id: IdSchema, checkout_url: z.string(), provider: z.enum(['sandbox', 'stripe']) }),
  errors: ['not-found', 'orders.not-possible-now', 'orders.offer-gone', 'orders.sold-out', 'orders.payments-away'],
})

export const checkOrder = endpoint({
  method: 'POST',
  path: '/api/orders/:id/check',
  access: 'member',
  summary: 'Ask the payment provider what is true, and settle the order',
  input: one,
  output: OrderSchema,
  errors: ['not-found', 'orders.payments-away'],
})

export const cancelOrder = endpoint({
  method: 'POST',
  path: '/api/orders/:id/cancel',
  access: 'member',
  summary: 'Cancel an open order, or a paid one as long as its refund rule allows',
  input: one,
  output: OrderSchema,
  errors: ['not-found', 'orders.not-possible-now', 'orders.payments-away'],
})

export const withdrawOrder = endpoint({
  method: 'POST',
  path: '/api/orders/:id/withdraw',
  access: 'member',
  summary: 'Withdraw from the contract within the legal time; the seller of a product that comes back may read why',
  input: z.extend(one, { reason: z.optional(multiLineText(WISH_MAX_LENGTH)) }),
  output: OrderSchema,
  errors: ['not-found', 'orders.not-possible-now', 'orders.payments-away'],
})

export const returnProduct = endpoint({
  method: 'POST',
  path: '/api/orders/:id/return',
  access: 'member',
  summary: 'Announce that a product is sent back',
  input: z.extend(one, { reason: multiLineText(WISH_MAX_LENGTH) }),
  output: OrderSchema,
  errors: ['not-found', 'orders.not-possible-now'],
})

export const confirmReceipt = endpoint({
  method: 'POST',
  path: '/api/orders/:id/received',
  access: 'member',
  summary: 'Confirm that a product arrived',
  input: one,
  output: OrderSchema,
  errors: ['not-found', 'orders.not-possible-now'],
})

export const savePosition = endpoint({
  method: 'PUT',
  path: '/api/orders/:id/position',
  access: 'member',
  summary: 'Remember how far a video was watched',
  input: z.extend(one, { seconds: z.int().check(z.gte(0), z.lte(MOST_FILM_SECONDS)) }),
  output: z.object({}),
  errors: ['not-found'],
})

export const listOrders = endpoint({
  method: 'GET',
  path: '/api/orders',
  access: 'member',
  summary: 'What this member bought, newest first, 20 at a time',
  input: z.object({ cursor: z.optional(CursorSchema) }),
  output: z.object({ orders: z.array(OrderLineSchema), next: z.nullable(z.string()) }),
  errors: [],
})

export const readOrder = endpoint({
  method: 'GET',
  path: '/api/orders/:id',
  access: 'member',
  summary: 'One purchase with everything its buyer may see and do',
  input: one,
  output: OrderSchema,
  errors: ['not-found'],
})

export const readInvoice = endpoint({
  method: 'GET',
  path: '/api/orders/:id/invoice',
  access: 'member',
  summary: 'What the printable invoice says',
  input: one,
  output: z.object({
    number: z.string(),
    paid_at: z.iso.datetime(),
    buyer_name: z.string(),
    buyer_email: z.string(),
    seller: SellerSchema,
    title: z.string(),
    subtotal_minor: z.number(),
    tax_minor: z.number(),
    total_minor: z.number(),
    currency: z.string(),
    refunds: z.array(z.object({ amount_minor: z.number(), created_at: z.iso.datetime() })),
    /** False in the sandbox: the invoice says that no money moved. */
    is_real: z.boolean(),
  }),
  errors: ['not-found'],
})

export const readOrderCalendar = endpoint({
  method: 'GET',
  path: '/api/orders/:id/calendar.ics',
  access: 'member',
  summary: 'The seminar as a calendar file',
  input: one,
  output: z.string(),
  errors: ['not-found'],
})

/** The answer is the same whether the order exists or not: what is true is mailed. */
export const askToWithdraw = endpoint({
  method: 'POST',
  path: '/api/withdrawals',
  access: 'everyone',
  summary: 'Withdraw from a contract without signing in, first step: a mail asks to confirm',
  input: z.object({ number: oneLineText(40), email: EmailSchema }),
  output: z.object({}),
  errors: ['accounts.too-many-mails'],
  status: 202,
})

export const confirmWithdrawal = endpoint({
  method: 'POST',
  path: '/api/withdrawals/confirm',
  access: 'everyone',
  summary: 'Withdraw from a contract without signing in, second step, with the token of the mail',
  input: z.object({ token: z.string().check(z.minLength(1), z.maxLength(500)) }),
  output: z.object({ number: z.string(), amount_minor: z.number(), currency: z.string() }),
  errors: ['not-found', 'orders.link-expired', 'orders.link-used', 'orders.not-possible-now', 'orders.payments-away'],
})

const CheckoutIdSchema = z.string().check(z.regex(/^sandbox_checkout_[0-9a-f-]{36}$/))

export const readSandboxCheckout = endpoint({
  method: 'GET',
  path: '/api/sandbox/:checkout_id',
  access: 'member',
  summary: 'The sandbox: what is to be paid, for its buyer alone',
  input: z.object({ checkout_id: CheckoutIdSchema }),
  output: z.object({
    /** Null for a membership: its orders are made when it is paid. */
    order_id: z.nullable(IdSchema),
    order_number: z.nullable(z.string()),
    title: z.string(),
    amount_minor: z.number(),
    currency: z.string(),
    state: z.enum(['open', 'declined', 'paid', 'expired']),
    disputed: z.boolean(),
    expires_at: z.iso.datetime(),
    success_url: z.string(),
    cancel_url: z.string(),
  }),
  errors: ['not-found'],
})

export const actInSandbox = endpoint({
  method: 'POST',
  path: '/api/sandbox/:checkout_id',
  access: 'member',
  summary: 'The sandbox: let the payment succeed, be declined, come late or be disputed',
  input: z.object({ checkout_id: CheckoutIdSchema, act: z.enum(SANDBOX_ACTS) }),
  output: z.object({ state: z.enum(['open', 'declined', 'paid', 'expired']) }),
  errors: ['not-found', 'orders.not-possible-now'],
})

export const receiveStripeEvent = endpoint({
  method: 'POST',
  path: '/api/payments/stripe',
  access: 'signed',
  summary: 'Stripe tells what happened to a payment',
  /** Stripe sends whatever the operator has chosen; what is about no payment of ours is accepted and left. */
  input: z.looseObject({}),
  output: z.object({}),
  errors: ['orders.payments-away'],
})
