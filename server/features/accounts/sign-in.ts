import type { Session } from '#contract/session.ts'
import type { Member } from '#server/http/member.ts'
import { Refusal } from '#server/http/refusal.ts'
import type { Services } from '#server/services.ts'
import { askAuth } from './ask-auth.ts'
import { endSession } from './end-session.ts'
import { findMember } from './read-member.ts'
import { headersForAuth } from './session-cookie.ts'

export interface SignInAttempt {
  email?: string | undefined
  password?: string | undefined
}

interface PasswordAccepted {
  /** Cookies: the session's, or the one that remembers whose second factor is due. */
  headers: Headers
  /** Absent while the second factor is due. */
  token?: string
}

/** Checks the password under both limits: per account however the address varies, and per address. */
export async function acceptPassword(
  services: Services,
  { email, password }: SignInAttempt,
  { request, address }: { request: Request; address: string },
): Promise<PasswordAccepted> {
  if (!email?.trim() || !password) throw new Refusal('accounts.credentials-missing')
  const account = email.trim().toLowerCase()
  await services.limits.consume('sign-in-address', address)
  await services.limits.consume('sign-in-account', account)
  const headers = headersForAuth(request, services.baseUrl)
  const body = { email: account, password }
  const answer = await askAuth(services.auth, (auth) => auth.api.signInEmail({ body, headers, returnHeaders: true }))
  await services.limits.reset('sign-in-account', account)
  return 'token' in answer.response && answer.response.token
    ? { headers: answer.headers, token: answer.response.token }
    : { headers: answer.headers }
}

export async function signIn(
  services: Services,
  attempt: SignInAttempt,
  call: { request: Request; address: string; member: Member | null; headers: Headers },
): Promise<{ session: Session | null; two_factor_required: boolean }> {
  const accepted = await acceptPassword(services, attempt, call)
  // Signing in again replaces what this browser had, so that no forgotten session lives on.
  if (call.member) await endSession(services, call.member)
  passCookies(accepted.headers, call.headers)
  if (!accepted.token) return { session: null, two_factor_required: true }
  return { session: await sessionOf(services, accepted.token), two_factor_required: false }
}

export async function sessionOf({ pool }: Services, token: string): Promise<Session> {
  const member = await findMember(pool, token)
  if (!member) throw new Refusal('session.missing')
  return member.session
}

export function passCookies(from: Headers, to: Headers): void {
  for (const cookie of from.getSetCookie()) to.append('set-cookie', cookie)
}
