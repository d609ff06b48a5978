import Stripe from 'stripe'

export interface StripeAddress {
  secretKey: string
  /** Stripe's own address, or that of a stand-in for tests. */
  apiUrl: string
  /** How long one exchange may take. */
  timeoutMs?: number
}

const TIMEOUT_MS = 6_000
const RETRIES = 2

/** Stripe's library, which sends to this address alone. */
export function connectToStripe({ secretKey, apiUrl, timeoutMs = TIMEOUT_MS }: StripeAddress): Stripe {
  const { protocol, hostname, port } = new URL(apiUrl)
  const isHttp = protocol === 'http:'
  return new Stripe(secretKey, {
    protocol: isHttp ? 'http' : 'https',
    host: hostname,
    port: port || (isHttp ? 80 : 443),
    timeout: timeoutMs,
    maxNetworkRetries: RETRIES,
    telemetry: false,
    // Redirects are not followed: the key is for this address alone.
    httpClient: Stripe.createFetchHttpClient((url: string | URL | Request, init?: RequestInit) =>
      fetch(url, { ...init, redirect: 'manual' }),
    ),
  })
}
