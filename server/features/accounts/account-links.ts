import { randomBytes } from 'node:crypto'
import { safePath } from '#contract/pages.ts'
import type { Services } from '#server/services.ts'
import { storeVerification } from './auth-internals.ts'
import { openSignedToken, signToken } from './session-cookie.ts'

export const CONFIRM_SECONDS = 24 * 60 * 60
const RESET_SECONDS = 60 * 60
/** Long enough to read the mail the next morning. */
const SET_PASSWORD_SECONDS = 24 * 60 * 60

type LinkServices = Pick<Services, 'auth' | 'baseUrl' | 'secret' | 'clock'>

/** Prefix of the signed text, so that no other signed token of ours confirms an address. */
const CONFIRM_PREFIX = 'confirm-email'

/**
 * Opening a link changes nothing: its page posts the token, so mail scanners cannot confirm anything. The link contains
 * the id of the account, not the address: another sign-up with the same address has another id.
 */
export function confirmationLink(services: LinkServices, userId: string, returnTo?: string): string {
  const expires = services.clock.now().getTime() + CONFIRM_SECONDS * 1000
  const token = signToken([CONFIRM_PREFIX, userId, expires].join(':'), services.secret)
  return pageLink(services, '/auth/confirm', { token, return_to: safePath(returnTo) })
}

/** The account that a confirmation token confirms, while it is valid. */
export function readConfirmation(
  { secret, clock }: Pick<Services, 'secret' | 'clock'>,
  token: string,
): string | undefined {
  const [prefix, userId, expires] = openSignedToken(token, secret)?.split(':') ?? []
  return prefix === CONFIRM_PREFIX && Number(expires) > clock.now().getTime() ? userId : undefined
}

export function resetLink(services: LinkServices, userId: string, returnTo?: string): Promise<string> {
  return passwordLink(services, userId, RESET_SECONDS, returnTo)
}

export function setPasswordLink(services: LinkServices, userId: string): Promise<string> {
  return passwordLink(services, userId, SET_PASSWORD_SECONDS)
}

/** The identifier under which better-auth looks up the token of a reset link. */
export function resetIdentifier(token: string): string {
  return `reset-password:${token}`
}

async function passwordLink(
  services: LinkServices,
  userId: string,
  seconds: number,
  returnTo?: string,
): Promise<string> {
  const token = randomBytes(24).toString('base64url')
  await storeVerification(services, { identifier: resetIdentifier(token), value: userId, seconds })
  return pageLink(services, '/auth/reset', { token, return_to: safePath(returnTo) })
}

function pageLink({ baseUrl }: LinkServices, path: string, query: Record<string, string | undefined>): string {
  const url = new URL(path, baseUrl)
  for (const [name, value] of Object.entries(query)) if (value) url.searchParams.set(name, value)
  return url.toString()
}
