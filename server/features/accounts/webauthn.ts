import type { Services } from '#server/services.ts'

/** Loaded when a passkey is first used, so that it does not delay the start. */
export function loadWebauthn() {
  return import('@simplewebauthn/server')
}

/**
 * EdDSA, ES256 and RS256, which authenticators support. Listed explicitly, because the library would otherwise use
 * experimental ones, and Node would print a warning.
 */
export const PASSKEY_ALGORITHMS = [-8, -7, -257]

/** The relying party of passkeys: the host of our configured address, never that of a request. */
export function relyingParty({ baseUrl }: Pick<Services, 'baseUrl'>): { id: string; origin: string } {
  const { hostname, origin } = new URL(baseUrl)
  return { id: hostname, origin }
}

/** Whether the passkey was made or used in a page that another site embeds, where people do not see whose page it is. */
export function isEmbedded({ response }: { response: { clientDataJSON: string } }): boolean {
  const { crossOrigin, topOrigin } = JSON.parse(Buffer.from(response.clientDataJSON, 'base64url').toString()) as {
    crossOrigin?: unknown
    topOrigin?: unknown
  }
  return Boolean(crossOrigin) || topOrigin !== undefined
}

/** The challenge that the authenticator signed. Read again after the signature was checked. */
export function challengeOf({ response }: { response: { clientDataJSON: string } }): string {
  const { challenge } = JSON.parse(Buffer.from(response.clientDataJSON, 'base64url').toString()) as {
    challenge: string
  }
  return challenge
}
