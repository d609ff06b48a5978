import type { Logger } from 'pino'
import type { Clock } from '#server/clock.ts'
import type { Env } from '#server/env.ts'
import type { IdentityProvider, OidcClient } from './identity-provider.ts'

/** The provider of the settings; undefined where they name none. It is not contacted before the first sign-in. */
export function openIdentityProvider(
  { OIDC_ISSUER, OIDC_CLIENT_ID, OIDC_CLIENT_SECRET, OIDC_NAME }: Env,
  { clock, log, timeoutMs }: { clock: Clock; log: Logger; timeoutMs?: number | undefined },
): IdentityProvider | undefined {
  if (!OIDC_ISSUER || !OIDC_CLIENT_ID || !OIDC_CLIENT_SECRET || !OIDC_NAME) return undefined
  // With and without a slash at the end it is the same provider.
  const issuer = new URL(OIDC_ISSUER).href.replace(/\/$/, '')
  const settings = { issuer, clientId: OIDC_CLIENT_ID, clientSecret: OIDC_CLIENT_SECRET }
  // The library is loaded with the first sign-in: the start does not wait for it.
  let loading: Promise<OidcClient> | undefined
  const load = () => {
    loading ??= import('./oidc-client.ts').then(({ createOidcClient }) =>
      createOidcClient(settings, { clock, log, ...(timeoutMs && { timeoutMs }) }),
    )
    return loading
  }
  return {
    name: OIDC_NAME,
    issuer,
    addressFor: async (...request) => (await load()).addressFor(...request),
    readIdentity: async (...answer) => (await load()).readIdentity(...answer),
  }
}
