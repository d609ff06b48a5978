import { eq } from 'drizzle-orm'
import type { Session } from '#contract/session.ts'
import { SESSION_SECONDS } from '#contract/session-rules.ts'
import type { Member } from '#server/http/member.ts'
import type { Services } from '#server/services.ts'
import { rememberDevice } from './known-device.ts'
import { sessionCookie, signedTokenOf } from './session-cookie.ts'
import { sessions } from './tables.ts'

export async function renewSession(
  services: Services,
  member: Member,
  call: { request: Request; headers: Headers },
): Promise<Session> {
  const { db, baseUrl, clock } = services
  const now = clock.now()
  const [renewed] = await db
    .update(sessions)
    .set({ expires_at: new Date(now.getTime() + SESSION_SECONDS * 1000), updated_at: now })
    .where(eq(sessions.id, member.session_id))
    .returning({ expires_at: sessions.expires_at })
  const signed = signedTokenOf(call.request.headers, baseUrl)
  if (signed && !call.request.headers.has('authorization'))
    call.headers.append('set-cookie', sessionCookie(baseUrl, signed))
  rememberDevice(services, member.user_id, call)
  return { ...member.session, expires_at: renewed?.expires_at.toISOString() ?? member.session.expires_at }
}
