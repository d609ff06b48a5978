import * as z from 'zod/mini'
import type { PaymentEvent } from './payment-provider.ts'

/** The part of Stripe's events that we read. What has changed is read from Stripe itself, never from the event. */
const EventSchema = z.object({
  id: z.string().check(z.regex(/^evt_\w{1,250}$/)),
  data: z.object({ object: z.object({ id: z.string(), object: z.string(), payment_intent: z.nullish(z.string()) }) }),
})

/**
 * Reads the body of a webhook whose signature is verified. Null for events that are about no payment: Stripe sends
 * whatever the operator has chosen in its dashboard.
 */
export function readStripeEvent(body: unknown): PaymentEvent | null {
  const event = EventSchema.safeParse(body)
  if (!event.success) return null
  const { id: event_id, data } = event.data
  const { id, object, payment_intent } = data.object
  switch (object) {
    case 'checkout.session':
      return { event_id, checkout_id: id, payment_id: null }
    case 'payment_intent':
      return { event_id, checkout_id: null, payment_id: id }
    case 'charge':
    case 'dispute':
    case 'refund':
      return payment_intent ? { event_id, checkout_id: null, payment_id: payment_intent } : null
    default:
      return null
  }
}
