import type { Clock } from '#server/clock.ts'
import type { Database } from '#server/db/database.ts'
import type { Env } from '#server/env.ts'
import { isLiveKey } from './payment-provider.ts'
import { createSandbox, type Sandbox } from './sandbox.ts'
import type { BillingProvider, SubscriptionProvider } from './subscription-provider.ts'

/** Its name says which one it is: only the sandbox has a page of ours. */
export type Payments = Sandbox | StripePayments

interface StripePayments extends BillingProvider {
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
  let loading: Promise<BillingProvider> | undefined
  const load = () => {
    loading ??= import('./stripe.ts').then(({ createStripe }) =>
      createStripe({ secretKey: STRIPE_SECRET_KEY, apiUrl: STRIPE_API_URL, clock }),
    )
    return loading
  }
  return {
    name: 'stripe',
    isLive: isLiveKey(STRIPE_SECRET_KEY),
    openCheckout: async (request) => (await load()).openCheckout(request),
    readPayment: async (checkout_id) => (await load()).readPayment(checkout_id),
    expireCheckout: async (checkout_id) => (await load()).expireCheckout(checkout_id),
    refund: async (request) => (await load()).refund(request),
    subscriptions: loadedLater(async () => (await load()).subscriptions),
  }
}

function loadedLater(load: () => Promise<SubscriptionProvider>): SubscriptionProvider {
  return {
    openCheckout: async (request) => (await load()).openCheckout(request),
    readCheckout: async (checkout_id) => (await load()).readCheckout(checkout_id),
    expireCheckout: async (checkout_id) => (await load()).expireCheckout(checkout_id),
    read: async (subscription_id) => (await load()).read(subscription_id),
    previewChange: async (change) => (await load()).previewChange(change),
    change: async (change) => (await load()).change(change),
    cancelAtPeriodEnd: async (subscription_id, cancel) => (await load()).cancelAtPeriodEnd(subscription_id, cancel),
    end: async (subscription_id) => (await load()).end(subscription_id),
    openPaymentMethodPage: async (request) => (await load()).openPaymentMethodPage(request),
  }
}
