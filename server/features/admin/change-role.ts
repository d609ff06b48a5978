import { eq } from 'drizzle-orm'
import type { AdminUser, changeRole as endpoint } from '#contract/admin.ts'
import { GIFT_DAYS, MOST_GIFT_DAYS } from '#contract/admin-rules.ts'
import type { Input } from '#contract/endpoint.ts'
import { memberTopic } from '#server/events/topics.ts'
import { giveSlug } from '#server/features/coaches/public.ts'
import { endMemberships, giveMembership } from '#server/features/membership/public.ts'
import { profiles } from '#server/features/profile/public.ts'
import type { Member } from '#server/http/member.ts'
import { Refusal } from '#server/http/refusal.ts'
import type { Services } from '#server/services.ts'
import { assertNotLastAdmin, auditedFields, findTarget, lockAdminActions } from './act-on-user.ts'
import { readAdminUser } from './admin-user.ts'
import { recordAdminAction } from './record-admin-action.ts'

const DAY_MS = 24 * 60 * 60 * 1000

/**
 * Coach and admin are roles: a paid membership stays. Elite is a gift with an end; without a given end, a live membership
 * stays as it is. Free ends both role and membership.
 */
export async function changeRole(
  { db, events, clock }: Pick<Services, 'db' | 'events' | 'clock'>,
  admin: Member,
  { user_id, membership_type, until }: Input<typeof endpoint>,
): Promise<AdminUser> {
  const role = membership_type === 'coach' || membership_type === 'admin' ? membership_type : 'member'
  const inDays = (days: number) => new Date(clock.now().getTime() + days * DAY_MS)
  const period_end = until === undefined ? undefined : endOfDay(until, inDays(0), inDays(MOST_GIFT_DAYS))
  return await db.transaction(async (tx) => {
    const lock = await lockAdminActions(tx, admin)
    const target = await findTarget(tx, user_id)
    if (role !== 'admin') assertNotLastAdmin(lock, user_id)
    if (role !== 'member' && role !== target.role && !target.email_verified) throw new Refusal('admin.unconfirmed')
    if (role !== target.role) await tx.update(profiles).set({ role }).where(eq(profiles.user_id, user_id))
    // Every coach has a slug, however they became one.
    if (role === 'coach') await giveSlug(tx, user_id)
    if (membership_type === 'free_member') await endMemberships(tx, user_id)
    const isGift = membership_type === 'elite_member' && (period_end !== undefined || target.elite_until === null)
    if (isGift)
      await giveMembership(tx, { user_id, period_end: period_end ?? inDays(GIFT_DAYS), given_by: admin.user_id })
    const [after] = await tx.select(auditedFields).from(profiles).where(eq(profiles.user_id, user_id))
    if (!after) throw new Error('a locked row is still there')
    const changed = (Object.keys(auditedFields) as (keyof typeof auditedFields)[]).filter(
      (field) => target[field] !== after[field],
    )
    if (changed.length > 0) {
      const pick = (from: typeof after) => Object.fromEntries(changed.map((field) => [field, from[field]]))
      const action = isGift ? 'give_elite' : 'change_role'
      await recordAdminAction(tx, { admin, action, target, before: pick(target), after: pick(after) })
      events.publish(memberTopic(user_id), { type: 'account-changed' })
    }
    return await readAdminUser(tx, user_id)
  })
}

/** The last day is included, in UTC like all days that admins choose. */
function endOfDay(day: string, now: Date, latest: Date): Date {
  const end = new Date(Date.parse(day) + DAY_MS)
  if (end <= now || end > latest) throw new Refusal('request.invalid', { fields: { until: { problem: 'invalid' } } })
  return end
}
