import { and, desc, eq, ne, or, sql } from 'drizzle-orm'
import type { PushSettings } from '#contract/push.ts'
import { PUSH_DEVICES_MAX } from '#contract/push-rules.ts'
import { sessions } from '#server/features/accounts/public.ts'
import type { Member } from '#server/http/member.ts'
import { Refusal } from '#server/http/refusal.ts'
import type { Services } from '#server/services.ts'
import { type KeyServices, readSender } from './push-keys.ts'
import { push_subscriptions } from './tables.ts'

export async function readPushSettings(services: KeyServices, member: Member): Promise<PushSettings> {
  const { public_key } = await readSender(services)
  const rows = await services.db
    .select({
      id: push_subscriptions.id,
      session_id: push_subscriptions.session_id,
      created_at: push_subscriptions.created_at,
      last_success_at: push_subscriptions.last_success_at,
      user_agent: sessions.user_agent,
    })
    .from(push_subscriptions)
    .innerJoin(sessions, eq(sessions.id, push_subscriptions.session_id))
    .where(eq(push_subscriptions.user_id, member.user_id))
    .orderBy(desc(push_subscriptions.created_at), desc(push_subscriptions.id))
  return {
    public_key,
    devices: rows.map(({ session_id, created_at, last_success_at, ...row }) => ({
      ...row,
      created_at: created_at.toISOString(),
      last_success_at: last_success_at?.toISOString() ?? null,
      current: session_id === member.session_id,
    })),
  }
}

export interface Device {
  endpoint: string
  keys: { p256dh: string; auth: string }
}

/**
 * Whoever is signed in at a browser gets its pushes: a second account takes the device over from the first, with an id of
 * its own, so that pushes that still wait for the first one's device reach nobody. A session has one device, and the oldest
 * device of a member makes room for an eleventh.
 */
export async function addDevice(
  services: KeyServices & Pick<Services, 'clock'>,
  member: Member,
  { endpoint, keys }: Device,
): Promise<PushSettings> {
  const owner = { user_id: member.user_id, session_id: member.session_id }
  const now = services.clock.now()
  await services.db.transaction(async (tx) => {
    const { session_id } = push_subscriptions
    const otherDevice = and(eq(session_id, member.session_id), ne(push_subscriptions.endpoint, endpoint))
    const otherOwner = and(eq(push_subscriptions.endpoint, endpoint), ne(session_id, member.session_id))
    await tx.delete(push_subscriptions).where(or(otherDevice, otherOwner))
    await tx
      .insert(push_subscriptions)
      .values({ ...owner, endpoint, ...keys, created_at: now })
      .onConflictDoUpdate({ target: push_subscriptions.endpoint, set: { ...owner, ...keys } })
    await tx.execute(sql`
      delete from ${push_subscriptions} where user_id = ${member.user_id} and id not in (
        select id from ${push_subscriptions} where user_id = ${member.user_id}
        order by endpoint = ${endpoint} desc, created_at desc, id desc limit ${PUSH_DEVICES_MAX})`)
  })
  return readPushSettings(services, member)
}

/** Another member's device and a missing one are both "not found". */
export async function removeDevice(services: KeyServices, member: Member, id: string): Promise<PushSettings> {
  const removed = await services.db
    .delete(push_subscriptions)
    .where(and(eq(push_subscriptions.id, id), eq(push_subscriptions.user_id, member.user_id)))
    .returning({ id: push_subscriptions.id })
  if (removed.length === 0) throw new Refusal('not-found')
  return readPushSettings(services, member)
}
