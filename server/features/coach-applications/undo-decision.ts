import { and, desc, eq, getTableColumns, isNotNull } from 'drizzle-orm'
import { memberTopic } from '#server/events/topics.ts'
import { recordAdminAction } from '#server/features/admin/public.ts'
import { membershipType, profiles } from '#server/features/profile/public.ts'
import type { Member } from '#server/http/member.ts'
import { Refusal } from '#server/http/refusal.ts'
import type { DecideServices } from './approve-coach.ts'
import { coach_applications } from './tables.ts'
import { tellAdmins } from './tell-admins.ts'

/** The application is pending again, and the profile is restored. The job that would tell the applicant does nothing. */
export async function undoDecision(
  { db, events }: Pick<DecideServices, 'db' | 'events'>,
  admin: Member,
  coach_user_id: string,
): Promise<void> {
  await db.transaction(async (tx) => {
    const ofApplicant = eq(profiles.user_id, coach_user_id)
    const [profile] = await tx
      .select({ ...getTableColumns(profiles), membership_type: membershipType })
      .from(profiles)
      .where(ofApplicant)
      .for('update')
    if (!profile) throw new Refusal('not-found')
    const { user_id, full_name, membership_type, coach_status, slug } = profile
    const [decided] = await tx
      .select()
      .from(coach_applications)
      .where(and(eq(coach_applications.user_id, user_id), isNotNull(coach_applications.profile_before)))
      .orderBy(desc(coach_applications.decided_at))
      .limit(1)
      .for('update')
    // A denied applicant may already have a newer application.
    if (!decided?.profile_before || coach_status === 'pending') throw new Refusal('coach-applications.told')
    const before = decided.profile_before
    await tx
      .update(coach_applications)
      .set({ status: 'pending', reason: null, decided_at: null, profile_before: null })
      .where(eq(coach_applications.id, decided.id))
    const upgraded_at = before.upgraded_at === null ? null : new Date(before.upgraded_at)
    const [restored] = await tx
      .update(profiles)
      .set({ coach_status: 'pending', role: before.role, slug: before.slug, upgraded_at })
      .where(ofApplicant)
      .returning({ coach_status: profiles.coach_status, membership_type: membershipType, slug: profiles.slug })
    await recordAdminAction(tx, {
      admin,
      action: 'undo_decision',
      target: { user_id, full_name },
      before: { coach_status, membership_type, slug },
      after: { ...restored },
    })
    tellAdmins({ events })
    events.publish(memberTopic(user_id), { type: 'account-changed' })
  })
}
