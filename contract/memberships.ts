import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { CursorSchema, IdSchema, MomentSchema } from './fields.ts'
import { MEMBERSHIP_PLANS, MEMBERSHIP_STATES } from './membership-rules.ts'

const MembershipPlanSchema = z.enum(MEMBERSHIP_PLANS)

const PlanOfferSchema = z.object({
  plan: MembershipPlanSchema,
  price_minor: z.number(),
  currency: z.string(),
  every: z.enum(['month', 'year']),
})
export type PlanOffer = z.infer<typeof PlanOfferSchema>

const MembershipSchema = z.object({
  plan: MembershipPlanSchema,
  state: z.enum(MEMBERSHIP_STATES),
  period_end: z.nullable(z.iso.datetime()),
  /** Cancelled: it ends with the period and can be resumed until then. */
  ends_at_period_end: z.boolean(),
  /** A plan that begins with the next period. */
  next_plan: z.nullable(MembershipPlanSchema),
  /** Past due: Elite stays until then. */
  grace_until: z.nullable(z.iso.datetime()),
})

/** What a member has and can do. A gift and a paid membership can exist beside each other. */
const MembershipViewSchema = z.object({
  plans: z.array(PlanOfferSchema),
  trial_days: z.number(),
  paid: z.nullable(MembershipSchema),
  /** Elite that an admin gave. `until` is null without an end. */
  gift: z.nullable(z.object({ until: z.nullable(z.iso.datetime()) })),
  /** Elite by role (coach, admin): there is nothing to buy. */
  by_role: z.boolean(),
  /** False where the provider cannot change subscriptions: then the page says whom to write to. */
  can_change: z.boolean(),
  /** The sandbox can move its clock. */
  is_sandbox: z.boolean(),
})
export type MembershipView = z.infer<typeof MembershipViewSchema>

export const readMembership = endpoint({
  method: 'GET',
  path: '/api/membership',
  access: 'member',
  summary: 'Plans with their prices, and what this member has',
  input: z.object({}),
  output: MembershipViewSchema,
  errors: [],
})

export const startMembership = endpoint({
  method: 'POST',
  path: '/api/membership',
  access: 'member',
  summary: 'Open the page to pay for a plan, or the one that is open already',
  input: z.object({
    plan: MembershipPlanSchema,
    shown_price_minor: z.int().check(z.gte(0)),
    shown_currency: z.string().check(z.regex(/^[A-Z]{3}$/)),
    /** Elite begins at once: the member agreed, and the right to withdraw shrinks with what was used. */
    consent: z.boolean(),
    /** Where to go after paying: the space to join. */
    join: z.optional(z.string().check(z.maxLength(80))),
  }),
  output: z.object({ checkout_url: z.string() }),
  errors: [
    'membership.already',
    'membership.price-changed',
    'membership.by-role',
    'orders.consent-needed',
    'orders.payments-away',
  ],
  status: 201,
})

/** The return page asks until the answer is settled. */
export const settleOwnMembership = endpoint({
  method: 'POST',
  path: '/api/membership/settle',
  access: 'member',
  summary: 'Read the membership back from the provider now',
  input: z.object({}),
  output: MembershipViewSchema,
  errors: ['orders.payments-away'],
})

export const previewPlanChange = endpoint({
  method: 'GET',
  path: '/api/membership/change',
  access: 'member',
  summary: 'What a change of plan costs now and next time',
  input: z.object({ plan: MembershipPlanSchema }),
  output: z.object({
    /** Charged at once; 0 where the change begins with the next period. */
    due_now_minor: z.number(),
    /** Of it: given back for the rest of the period that is paid. */
    credit_minor: z.number(),
    currency: z.string(),
    next_amount_minor: z.number(),
    next_at: z.iso.datetime(),
    /** Sent back with the confirmation, so that exactly this is charged. */
    as_of: z.iso.datetime(),
  }),
  errors: ['membership.none', 'membership.same-plan', 'orders.payments-away'],
})

export const changePlan = endpoint({
  method: 'POST',
  path: '/api/membership/change',
  access: 'member',
  summary: 'Change the plan at the stated price',
  input: z.object({ plan: MembershipPlanSchema, as_of: MomentSchema, shown_due_now_minor: z.int().check(z.gte(0)) }),
  output: MembershipViewSchema,
  errors: [
    'membership.none',
    'membership.same-plan',
    'membership.price-changed',
    'membership.payment-failed',
    'orders.payments-away',
  ],
})

export const cancelMembership = endpoint({
  method: 'POST',
  path: '/api/membership/cancel',
  access: 'member',
  summary: 'End the membership with the period that is paid',
  input: z.object({}),
  output: MembershipViewSchema,
  errors: ['membership.none', 'orders.payments-away'],
})

export const resumeMembership = endpoint({
  method: 'POST',
  path: '/api/membership/resume',
  access: 'member',
  summary: 'Take back the cancellation',
  input: z.object({}),
  output: MembershipViewSchema,
  errors: ['membership.none', 'orders.payments-away'],
})

export const changePaymentMethod = endpoint({
  method: 'POST',
  path: '/api/membership/payment-method',
  access: 'member',
  summary: 'Open the provider’s page for another card, which also pays what is owed',
  input: z.object({}),
  output: z.object({ url: z.string() }),
  errors: ['membership.none', 'orders.payments-away'],
})

export const MembershipPaymentSchema = z.object({
  /** The order: its invoice is at /purchases/:id/invoice. */
  order_id: IdSchema,
  number: z.string(),
  plan: MembershipPlanSchema,
  amount_minor: z.number(),
  refunded_minor: z.number(),
  currency: z.string(),
  period_start: z.iso.datetime(),
  period_end: z.iso.datetime(),
  paid_at: z.nullable(z.iso.datetime()),
})

export const listMembershipPayments = endpoint({
  method: 'GET',
  path: '/api/membership/payments',
  access: 'member',
  summary: 'What was paid for the membership, newest first',
  input: z.object({ cursor: z.optional(CursorSchema) }),
  output: z.object({ payments: z.array(MembershipPaymentSchema), cursor: z.nullable(z.string()) }),
  errors: [],
})

/** Sandbox only: what happens to subscriptions as time passes can be tried without waiting. */
export const moveSandboxClock = endpoint({
  method: 'POST',
  path: '/api/sandbox/clock',
  access: 'member',
  summary: 'Move the time of this member’s sandbox subscription forward; the next renewal succeeds or fails',
  input: z.object({ to: z.enum(['renewal_notice', 'renewal', 'grace_end']), renewal: z.enum(['succeeds', 'fails']) }),
  output: MembershipViewSchema,
  errors: ['not-found', 'membership.none'],
})
