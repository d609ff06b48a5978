import type { Services } from '#server/services.ts'
import { CONFIRM_SECONDS } from './account-links.ts'
import { cookieOf, openSignedToken, signToken, signUpCookieName, writeCookie } from './session-cookie.ts'

/** Prefix of the signed text, so that no other signed token of ours proves a sign-up. */
const PREFIX = 'sign-up'

type ProofServices = Pick<Services, 'baseUrl' | 'secret'>

/**
 * The browser that signed up keeps a cookie of that sign-up. It gives no access by itself: together with the mailed link,
 * it proves that the same person has both, who then need not type the password.
 */
export function rememberSignUp({ baseUrl, secret }: ProofServices, userId: string, headers: Headers): void {
  const signed = signToken(`${PREFIX}:${userId}`, secret)
  headers.append('set-cookie', writeCookie(baseUrl, signUpCookieName(baseUrl), signed, CONFIRM_SECONDS))
}

/** Whether this browser made the sign-up of this account. */
export function hasSignedUp({ baseUrl, secret }: ProofServices, userId: string, request: Request): boolean {
  const signed = cookieOf(request.headers, signUpCookieName(baseUrl))
  return openSignedToken(signed ?? '', secret) === `${PREFIX}:${userId}`
}

export function forgetSignUp({ baseUrl }: ProofServices, headers: Headers): void {
  headers.append('set-cookie', writeCookie(baseUrl, signUpCookieName(baseUrl), '', 0))
}
