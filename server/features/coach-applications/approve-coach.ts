import { eq, sql } from 'drizzle-orm'
import { recordAdminAction } from '#server/features/admin/public.ts'
import { giveSlug } from '#server/features/coaches/public.ts'
import { membershipType, profiles } from '#server/features/profile/public.ts'
import type { Member } from '#server/http/member.ts'
import { Refusal } from '#server/http/refusal.ts'
import type { Services } from '#server/services.ts'
import { lockApplicant } from './lock-applicant.ts'
import { coach_applications } from './tables.ts'
import { announceDecision } from './tell-admins.ts'
import { tellApplicantLater } from './tell-applicant.ts'

export type DecideServices = Pick<Services, 'db' | 'events' | 'jobs' | 'notifier' | 'clock'>

/** In one transaction: the role, the entry in the audit log, and the job that tells the applicant. */
export async function approveCoach(
  { db, events, jobs, notifier, clock }: DecideServices,
  admin: Member,
  coach_user_id: string,
): Promise<{ slug: string }> {
  return await db.transaction(async (tx) => {
    const decided_at = clock.now()
    const applicant = await lockApplicant(tx, coach_user_id)
    if (!applicant.email_confirmed) throw new Refusal('coach-applications.unconfirmed')
    const { application_id, user_id, full_name, role, membership_type, coach_status, profile_before } = applicant
    await tx
      .update(coach_applications)
      .set({ status: 'approved', decided_at, profile_before })
      .where(eq(coach_applications.id, application_id))
    const slug = await giveSlug(tx, user_id)
    // The membership stays as it is. An admin stays an admin.
    const [made] = await tx
      .update(profiles)
      .set({ coach_status: 'approved', role: role === 'admin' ? 'admin' : 'coach', upgraded_at: sql`now()` })
      .where(eq(profiles.user_id, user_id))
      .returning({ coach_status: profiles.coach_status, membership_type: membershipType })
    await recordAdminAction(tx, {
      admin,
      action: 'approve_coach',
      target: { user_id, full_name },
      before: { coach_status, membership_type, slug: profile_before.slug },
      after: { ...made, slug },
    })
    await announceDecision({ events, notifier }, tx, application_id)
    await tellApplicantLater(jobs, { application_id, decided_at }, tx)
    return { slug }
  })
}
