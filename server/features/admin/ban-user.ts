import { eq, sql } from 'drizzle-orm'
import type { AdminUser } from '#contract/admin.ts'
import { memberTopic } from '#server/events/topics.ts'
import { endAllSessions, forgetPending, users } from '#server/features/accounts/public.ts'
import { stopAnswersOf } from '#server/features/conversations/public.ts'
import { settleMembershipsLater } from '#server/features/paid-membership/public.ts'
import type { Member } from '#server/http/member.ts'
import { Refusal } from '#server/http/refusal.ts'
import type { Services } from '#server/services.ts'
import { assertNotLastAdmin, findTarget, lockAdminActions } from './act-on-user.ts'
import { readAdminUser } from './admin-user.ts'
import { recordAdminAction } from './record-admin-action.ts'

type BanServices = Pick<Services, 'db' | 'events' | 'clock' | 'jobs'>

/** A second ban changes only the reason, not the date. A paid membership is cancelled, and ends with its period. */
export async function banUser(
  services: BanServices,
  admin: Member,
  { user_id, reason }: { user_id: string; reason: string },
): Promise<AdminUser> {
  const { db, events, clock } = services
  if (user_id === admin.user_id) throw new Refusal('admin.not-yourself')
  return await db.transaction(async (tx) => {
    const lock = await lockAdminActions(tx, admin)
    const target = await findTarget(tx, user_id)
    assertNotLastAdmin(lock, user_id)
    if (!target.banned_at || target.ban_reason !== reason) {
      const [banned] = await tx
        .update(users)
        .set({ banned_at: sql`coalesce(${users.banned_at}, now())`, ban_reason: reason })
        .where(eq(users.id, user_id))
        .returning({ banned_at: users.banned_at, ban_reason: users.ban_reason })
      if (!banned) throw new Error('a locked row is still there')
      await endAllSessions(tx, user_id, { now: clock.now() })
      await stopAnswersOf(tx, user_id)
      await forgetPending(tx, user_id)
      await settleMembershipsLater(services, tx, user_id)
      const before = { banned_at: target.banned_at, ban_reason: target.ban_reason }
      await recordAdminAction(tx, { admin, action: 'ban', target, before, after: banned })
      events.publish(memberTopic(user_id), { type: 'account-changed' })
    }
    return await readAdminUser(tx, user_id)
  })
}

export async function unbanUser({ db, events }: BanServices, admin: Member, user_id: string): Promise<AdminUser> {
  return await db.transaction(async (tx) => {
    await lockAdminActions(tx, admin)
    const target = await findTarget(tx, user_id)
    if (target.banned_at) {
      const open = { banned_at: null, ban_reason: null }
      await tx.update(users).set(open).where(eq(users.id, user_id))
      const before = { banned_at: target.banned_at, ban_reason: target.ban_reason }
      await recordAdminAction(tx, { admin, action: 'unban', target, before, after: open })
      events.publish(memberTopic(user_id), { type: 'account-changed' })
    }
    return await readAdminUser(tx, user_id)
  })
}
