import Stripe from 'stripe'
import type { Language } from '#contract/language.ts'
import type { Clock } from '#server/clock.ts'
import { assertAmount, type Checkout, type CheckoutRequest, isLiveKey, PaymentError } from './payment-provider.ts'
import { toStripeAmount } from './stripe-amounts.ts'
import { connectToStripe, type StripeAddress } from './stripe-client.ts'
import { withStripeFailures } from './stripe-failure.ts'
import {
  EXPANDED,
  hasFailed,
  intentOfInvoice,
  isInvoice,
  latestChargeOf,
  paymentIntentOf,
  paymentOf,
} from './stripe-payment.ts'
import { createStripeSubscriptions } from './stripe-subscriptions.ts'
import type { BillingProvider } from './subscription-provider.ts'

interface StripeSettings extends StripeAddress {
  clock: Clock
}

const MINUTE_MS = 60_000
/** Stripe allows 30 minutes to 24 hours by its own clock; the minute is for ours. */
const SHORTEST_MS = 31 * MINUTE_MS
const LONGEST_MS = (24 * 60 - 1) * MINUTE_MS
/** Stripe remembers an idempotency key for a day. */
const KEYS_LIVE_SECONDS = 24 * 60 * 60
const MOST_PER_PAGE = 100
const MOST_LISTED = 1_000
const LONGEST_NAME = 250

const LOCALES: Record<Language, Stripe.Checkout.SessionCreateParams.Locale> = { en: 'en', pt: 'pt-BR', es: 'es-419' }

/** Vouchers and debits, whose money takes days: until then nobody could say whether the order is paid. */
const TAKES_DAYS = [
  ...['acss_debit', 'au_becs_debit', 'bacs_debit', 'boleto', 'customer_balance', 'konbini', 'multibanco'],
  ...['nz_bank_account', 'oxxo', 'sepa_debit', 'us_bank_account'],
]

