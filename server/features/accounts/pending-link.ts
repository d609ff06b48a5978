import { randomUUID } from 'node:crypto'
import type { Services } from '#server/services.ts'
import { cookieOf, openSignedToken, pendingLinkCookieName, signToken, writeCookie } from './session-cookie.ts'

/** Long enough to set a forgotten password by mail first. */
export const PENDING_LINK_SECONDS = 60 * 60

/** Prefix of the signed text, so that no other signed token of ours counts as one. */
const PREFIX = 'pending-link'

type LinkServices = Pick<Services, 'baseUrl' | 'secret' | 'clock'>

/** An identity that this browser has proved; the person must first sign in to the account that has its address. */
export interface PendingLink {
  issuer: string
  subject: string
  email: string
  /** Milliseconds since 1970. */
  proved_at: number
  /** Different for each proof, so that each is used once. */
  id: string
}

export function rememberPendingLink(
  { baseUrl, secret, clock }: LinkServices,
  { issuer, subject, email }: Pick<PendingLink, 'issuer' | 'subject' | 'email'>,
  headers: Headers,
): void {
  const link: PendingLink = { issuer, subject, email, proved_at: clock.now().getTime(), id: randomUUID() }
  const signed = signToken(`${PREFIX}:${Buffer.from(JSON.stringify(link)).toString('base64url')}`, secret)
  headers.append('set-cookie', writeCookie(baseUrl, pendingLinkCookieName(baseUrl), signed, PENDING_LINK_SECONDS))
}

export function readPendingLink({ baseUrl, secret, clock }: LinkServices, request: Request): PendingLink | undefined {
  const signed = cookieOf(request.headers, pendingLinkCookieName(baseUrl))
  const [prefix, data] = openSignedToken(signed ?? '', secret)?.split(':') ?? []
  if (prefix !== PREFIX || !data) return undefined
  const link = JSON.parse(Buffer.from(data, 'base64url').toString()) as PendingLink
  // A cookie of an earlier version has no id, so that nobody could tell whether it was used.
  if (!link.id) return undefined
  return link.proved_at + PENDING_LINK_SECONDS * 1000 > clock.now().getTime() ? link : undefined
}

export function forgetPendingLink({ baseUrl }: Pick<Services, 'baseUrl'>, headers: Headers): void {
  headers.append('set-cookie', writeCookie(baseUrl, pendingLinkCookieName(baseUrl), '', 0))
}
