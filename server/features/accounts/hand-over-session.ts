import { eq } from 'drizzle-orm'
import type { Member } from '#server/http/member.ts'
import type { Services } from '#server/services.ts'
import { answeredCookies, openSignedToken, signedTokenOf } from './session-cookie.ts'
import { passCookies } from './sign-in.ts'
import { sessions } from './tables.ts'

/**
 * After a change of credentials, better-auth replaces the session and sends the new one as a cookie.
 * A program has no cookies, so the new session gets the program's existing token. `second_factor_at` is the proof of the
 * new session, which better-auth does not store. Returns the new session's id.
 */
export async function handOverSession(
  { db, baseUrl, secret }: Services,
  answered: Headers,
  call: { member: Member; request: Request; headers: Headers; second_factor_at: Date | null },
): Promise<string> {
  const { headers } = call.request
  const tokenOf = (from: Headers) => openSignedToken(signedTokenOf(from, baseUrl) ?? '', secret)
  const token = tokenOf(answeredCookies(answered))
  if (!token) throw new Error('better-auth replaced the session and handed none over')
  const kept = headers.has('authorization') ? tokenOf(headers) : undefined
  const [session] = await db
    .update(sessions)
    .set({
      second_factor_at: call.second_factor_at,
      authenticated_at: call.member.authenticated_at,
      token: kept ?? token,
    })
    .where(eq(sessions.token, token))
    .returning({ id: sessions.id })
  if (!session) throw new Error('the session that was handed over is gone')
  if (!kept) passCookies(answered, call.headers)
  return session.id
}
