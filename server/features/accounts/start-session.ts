import { eq } from 'drizzle-orm'
import type { Session } from '#contract/session.ts'
import { memberTopic } from '#server/events/topics.ts'
import type { Member } from '#server/http/member.ts'
import type { Services } from '#server/services.ts'
import { createSession } from './auth-internals.ts'
import { endSession } from './end-session.ts'
import { rememberDevice } from './known-device.ts'
import { headersForAuth, sessionCookie, signToken } from './session-cookie.ts'
import { sessionOf } from './sign-in.ts'
import { sessions } from './tables.ts'

interface StartCall {
  request: Request
  headers: Headers
  member: Member | null
}

interface Proof {
  user_id: string
  secondFactor: boolean
  /** When the person proved it; null where the provider does not say. */
  authenticatedAt: Date | null
}

/**
 * Signs this browser in after a proof without a password. An earlier session of this browser
 * ends. `secondFactor`: the proof counts as a password and a code.
 */
export async function startSession(
  services: Services,
  { user_id, secondFactor, authenticatedAt }: Proof,
  call: StartCall,
): Promise<Session> {
  const { db, baseUrl, secret, events, clock } = services
  const userAgent = headersForAuth(call.request, baseUrl).get('user-agent') ?? ''
  const token = await createSession(services, user_id, userAgent)
  const second_factor_at = secondFactor ? clock.now() : null
  await db
    .update(sessions)
    .set({ second_factor_at, authenticated_at: authenticatedAt })
    .where(eq(sessions.token, token))
  const session = await sessionOf(services, token)
  if (call.member) await endSession(services, call.member)
  call.headers.append('set-cookie', sessionCookie(baseUrl, signToken(token, secret)))
  rememberDevice(services, user_id, call)
  events.publish(memberTopic(user_id), { type: 'data-changed', data: 'devices' })
  return session
}
