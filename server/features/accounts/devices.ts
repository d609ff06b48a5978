import { and, desc, eq, gt } from 'drizzle-orm'
import type { Device } from '#contract/accounts.ts'
import { memberTopic } from '#server/events/topics.ts'
import type { Member } from '#server/http/member.ts'
import { Refusal } from '#server/http/refusal.ts'
import type { Services } from '#server/services.ts'
import { forgetDevices, rememberDevice } from './known-device.ts'
import { sessions } from './tables.ts'

export async function listDevices({ db, clock }: Services, member: Member): Promise<Device[]> {
  const rows = await db
    .select({
      id: sessions.id,
      user_agent: sessions.user_agent,
      created_at: sessions.created_at,
      last_seen_at: sessions.updated_at,
    })
    .from(sessions)
    .where(and(eq(sessions.user_id, member.user_id), gt(sessions.expires_at, clock.now())))
    .orderBy(desc(sessions.created_at), desc(sessions.id))
    .limit(100)
  return rows.map((row) => ({
    ...row,
    created_at: row.created_at.toISOString(),
    last_seen_at: row.last_seen_at.toISOString(),
    current: row.id === member.session_id,
  }))
}

/**
 * Another member's device and a missing one are both "not found". It is not stored which known device had the session,
 * so all are forgotten; devices that are still signed in become known again when they renew their session.
 */
export async function revokeDevice(
  services: Services,
  member: Member,
  id: string,
  call: { request: Request; headers: Headers },
): Promise<void> {
  const { db, events, clock } = services
  const revoked = await db
    .delete(sessions)
    .where(and(eq(sessions.id, id), eq(sessions.user_id, member.user_id)))
    .returning({ id: sessions.id })
  if (revoked.length === 0) throw new Refusal('not-found')
  await forgetDevices(db, member.user_id, clock.now())
  if (id !== member.session_id) rememberDevice(services, member.user_id, call)
  events.publish(memberTopic(member.user_id), { type: 'account-changed' })
}