/** Stripe's hosted Checkout: the card is typed in on Stripe's page, and never reaches us. */
export function createStripe({ clock, ...address }: StripeSettings): BillingProvider {
  const stripe = connectToStripe(address)
  const { sessions } = stripe.checkout

  /** A checkout session, or the invoice of a subscription, with the payment that belongs to it. */
  async function read(checkout_id: string) {
    if (!isInvoice(checkout_id)) return sessions.retrieve(checkout_id, { expand: EXPANDED })
    const invoice = await stripe.invoices.retrieve(checkout_id, { expand: ['payments'] })
    const intent = intentOfInvoice(invoice)
    const payment_intent = intent ? await stripe.paymentIntents.retrieve(intent, { expand: ['latest_charge'] }) : null
    return { ...invoice, payment_intent }
  }
  const refundsOf = (payment_intent: string) =>
    stripe.refunds.list({ payment_intent, limit: MOST_PER_PAGE }).autoPagingToArray({ limit: MOST_LISTED })
  const disputesOf = (payment_intent: string) =>
    stripe.disputes.list({ payment_intent, limit: MOST_PER_PAGE }).autoPagingToArray({ limit: MOST_LISTED })

  async function readPayment(checkout_id: string) {
    const found = await read(checkout_id)
    const intent = paymentIntentOf(found)
    const charge = latestChargeOf(found)
    const refunds = intent && charge && charge.amount_refunded > 0 ? await refundsOf(intent.id) : []
    const disputes = intent && charge?.disputed ? await disputesOf(intent.id) : []
    return paymentOf(found, refunds, disputes)
  }

  async function createSession(key: string, parameters: Stripe.Checkout.SessionCreateParams) {
    try {
      return await sessions.create(parameters, { idempotencyKey: `checkout:${key}` })
    } catch (error) {
      // The key has opened a checkout with other values: another language, or another end because time has passed.
      if (!(error instanceof Stripe.errors.StripeIdempotencyError)) throw error
      const gte = Math.floor(clock.now().getTime() / 1000) - KEYS_LIVE_SECONDS
      for await (const session of sessions.list({ status: 'open', created: { gte }, limit: MOST_PER_PAGE }))
        if (session.metadata?.key === key) return session
      throw error
    }
  }

  async function openSession(
    key: string,
    expires_at: Date,
    parameters: Stripe.Checkout.SessionCreateParams,
  ): Promise<Checkout> {
    const session = await createSession(key, {
      ...parameters,
      // The price is in the currency that the member agreed to.
      adaptive_pricing: { enabled: false },
      excluded_payment_method_types: TAKES_DAYS,
      expires_at: endOfSession(expires_at, clock.now()),
    })
    if (!session.url) throw new PaymentError('refused', 'the checkout of this key is closed')
    return { checkout_id: session.id, url: session.url, expires_at: new Date(session.expires_at * 1000) }
  }

  return {
    name: 'stripe',
    isLive: isLiveKey(address.secretKey),

    subscriptions: createStripeSubscriptions({ stripe, clock, locales: LOCALES, openSession }),

    openCheckout: (request) =>
      withStripeFailures(async () => await openSession(request.key, request.expires_at, parametersOf(request))),

    readPayment: (checkout_id) => withStripeFailures(() => readPayment(checkout_id)),

    expireCheckout: (checkout_id) =>
      withStripeFailures(async () => {
        try {
          // The library makes a key for its own retries. A lasting one would also repeat a failure for a day.
          await sessions.expire(checkout_id)
        } catch (error) {
          // It is no longer open: somebody has paid, or it has expired by itself.
          if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error
        }
        return readPayment(checkout_id)
      }),

    refund: ({ checkout_id, amount_minor, key }) =>
      withStripeFailures(async () => {
        assertAmount(amount_minor)
        const { payment_intent: intent, currency } = await read(checkout_id)
        if (!intent || typeof intent === 'string')
          throw new PaymentError('refused', 'only a paid checkout can be refunded')
        const amount = toStripeAmount(amount_minor, `${currency}`.toUpperCase())
        // Stripe forgets idempotency keys, and a refund may be tried again much later.
        const before = (await refundsOf(intent.id)).find(({ metadata }) => metadata?.key === key)
        const refund =
          before ??
          (await stripe.refunds.create(
            { payment_intent: intent.id, amount, metadata: { key } },
            // What is left to refund may have become less since the last try.
            { idempotencyKey: `refund:${key}:${amount}` },
          ))
        if (refund.amount !== amount) throw new PaymentError('refused', 'this key has refunded another amount')
        if (hasFailed(refund)) throw new PaymentError('returned', 'the bank did not accept the refund of this key')
      }),
  }
}

function endOfSession(expires_at: Date, now: Date): number {
  const lifetime = Math.min(Math.max(expires_at.getTime() - now.getTime(), SHORTEST_MS), LONGEST_MS)
  return Math.floor((now.getTime() + lifetime) / 1000)
}

function parametersOf(request: CheckoutRequest): Stripe.Checkout.SessionCreateParams {
  const { key, order_id, order_number, title, amount_minor, currency, language, buyer_email } = request
  assertAmount(amount_minor)
  const price = {
    currency: currency.toLowerCase(),
    unit_amount: toStripeAmount(amount_minor, currency),
    product_data: { name: title.slice(0, LONGEST_NAME) },
  }
  return {
    mode: 'payment',
    client_reference_id: order_id,
    // Without one Stripe asks for it.
    ...(buyer_email && { customer_email: buyer_email }),
    line_items: [{ quantity: 1, price_data: price }],
    locale: LOCALES[language],
    success_url: request.success_url,
    cancel_url: request.cancel_url,
    metadata: { key, order_id, order_number },
    payment_intent_data: { description: `Kiai ${order_number}`, metadata: { order_id, order_number } },
  }
}
