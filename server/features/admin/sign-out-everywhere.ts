import { memberTopic } from '#server/events/topics.ts'
import { endAllSessions } from '#server/features/accounts/public.ts'
import type { Member } from '#server/http/member.ts'
import type { Services } from '#server/services.ts'
import { findTarget, lockAdminActions } from './act-on-user.ts'
import { recordAdminAction } from './record-admin-action.ts'

export async function signOutEverywhere(
  { db, events, clock }: Pick<Services, 'db' | 'events' | 'clock'>,
  admin: Member,
  user_id: string,
): Promise<{ sessions: number }> {
  return await db.transaction(async (tx) => {
    await lockAdminActions(tx, admin)
    const target = await findTarget(tx, user_id)
    const sessions = await endAllSessions(tx, user_id, { now: clock.now() })
    await recordAdminAction(tx, {
      admin,
      action: 'sign_out_everywhere',
      target,
      before: { sessions },
      after: { sessions: 0 },
    })
    events.publish(memberTopic(user_id), { type: 'account-changed' })
    return { sessions }
  })
}
