import { randomBytes } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import type { SECOND_FACTORS } from '#contract/accounts.ts'
import type { Session } from '#contract/session.ts'
import { memberTopic } from '#server/events/topics.ts'
import type { Member } from '#server/http/member.ts'
import type { Services } from '#server/services.ts'
import { acceptCodeOnce } from './accept-code-once.ts'
import { askAuth } from './ask-auth.ts'
import { findVerification, storeVerification } from './auth-internals.ts'
import { endSession } from './end-session.ts'
import { rememberDevice } from './known-device.ts'
import {
  headersForAuth,
  openSignedToken,
  pendingCookieName,
  pendingSignInOf,
  SECOND_FACTOR_SECONDS,
  signToken,
  writeCookie,
} from './session-cookie.ts'
import { passCookies, sessionOf } from './sign-in.ts'
import { sessions } from './tables.ts'

export type SecondFactor = (typeof SECOND_FACTORS)[number]

/** better-auth consumes the pending sign-in atomically: several right codes at once create one session. */
export async function verifySecondFactor(
  services: Services,
  { code, kind }: { code: string; kind: SecondFactor },
  call: { request: Request; member: Member | null; headers: Headers },
): Promise<{ session: Session; two_factor_required: false }> {
  const answer = await passSecondFactor(services, { code, kind }, headersForAuth(call.request, services.baseUrl))
  // Someone may have signed in here after the password was given; that session must end.
  if (call.member) await endSession(services, call.member)
  passCookies(answer.headers, call.headers)
  const session = await sessionOf(services, answer.response.token)
  rememberDevice(services, session.user.id, call)
  services.events.publish(memberTopic(session.user.id), { type: 'data-changed', data: 'devices' })
  return { session, two_factor_required: false }
}

/** What better-auth leaves behind when a password was right: the browser has this long to give the second factor. */
export async function waitForSecondFactor(services: Services, user_id: string, headers: Headers): Promise<void> {
  const { baseUrl, secret } = services
  const identifier = `2fa-${randomBytes(20).toString('base64url')}`
  await storeVerification(services, { identifier, value: user_id, seconds: SECOND_FACTOR_SECONDS })
  const attempts = { identifier: `2fa-attempts-${identifier}`, value: '0', seconds: SECOND_FACTOR_SECONDS }
  await storeVerification(services, attempts)
  const signed = signToken(identifier, secret)
  headers.append('set-cookie', writeCookie(baseUrl, pendingCookieName(baseUrl), signed, SECOND_FACTOR_SECONDS))
}

/** Ends a sign-in that waits for its second factor. */
export async function passSecondFactor(
  services: Services,
  factor: { code: string; kind: SecondFactor },
  headers: Headers,
): Promise<Proved> {
  const { baseUrl, secret } = services
  const signed = pendingSignInOf(headers, baseUrl) ?? ''
  const pending = openSignedToken(signed, secret)
  const user_id = pending ? await findVerification(services, pending) : undefined
  // No other cookies: with a session cookie the request would mean "prove it for this session", not "sign
  // in", and of two cookies with one name we might read one and better-auth the other.
  headers.set('cookie', `${pendingCookieName(baseUrl)}=${encodeURIComponent(signed)}`)
  const proved = await askSecondFactor(services, { ...factor, user_id }, headers)
  await services.db
    .update(sessions)
    .set({ second_factor_at: sql`now()` })
    .where(eq(sessions.token, proved.response.token))
  return proved
}

interface Proved {
  headers: Headers
  response: { token: string }
}

/** `user_id` is the account of the code; without one better-auth refuses. */
export async function askSecondFactor(
  services: Services,
  { code, kind, user_id }: { code: string; kind: SecondFactor; user_id: string | undefined },
  headers: Headers,
): Promise<Proved> {
  const question = { headers, returnHeaders: true as const }
  const ask = (body: { code: string }) =>
    askAuth(services.auth, ({ api }) =>
      kind === 'totp' ? api.verifyTOTP({ ...question, body }) : api.verifyBackupCode({ ...question, body }),
    ) as Promise<Proved>
  if (user_id === undefined) return await ask({ code })
  // Counted before the code is checked, so that concurrent requests cannot exceed the limit.
  await services.limits.consume('second-factor', user_id)
  const proved = await proveWith(services, { code, kind, user_id }, ask)
  await services.limits.reset('second-factor', user_id)
  return proved
}

async function proveWith(
  services: Services,
  { code, kind, user_id }: { code: string; kind: SecondFactor; user_id: string },
  ask: (body: { code: string }) => Promise<Proved>,
): Promise<Proved> {
  // better-auth removes a used backup code in one statement.
  if (kind === 'backup') return await ask({ code: code.trim() })
  const digits = code.replaceAll(/\s/g, '')
  return await acceptCodeOnce(services, { user_id, code: digits }, () => ask({ code: digits }))
}
