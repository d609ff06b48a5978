import type { Session } from '#contract/session.ts'
import { memberTopic } from '#server/events/topics.ts'
import type { Member } from '#server/http/member.ts'
import { Refusal } from '#server/http/refusal.ts'
import type { Services } from '#server/services.ts'
import { askAuth } from './ask-auth.ts'
import { endSession } from './end-session.ts'
import { findKnownDevice, rememberDevice } from './known-device.ts'
import { findMember } from './read-member.ts'
import { headersForAuth } from './session-cookie.ts'

export interface SignInAttempt {
  email?: string | undefined
  password?: string | undefined
}

interface PasswordAccepted {
  /** The session cookie, or the cookie of a sign-in that waits for its second factor. */
  headers: Headers
  /** Absent while the second factor is missing. */
  token?: string
}

export async function acceptPassword(
  services: Services,
  { email, password }: SignInAttempt,
  { request, address }: { request: Request; address: string },
): Promise<PasswordAccepted> {
  if (!email?.trim() || !password) throw new Refusal('accounts.credentials-missing')
  const body = { email: email.trim().toLowerCase(), password }
  const headers = headersForAuth(request, services.baseUrl)
  const answer = await countTry(services, body.email, { request, address }, () =>
    askAuth(services.auth, (auth) => auth.api.signInEmail({ body, headers, returnHeaders: true })).catch(
      (error: unknown) => {
        throw services.env.HIDE_EXISTING_ACCOUNTS ? hideUnconfirmed(error) : error
      },
    ),
  )
  return 'token' in answer.response && answer.response.token
    ? { headers: answer.headers, token: answer.response.token }
    : { headers: answer.headers }
}

/**
 * Anyone can sign up with any address and then try the password they chose: an answer that the address is
 * not confirmed would reveal that it had no account before.
 */
function hideUnconfirmed(error: unknown): unknown {
  const unconfirmed = error instanceof Refusal && error.code === 'accounts.email-unconfirmed'
  return unconfirmed ? new Refusal('accounts.credentials-invalid') : error
}

/**
 * Checks a password under two limits, which are counted before the check. Per account: a known device has its
 * own tries, all unknown clients together have ten, from any address. And per client address. A
 * right password gives back only its own try, so that frequent sign-ins do not allow strangers more guesses.
 */
export async function countTry<T>(
  services: Services,
  account: string,
  { request, address }: { request: Request; address: string },
  check: () => Promise<T>,
): Promise<T> {
  const { limits } = services
  const device = await findKnownDevice(services, request, account)
  const tries = device ? 'sign-in-device' : 'sign-in-account'
  const counted = device ? [account, device] : [account]
  await limits.consume('sign-in-address', address)
  await limits.consume(tries, ...counted)
  const checked = await check()
  await limits.giveBack('sign-in-address', address)
  if (device) await limits.reset(tries, ...counted)
  else await limits.giveBack(tries, ...counted)
  return checked
}

export async function signIn(
  services: Services,
  attempt: SignInAttempt,
  call: { request: Request; address: string; member: Member | null; headers: Headers },
): Promise<{ session: Session | null; two_factor_required: boolean }> {
  const accepted = await acceptPassword(services, attempt, call)
  // Signing in again ends the browser's earlier session, so that no forgotten session remains.
  if (call.member) await endSession(services, call.member)
  passCookies(accepted.headers, call.headers)
  if (!accepted.token) return { session: null, two_factor_required: true }
  const session = await sessionOf(services, accepted.token)
  rememberDevice(services, session.user.id, call)
  services.events.publish(memberTopic(session.user.id), { type: 'data-changed', data: 'devices' })
  return { session, two_factor_required: false }
}

export async function sessionOf(services: Services, token: string): Promise<Session> {
  const member = await findMember(services, token)
  if (!member) throw new Refusal('session.missing')
  return member.session
}

export function passCookies(from: Headers, to: Headers): void {
  for (const cookie of from.getSetCookie()) to.append('set-cookie', cookie)
}
