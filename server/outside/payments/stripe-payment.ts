import type Stripe from 'stripe'
import { PaymentError, type ProviderDispute, type ProviderPayment, type ProviderRefund } from './payment-provider.ts'
import { fromStripeAmount } from './stripe-amounts.ts'

/** A checkout session whose payment intent and latest charge were asked for with it. */
export type ReadSession = Stripe.Checkout.Session

export const EXPANDED = ['payment_intent.latest_charge']

export function paymentIntentOf({ payment_intent }: ReadSession): Stripe.PaymentIntent | undefined {
  return typeof payment_intent === 'object' && payment_intent ? payment_intent : undefined
}

export function latestChargeOf(session: ReadSession): Stripe.Charge | undefined {
  const charge = paymentIntentOf(session)?.latest_charge
  return typeof charge === 'object' && charge ? charge : undefined
}

function stateOf(session: ReadSession): ProviderPayment['state'] {
  const intent = paymentIntentOf(session)
  // Also after the session has expired: money that arrived is a payment.
  if (session.payment_status === 'paid' || intent?.status === 'succeeded') return 'paid'
  if (session.status === 'expired') return 'expired'
  const isRefused = intent?.status === 'requires_payment_method' && intent.last_payment_error !== null
  // Used by a way to pay that takes days. Where its money does not come, the page cannot be used again.
  if (session.status === 'complete') return isRefused || intent?.status === 'canceled' ? 'expired' : 'open'
  return isRefused ? 'declined' : 'open'
}

export function paymentOf(session: ReadSession, refunds: Stripe.Refund[], disputes: Stripe.Dispute[]): ProviderPayment {
  const { amount_total, currency, client_reference_id: order_id } = session
  if (amount_total === null || currency === null || order_id === null)
    throw new PaymentError('refused', 'this checkout session is not one of ours')
  const state = stateOf(session)
  const paid = state === 'paid' ? paymentIntentOf(session) : undefined
  const paid_at = paid && (latestChargeOf(session)?.created ?? paid.created)
  return {
    state,
    amount_minor: fromStripeAmount(amount_total, currency),
    currency: currency.toUpperCase(),
    order_id,
    payment_id: paid?.id ?? null,
    paid_at: paid_at === undefined ? null : new Date(paid_at * 1000),
    refunds: refunds.filter((refund) => !hasFailed(refund)).map(refundOf),
    disputes: disputes.flatMap(disputeOf),
  }
}

/** The buyer's bank did not take the money, and Stripe has put it back. */
export function hasFailed({ status }: Stripe.Refund): boolean {
  return status === 'failed' || status === 'canceled'
}

function refundOf({ id, amount, currency, metadata }: Stripe.Refund): ProviderRefund {
  return { id, amount_minor: fromStripeAmount(amount, currency), key: metadata?.key ?? null }
}

/** An inquiry (`warning_…`) is a question of the bank that moves no money, and a prevented dispute moved none. */
function disputeOf({ id, amount, currency, status }: Stripe.Dispute): ProviderDispute[] {
  if (status === 'prevented' || status.startsWith('warning_')) return []
  const state = (['won', 'lost'] as const).find((closed) => closed === status) ?? 'open'
  return [{ id, amount_minor: fromStripeAmount(amount, currency), state }]
}
