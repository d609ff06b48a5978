import type Stripe from 'stripe'
import { PaymentError, type ProviderDispute, type ProviderPayment, type ProviderRefund } from './payment-provider.ts'
import { fromStripeAmount } from './stripe-amounts.ts'

/** A checkout session, or an invoice, whose payment intent and latest charge were read with it. */
export type Paid =
  | Pick<
      Stripe.Checkout.Session,
      'object' | 'payment_intent' | 'payment_status' | 'status' | 'amount_total' | 'currency' | 'client_reference_id'
    >
  | (Pick<Stripe.Invoice, 'object' | 'status' | 'amount_paid' | 'amount_due' | 'currency'> & {
      payment_intent: Stripe.PaymentIntent | null
    })

export const EXPANDED = ['payment_intent.latest_charge']

export const isInvoice = (id: string) => id.startsWith('in_')

/** The payment that counts: an invoice may have been tried with several. */
export function intentOfInvoice({ payments }: Stripe.Invoice): string | undefined {
  const tries = payments?.data ?? []
  const { payment } = tries.find(({ status }) => status === 'paid') ?? tries.find(({ is_default }) => is_default) ?? {}
  const intent = payment?.payment_intent
  return typeof intent === 'object' ? intent.id : intent
}

export function paymentIntentOf({ payment_intent }: Paid): Stripe.PaymentIntent | undefined {
  return typeof payment_intent === 'object' && payment_intent ? payment_intent : undefined
}

export function latestChargeOf(paid: Paid): Stripe.Charge | undefined {
  const charge = paymentIntentOf(paid)?.latest_charge
  return typeof charge === 'object' && charge ? charge : undefined
}

function stateOf(paid: Paid): ProviderPayment['state'] {
  if (paid.object === 'invoice') {
    if (paid.status === 'paid') return 'paid'
    return paid.status === 'void' || paid.status === 'uncollectible' ? 'expired' : 'open'
  }
  const intent = paymentIntentOf(paid)
  // Also after the session has expired: money that arrived is a payment.
  if (paid.payment_status === 'paid' || intent?.status === 'succeeded') return 'paid'
  if (paid.status === 'expired') return 'expired'
  const isRefused = intent?.status === 'requires_payment_method' && intent.last_payment_error !== null
  // Used by a way to pay that takes days. Where its money does not come, the page cannot be used again.
  if (paid.status === 'complete') return isRefused || intent?.status === 'canceled' ? 'expired' : 'open'
  return isRefused ? 'declined' : 'open'
}

/** Ours are recognised by what was stored with them; an invoice by the id under which it was read. */
function billOf(paid: Paid) {
  if (paid.object === 'invoice')
    return {
      amount: paid.status === 'paid' ? paid.amount_paid : paid.amount_due,
      currency: paid.currency,
      order_id: null,
    }
  const { amount_total: amount, currency, client_reference_id: order_id } = paid
  if (amount === null || currency === null || order_id === null)
    throw new PaymentError('refused', 'this checkout session is not one of ours')
  return { amount, currency, order_id }
}

export function paymentOf(paid: Paid, refunds: Stripe.Refund[], disputes: Stripe.Dispute[]): ProviderPayment {
  const { amount, currency, order_id } = billOf(paid)
  const state = stateOf(paid)
  const intent = state === 'paid' ? paymentIntentOf(paid) : undefined
  const paid_at = intent && (latestChargeOf(paid)?.created ?? intent.created)
  return {
    state,
    amount_minor: fromStripeAmount(amount, currency),
    currency: currency.toUpperCase(),
    order_id,
    payment_id: intent?.id ?? null,
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
