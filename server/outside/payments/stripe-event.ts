import * as z from 'zod/mini'
import type { PaymentEvent } from './payment-provider.ts'
import type { PayoutEvent } from './payout-provider.ts'

/** The part of Stripe's events that we read. What has changed is read from Stripe itself, never from the event. */
const EventSchema = z.object({
  id: z.string().check(z.regex(/^evt_\w{1,250}$/)),
  data: z.object({
    object: z.object({
      id: z.string(),
      object: z.string(),
      payment_intent: z.nullish(z.string()),
      transfer_group: z.nullish(z.string()),
      /** Of an invoice. */
      parent: z.nullish(
        z.object({ subscription_details: z.nullish(z.object({ subscription: z.nullish(z.string()) })) }),
      ),
    }),
  }),
})

/**
 * Reads the body of a webhook whose signature is verified. Null for events that are about no payment: Stripe sends
 * whatever the operator has chosen in its dashboard.
 */
export function readStripeEvent(body: unknown): PaymentEvent | null {
  const event = EventSchema.safeParse(body)
  if (!event.success) return null
  const { id: event_id, data } = event.data
  const { id, object, payment_intent, parent } = data.object
  const nothing = { event_id, checkout_id: null, payment_id: null, subscription_id: null }
  switch (object) {
    case 'checkout.session':
      return { ...nothing, checkout_id: id }
    case 'payment_intent':
      return { ...nothing, payment_id: id }
    case 'subscription':
      return { ...nothing, subscription_id: id }
    case 'invoice': {
      const subscription_id = parent?.subscription_details?.subscription
      return subscription_id ? { ...nothing, subscription_id } : null
    }
    case 'charge':
    case 'dispute':
    case 'refund':
      return payment_intent ? { ...nothing, payment_id: payment_intent } : null
    default:
      return null
  }
}

/** Stripe's name for the transfers of one payout. */
export const groupOf = (payout_id: string) => `payout_${payout_id}`
const GROUP = /^payout_([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/

/** The same for events about a coach's account or a transfer to it. */
export function readPayoutEvent(body: unknown): PayoutEvent | null {
  const event = EventSchema.safeParse(body)
  if (!event.success) return null
  const { id: event_id, data } = event.data
  const { id, object, transfer_group } = data.object
  if (object === 'account') return { event_id, account_id: id, payout_id: null }
  const payout_id = object === 'transfer' && GROUP.exec(transfer_group ?? '')?.[1]
  return payout_id ? { event_id, account_id: null, payout_id } : null
}
