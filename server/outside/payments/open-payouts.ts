import type { Env } from '#server/env.ts'
import type { PayoutProvider } from './payout-provider.ts'

/** Undefined where the settings name no provider: then every payout is made by hand. */
export function openPayouts({
  STRIPE_SECRET_KEY: secretKey,
  STRIPE_API_URL: apiUrl,
  STRIPE_CONNECT_WEBHOOK_SECRET,
}: Env): PayoutProvider | undefined {
  // The operator has to sign up for Connect at Stripe first; the secret of its endpoint says so.
  if (!secretKey || !STRIPE_CONNECT_WEBHOOK_SECRET) return undefined
  // The library is loaded with the first call: the start does not wait for it.
  let loading: Promise<PayoutProvider> | undefined
  const load = () => {
    loading ??= import('./stripe-payouts.ts').then(({ createStripePayouts }) =>
      createStripePayouts({ secretKey, apiUrl }),
    )
    return loading
  }
  return {
    readHome: async () => (await load()).readHome(),
    createAccount: async (request) => (await load()).createAccount(request),
    readAccount: async (account_id) => (await load()).readAccount(account_id),
    openPage: async (account_id, return_url) => (await load()).openPage(account_id, return_url),
    transfer: async (request) => (await load()).transfer(request),
    readTransfer: async (payout_id) => (await load()).readTransfer(payout_id),
  }
}
