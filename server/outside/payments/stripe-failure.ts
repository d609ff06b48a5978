import Stripe from 'stripe'
import { PaymentError } from './payment-provider.ts'

/** Waits a call to Stripe out and turns its errors into ours. */
export async function withStripeFailures<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call()
  } catch (error) {
    throw failureOf(error)
  }
}

/**
 * Stripe's messages are not passed on: they repeat what was sent, such as an address or the end of the key. Its codes and
 * the id of the request are enough to find the rest in Stripe's dashboard.
 */
function failureOf(error: unknown): unknown {
  if (!(error instanceof Stripe.errors.StripeError)) return error
  const { errors } = Stripe
  const { statusCode, code, requestId } = error
  if (error instanceof errors.StripeConnectionError) return new PaymentError('away', 'Stripe does not answer')
  const request = requestId ? `, request ${requestId}` : ''
  const message = `Stripe answered ${statusCode ?? 'without JSON'} (${code ?? error.type}${request})`
  if (error instanceof errors.StripeRateLimitError)
    return new PaymentError('away', message, { retry_after_seconds: secondsOf(error.headers?.['retry-after']) })
  if (error instanceof errors.StripeAuthenticationError || error instanceof errors.StripePermissionError)
    return new PaymentError('settings', message)
  if (code === 'resource_missing') return new PaymentError('unknown', message, { code })
  if (error instanceof errors.StripeCardError) return new PaymentError('declined', message, { code })
  return new PaymentError(error instanceof errors.StripeAPIError ? 'away' : 'refused', message, { code })
}

/** The other form of the header, a date, is not used by Stripe. */
function secondsOf(header: string | undefined): number | undefined {
  return header && /^\d{1,6}$/.test(header) ? Number(header) : undefined
}
