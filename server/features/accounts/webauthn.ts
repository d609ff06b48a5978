import type { Services } from '#server/services.ts'

/** Loaded when a passkey is first used: the start does not wait for it. */
export function loadWebauthn() {
  return import('@simplewebauthn/server')
}

/**
 * EdDSA, ES256 and RS256, which authenticators have. Named, so that the library does not ask Node for the experimental
 * ones, of which Node warns on standard error.
 */
export const PASSKEY_ALGORITHMS = [-8, -7, -257]

/** Whom passkeys are for: the host of the address people use, never what a request says. */
export function relyingParty({ baseUrl }: Pick<Services, 'baseUrl'>): { id: string; origin: string } {
  const { hostname, origin } = new URL(baseUrl)
  return { id: hostname, origin }
}

/** The challenge that the authenticator signed. Read again after the signature was checked. */
export function challengeOf({ response }: { response: { clientDataJSON: string } }): string {
  const { challenge } = JSON.parse(Buffer.from(response.clientDataJSON, 'base64url').toString()) as {
    challenge: string
  }
  return challenge
}
