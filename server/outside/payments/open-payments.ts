import type { Clock } from '#server/clock.ts'
import type { Database } from '#server/db/database.ts'
import type { Env } from '#server/env.ts'
import type { PaymentProvider } from './payment-provider.ts'
import { createSandbox, type Sandbox } from './sandbox.ts'

/** Its name says which one it is: only the sandbox has a page of ours. */
export type Payments = Sandbox | StripePayments

interface StripePayments extends PaymentProvider {
  name: 'stripe'
}

/** The provider of the settings. It is not contacted before the first checkout. */
export function openPayments(
  { STRIPE_SECRET_KEY, STRIPE_API_URL }: Env,
  { db, clock, baseUrl }: { db: Database; clock: Clock; baseUrl: string },
): Payments {
  if (!STRIPE_SECRET_KEY)
    return createSandbox({ db, clock, pageOf: (checkout_id) => `${baseUrl}/sandbox/${checkout_id}` })
  // The library is loaded with the first call: the start does not wait for it.
  let loading: Promise<PaymentProvider> | undefined
  const load = () => {
    loading ??= import('./stripe.ts').then(({ createStripe }) =>
      createStripe({ secretKey: STRIPE_SECRET_KEY, apiUrl: STRIPE_API_URL, clock }),
    )
    return loading
  }
  return {
    name: 'stripe',
    openCheckout: async (request) => (await load()).openCheckout(request),
    readPayment: async (checkout_id) => (await load()).readPayment(checkout_id),
    expireCheckout: async (checkout_id) => (await load()).expireCheckout(checkout_id),
    refund: async (request) => (await load()).refund(request),
  }
}
