import type { Language } from '#contract/language.ts'
import type { MembershipPlan, MembershipState } from '#contract/membership-rules.ts'
import type { Checkout, PaymentProvider } from './payment-provider.ts'

/**
 * Payments that repeat. As with single payments, reading gives the whole truth about one subscription, and events only say
 * where to look. An invoice is also a checkout of the payment provider: its payment is read, refunded and disputed by
 * that, under the id of the invoice.
 */
export interface SubscriptionProvider {
  /** Opens a page on which a subscription begins. The same key gives the same checkout. */
  openCheckout(request: SubscriptionRequest): Promise<Checkout>
  readCheckout(checkout_id: string): Promise<SubscriptionCheckout>
  /** Ends a checkout that is not complete. Returns what is true afterwards. */
  expireCheckout(checkout_id: string): Promise<SubscriptionCheckout>
  read(subscription_id: string): Promise<ProviderSubscription>
  /** What a change to another price would cost at the moment `as_of`, or now. Changes nothing, also in the sandbox. */
  previewChange(change: Omit<PlanChange, 'as_of'> & { as_of: Date | null }): Promise<ChangePreview>
  /** Charges exactly what the preview of the same moment said. A card that refuses is a PaymentError of the kind `declined`. */
  change(change: PlanChange): Promise<void>
  cancelAtPeriodEnd(subscription_id: string, cancel: boolean): Promise<void>
  /** Ends it now, without a refund. One that has ended stays so. */
  end(subscription_id: string): Promise<void>
  /** The page for another card; while a payment is owed, the page that pays it. */
  openPaymentMethodPage(request: { subscription_id: string; return_url: string; language: Language }): Promise<string>
}

/** Single and repeated payments of one provider. */
export interface BillingProvider extends PaymentProvider {
  subscriptions: SubscriptionProvider
}

export interface PlanPrice {
  plan: MembershipPlan
  /** On invoices of the provider. */
  title: string
  price_minor: number
  currency: string
  every: 'month' | 'year'
}

export interface SubscriptionRequest {
  key: string
  membership_id: string
  price: PlanPrice
  /** 0 for none. */
  trial_days: number
  /** Of an earlier subscription at the same provider. */
  customer_id: string | null
  email: string
  language: Language
  success_url: string
  cancel_url: string
  expires_at: Date
}

export interface SubscriptionCheckout {
  state: 'open' | 'complete' | 'expired'
  /** Once it is complete. */
  subscription_id: string | null
}

export interface ProviderSubscription {
  id: string
  customer_id: string
  membership_id: string | null
  state: MembershipState
  plan: MembershipPlan
  period_start: Date
  period_end: Date
  ends_at_period_end: boolean
  next_plan: MembershipPlan | null
  /** What the next period costs. */
  next_amount_minor: number
  currency: string
  /** The provider's time: the sandbox's may be ahead of ours. */
  as_of: Date
  /** Newest first. Invoices over nothing, as in a trial, are left out. */
  invoices: ProviderInvoice[]
}

export const INVOICE_REASONS = ['start', 'renewal', 'change'] as const

export interface ProviderInvoice {
  id: string
  reason: (typeof INVOICE_REASONS)[number]
  plan: MembershipPlan
  amount_minor: number
  currency: string
  state: 'open' | 'paid' | 'void'
  period_start: Date
  period_end: Date
}

export interface PlanChange {
  subscription_id: string
  to: PlanPrice
  as_of: Date
}

export interface ChangePreview {
  /** Charged at once; 0 where the change begins with the next period. */
  due_now_minor: number
  /** Of it: given back for the rest of the period that is paid. */
  credit_minor: number
  currency: string
  next_amount_minor: number
  next_at: Date
  /** The moment for which this holds, by the provider's clock. Providers count whole seconds. */
  as_of: Date
}
