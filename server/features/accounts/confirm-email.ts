import { and, eq } from 'drizzle-orm'
import type { Session } from '#contract/session.ts'
import type { Member } from '#server/http/member.ts'
import { Refusal } from '#server/http/refusal.ts'
import type { Services } from '#server/services.ts'
import { readConfirmation } from './account-links.ts'
import { findAccountById } from './find-account.ts'
import { rememberDevice } from './known-device.ts'
import { headersForAuth, sessionCookie, signToken } from './session-cookie.ts'
import { sessionOf } from './sign-in.ts'
import { forgetSignUp, hasSignedUp } from './sign-up-proof.ts'
import { users } from './tables.ts'

interface ConfirmCall {
  request: Request
  member: Member | null
  headers: Headers
}

/**
 * Confirming twice is no mistake: the link may be opened again from another device. Only the first time, and only in the
 * browser that signed up, it also signs in; nobody is put in the place of someone who is signed in there already.
 */
export async function confirmEmail(
  services: Services,
  token: string,
  call: ConfirmCall,
): Promise<{ email: string; session: Session | null }> {
  const userId = readConfirmation(services, token)
  if (!userId) throw new Refusal('accounts.link-invalid')
  const [confirmed] = await services.db
    .update(users)
    .set({ email_verified: true })
    .where(and(eq(users.id, userId), eq(users.email_verified, false)))
    .returning({ email: users.email, banned_at: users.banned_at })
  const account = confirmed ?? (await findAccountById(services.db, userId))
  if (!account) throw new Refusal('accounts.link-invalid')
  const signsIn = confirmed && !confirmed.banned_at && !call.member && hasSignedUp(services, userId, call.request)
  return { email: account.email, session: signsIn ? await startSession(services, userId, call) : null }
}

async function startSession(services: Services, userId: string, { request, headers }: ConfirmCall): Promise<Session> {
  const { baseUrl, secret } = services
  const { internalAdapter } = await (await services.auth()).$context
  const userAgent = headersForAuth(request, baseUrl).get('user-agent') ?? ''
  const { token } = await internalAdapter.createSession(userId, false, { userAgent })
  headers.append('set-cookie', sessionCookie(baseUrl, signToken(token, secret)))
  forgetSignUp(services, headers)
  rememberDevice(services, userId, { request, headers })
  return await sessionOf(services, token)
}
