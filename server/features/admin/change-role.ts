import { eq } from 'drizzle-orm'
import type { AdminUser } from '#contract/admin.ts'
import type { GivenRole } from '#contract/admin-rules.ts'
import { memberTopic } from '#server/events/topics.ts'
import { giveSlug } from '#server/features/coaches/public.ts'
import { profiles } from '#server/features/profile/public.ts'
import type { Member } from '#server/http/member.ts'
import { Refusal } from '#server/http/refusal.ts'
import type { Services } from '#server/services.ts'
import { assertNotLast, findTarget, takeAdminTurn } from './act-on-user.ts'
import { readAdminUser } from './admin-user.ts'
import { recordAdminAction } from './record-admin-action.ts'

export async function changeRole(
  { db, events }: Pick<Services, 'db' | 'events'>,
  admin: Member,
  { user_id, membership_type }: { user_id: string; membership_type: GivenRole },
): Promise<AdminUser> {
  return await db.transaction(async (tx) => {
    const turn = await takeAdminTurn(tx, admin)
    const target = await findTarget(tx, user_id)
    if (target.membership_type !== membership_type) {
      if (membership_type !== 'admin') assertNotLast(turn, user_id)
      const raised = membership_type === 'admin' || membership_type === 'coach'
      if (raised && !target.email_verified) throw new Refusal('admin.unconfirmed')
      await tx.update(profiles).set({ membership_type }).where(eq(profiles.user_id, user_id))
      // A coach has an address, whichever way they became one.
      if (membership_type === 'coach') await giveSlug(tx, user_id)
      const before = { membership_type: target.membership_type }
      await recordAdminAction(tx, { admin, action: 'change_role', target, before, after: { membership_type } })
      events.publish(memberTopic(user_id), { type: 'account-changed' })
    }
    return await readAdminUser(tx, user_id)
  })
}
