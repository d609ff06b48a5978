import { eq } from 'drizzle-orm'
import { memberTopic } from '#server/events/topics.ts'
import { forgetSessionsOf, tellOfLeaving } from '#server/features/bookings/public.ts'
import { removeObjectsOf } from '#server/features/files/public.ts'
import { leaveLiveEvents } from '#server/features/live/public.ts'
import { deleteMailsTo } from '#server/features/mails/public.ts'
import { leaveMessages } from '#server/features/messages/public.ts'
import { leaveModeration } from '#server/features/moderation/public.ts'
import { endUnpaidOrdersOf, leaveOrders } from '#server/features/orders/public.ts'
import { settleMembershipsLater } from '#server/features/paid-membership/public.ts'
import { isLastAdmin } from '#server/features/profile/public.ts'
import { leaveReviews } from '#server/features/reviews/public.ts'
import { leaveSpaces } from '#server/features/spaces/public.ts'
import type { Member } from '#server/http/member.ts'
import { Refusal } from '#server/http/refusal.ts'
import type { Services } from '#server/services.ts'
import { checkPassword } from './check-password.ts'
import { forgetPending } from './forget-pending.ts'
import { users } from './tables.ts'

/** The foreign keys delete everything that belongs to the account. The last admin cannot delete theirs. */
export async function deleteAccount(
  services: Services,
  member: Member,
  password: string | undefined,
  request: Request,
): Promise<void> {
  const { user } = member.session
  await checkPassword(services, member, password, request)
  await endUnpaidOrdersOf(services, member.user_id)
  await services.db.transaction(async (tx) => {
    if (await isLastAdmin(tx, member.user_id)) throw new Refusal('accounts.last-admin')
    await tellOfLeaving(services, tx, member.user_id)
    await leaveOrders(services, tx, { user_id: member.user_id, full_name: user.profile.full_name, email: user.email })
    await forgetSessionsOf(tx, member.user_id)
    await settleMembershipsLater(services, tx, member.user_id)
    await leaveReviews(tx, member.user_id)
    await leaveModeration(services, tx, member.user_id)
    await leaveLiveEvents(tx, member.user_id)
    await leaveSpaces(services, tx, member.user_id)
    await leaveMessages(services, tx, member.user_id)
    await removeObjectsOf(tx, services.jobs, member.user_id)
    await tx.delete(users).where(eq(users.id, member.user_id))
    await forgetPending(tx, member.user_id)
    await deleteMailsTo(tx, user.email)
    services.events.publish(memberTopic(member.user_id), { type: 'account-changed' })
  })
}
