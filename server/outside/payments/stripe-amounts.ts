import { exponentOf } from '#contract/money.ts'
import { PaymentError } from './payment-provider.ts'

/**
 * Stripe counts these currencies with other decimals than ISO 4217 (docs.stripe.com/currencies): kronur and shillings
 * have none, and Stripe wants two zeros behind them; ariary have two, and Stripe none. All our prices are in others.
 */
const STRIPE_EXPONENTS: Record<string, number> = { ISK: 2, UGX: 2, MGA: 0 }

/** Our minor units as Stripe counts them. */
export function toStripeAmount(minor: number, currency: string): number {
  const amount = minor * 10 ** extraDigits(currency)
  // Of three decimals Stripe accepts two.
  if (!Number.isSafeInteger(amount) || (exponentOf(currency) === 3 && amount % 10 !== 0))
    throw new PaymentError('refused', `Stripe cannot charge this amount of ${currency}`)
  return amount
}

/** What Stripe counts as our minor units. `currency` in lower case, as Stripe writes it. */
export function fromStripeAmount(amount: number, currency: string): number {
  const minor = amount / 10 ** extraDigits(currency.toUpperCase())
  if (!Number.isSafeInteger(minor))
    throw new PaymentError('refused', `Stripe tells a part of a minor unit of ${currency}`)
  return minor
}

function extraDigits(currency: string): number {
  const ours = exponentOf(currency)
  return (STRIPE_EXPONENTS[currency] ?? ours) - ours
}
