import type { Language } from '#contract/language.ts'

/**
 * Where people pay, and what the provider says about their payments. Amounts are minor units (contract/money.ts). It is
 * never called inside a transaction: what it does is not undone with it, and it may be slow.
 */
export interface PaymentProvider {
  name: 'sandbox' | 'stripe'
  /** Whether real money moves: not in the sandbox, and not in Stripe's test mode. */
  isLive: boolean
  /** Opens a page to pay on. The same key gives the same checkout. */
  openCheckout(request: CheckoutRequest): Promise<Checkout>
  /** What the provider knows now; the only truth about money. */
  readPayment(checkout_id: string): Promise<ProviderPayment>
  /** Ends a checkout that is not paid. Returns what is true afterwards: it may have been paid in the last moment. */
  expireCheckout(checkout_id: string): Promise<ProviderPayment>
  /** The same key refunds once. */
  refund(request: RefundRequest): Promise<void>
}

export interface CheckoutRequest {
  key: string
  order_id: string
  order_number: string
  title: string
  amount_minor: number
  currency: string
  language: Language
  buyer_email: string
  success_url: string
  cancel_url: string
  /** The provider may keep the checkout open for longer: Stripe allows no less than 30 minutes. */
  expires_at: Date
}

export interface Checkout {
  checkout_id: string
  url: string
  /** When the provider closes the page by itself. */
  expires_at: Date
}

export interface RefundRequest {
  checkout_id: string
  amount_minor: number
  key: string
}

export const PAYMENT_STATES = ['open', 'declined', 'paid', 'expired'] as const

export interface ProviderPayment {
  /** `declined`: the last try was refused, and the checkout can still be paid. */
  state: (typeof PAYMENT_STATES)[number]
  amount_minor: number
  currency: string
  /** Null for an invoice of a subscription: its order is known by the id of the invoice. */
  order_id: string | null
  payment_id: string | null
  paid_at: Date | null
  refunds: ProviderRefund[]
  disputes: ProviderDispute[]
}

export interface ProviderRefund {
  id: string
  amount_minor: number
  /** Of the request that made it; null for a refund made in the provider's own dashboard. */
  key: string | null
}

export interface ProviderDispute {
  id: string
  amount_minor: number
  /** `open`: the provider has taken the money back until it is decided. */
  state: 'open' | 'won' | 'lost'
}

/** A message of the provider that something has changed: read what it names to learn what. At least one id is given. */
export interface PaymentEvent {
  event_id: string
  checkout_id: string | null
  payment_id: string | null
  subscription_id: string | null
}

/**
 * Why a call to the provider failed.
 * `away`: it cannot be reached or is overloaded; the call may have taken effect, so repeat it with the same key.
 * `refused`: the provider does not do this, now or later.
 * `unknown`: the provider has no such checkout: its books were emptied, or our key is of another account.
 * `returned`: the buyer's bank did not take the refund of this key, which is never made any more.
 * `declined`: the buyer's card or bank refuses; another card may not.
 * `settings`: the provider does not accept our key; only the operator can change that.
 */
export class PaymentError extends Error {
  override name = 'PaymentError'
  readonly kind: 'away' | 'refused' | 'unknown' | 'returned' | 'declined' | 'settings'
  /** How long the provider asks us to wait before the next try. */
  readonly retry_after_seconds: number | undefined
  /** What the provider calls the reason. */
  readonly code: string | undefined

  constructor(
    kind: PaymentError['kind'],
    message: string,
    { retry_after_seconds, code }: { retry_after_seconds?: number | undefined; code?: string | undefined } = {},
  ) {
    super(message)
    this.kind = kind
    this.retry_after_seconds = retry_after_seconds
    this.code = code
  }
}

/** The provider cannot be used at all now: that says nothing about one payment, and the next call would fail too. */
export function isOutOfUse(error: unknown): boolean {
  return error instanceof PaymentError && (error.kind === 'away' || error.kind === 'settings')
}

/** Test keys are `sk_test_…` and `rk_test_…`. */
export const isLiveKey = (stripeKey: string): boolean => !stripeKey.includes('_test_')

/** A wrong amount is a mistake of ours, and must not reach anybody's card. */
export function assertAmount(amount_minor: number): void {
  if (!Number.isSafeInteger(amount_minor) || amount_minor <= 0)
    throw new PaymentError('refused', 'an amount must be a positive number of minor units')
}
