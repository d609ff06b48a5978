import { eq, sql } from 'drizzle-orm'
import type { Role } from '#contract/access.ts'
import type { AdminUser, changeRole as endpoint } from '#contract/admin.ts'
import { GIFT_DAYS, MOST_GIFT_DAYS } from '#contract/admin-rules.ts'
import type { Input } from '#contract/endpoint.ts'
import type { Transaction } from '#server/db/database.ts'
import { memberTopic } from '#server/events/topics.ts'
import { appointCoach } from '#server/features/coach-applications/public.ts'
import { endMemberships, giveMembership } from '#server/features/membership/public.ts'
import { settleLater } from '#server/features/orders/public.ts'
import { profiles } from '#server/features/profile/public.ts'
import type { Member } from '#server/http/member.ts'
import { Refusal } from '#server/http/refusal.ts'
import type { Services } from '#server/services.ts'
import { assertNotLastAdmin, auditedFields, findTarget, lockAdminActions } from './act-on-user.ts'
import { readAdminUser } from './admin-user.ts'
import { recordAdminAction } from './record-admin-action.ts'

const DAY_MS = 24 * 60 * 60 * 1000

type ChangeServices = Pick<Services, 'db' | 'events' | 'clock' | 'notifier' | 'mailer' | 'baseUrl' | 'jobs'>

/**
 * Coach and admin are roles: a paid membership stays. Making someone a coach approves them. Elite with an end, or with
 * none (null), is a gift and leaves the role; without a chosen end it also ends the role, and a live membership stays as
 * it is. Free ends both role and membership.
 */
export async function changeRole(
  services: ChangeServices,
  admin: Member,
  { user_id, membership_type, until }: Input<typeof endpoint>,
): Promise<AdminUser> {
  const { db, events, clock } = services
  return await db.transaction(async (tx) => {
    const lock = await lockAdminActions(tx, admin)
    const target = await findTarget(tx, user_id)
    const role = roleAfter(target.role, { membership_type, until })
    if (role !== 'admin') assertNotLastAdmin(lock, user_id)
    if (role !== 'member' && role !== target.role && !target.email_verified) throw new Refusal('admin.unconfirmed')
    const isApproved = target.role === 'coach' && target.coach_status === 'approved'
    if (membership_type === 'coach' && !isApproved) await appointCoach(services, tx, user_id)
    else if (role !== target.role) await tx.update(profiles).set({ role }).where(eq(profiles.user_id, user_id))
    // The provider is told by a job, again and again until it has ended the subscription.
    const ended = membership_type === 'free_member' ? await endMemberships(tx, user_id) : []
    for (const id of ended) await settleLater(services, tx, id)
    const isGift = membership_type === 'elite_member' && (until !== undefined || target.elite_until === null)
    if (isGift) {
      const period_end = await periodEnd(tx, { until, time_zone: admin.session.user.profile.time_zone, clock })
      await giveMembership(tx, { user_id, period_end, given_by: admin.user_id })
    }
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
    if (changed.includes('elite_until'))
      await tellEliteChange(services, tx, { user_id, before: target.elite_until, after: after.elite_until })
    return await readAdminUser(tx, user_id)
  })
}

function roleAfter(role: Role, { membership_type, until }: Pick<Input<typeof endpoint>, 'membership_type' | 'until'>) {
  if (membership_type === 'coach' || membership_type === 'admin') return membership_type
  return membership_type === 'elite_member' && until !== undefined ? role : 'member'
}

type ChosenEnd = { until: string | null | undefined; time_zone: string | null; clock: Services['clock'] }

/** The last day is included, and ends at midnight where the admin is. Null without an end. */
async function periodEnd(tx: Transaction, { until, time_zone, clock }: ChosenEnd): Promise<Date | null> {
  if (until === null) return null
  const now = clock.now().getTime()
  if (until === undefined) return new Date(now + GIFT_DAYS * DAY_MS)
  const { rows } = await tx.execute<{ moment: string }>(
    sql`select ((${until}::date + 1)::timestamp at time zone ${time_zone ?? 'UTC'}) as moment`,
  )
  const end = new Date(rows[0]?.moment ?? '')
  // A day longer, because the last day that can be chosen ends later where the admin is than in UTC.
  const latest = now + (MOST_GIFT_DAYS + 1) * DAY_MS
  if (!(end.getTime() > now && end.getTime() <= latest))
    throw new Refusal('request.invalid', { fields: { until: { problem: 'invalid' } } })
  return end
}

type EliteChange = { user_id: string; before: string | null; after: string | null }

async function tellEliteChange({ notifier }: ChangeServices, tx: Transaction, { user_id, before, after }: EliteChange) {
  const change = after === null ? 'ended' : before === null ? 'given' : 'moved'
  const until = after === null || after === 'infinity' ? null : new Date(after).toISOString()
  await notifier.notify({ user_id, kind: 'membership', details: { change, until } }, tx)
}
