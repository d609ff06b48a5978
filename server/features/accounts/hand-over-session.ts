import { eq } from 'drizzle-orm'
import type { Services } from '#server/services.ts'
import { answeredCookies, openSignedToken, signedTokenOf } from './session-cookie.ts'
import { passCookies } from './sign-in.ts'
import { sessions } from './tables.ts'

/**
 * Where the way of getting in changes, better-auth replaces the session and hands the new one over as a cookie.
 * A program has no place for a cookie: the new session takes over the token it has.
 */
export async function handOverSession(
  { db, baseUrl, secret }: Services,
  answered: Headers,
  call: { request: Request; headers: Headers },
): Promise<void> {
  const { headers } = call.request
  if (!headers.has('authorization')) return passCookies(answered, call.headers)
  const kept = openSignedToken(signedTokenOf(headers, baseUrl) ?? '', secret)
  const replaced = openSignedToken(signedTokenOf(answeredCookies(answered), baseUrl) ?? '', secret)
  if (kept && replaced) await db.update(sessions).set({ token: kept }).where(eq(sessions.token, replaced))
}
