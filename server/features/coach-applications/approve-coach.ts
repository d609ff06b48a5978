import { eq } from 'drizzle-orm'
import { recordAdminAction } from '#server/features/admin/public.ts'
import type { Member } from '#server/http/member.ts'
import { Refusal } from '#server/http/refusal.ts'
import type { Services } from '#server/services.ts'
import { lockApplicant } from './lock-applicant.ts'
import { makeCoach } from './make-coach.ts'
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
    const after = await makeCoach(tx, { user_id, role: role === 'admin' ? 'admin' : 'coach' })
    await recordAdminAction(tx, {
      admin,
      action: 'approve_coach',
      target: { user_id, full_name },
      before: { coach_status, membership_type, slug: profile_before.slug },
      after,
    })
    await announceDecision({ events, notifier }, tx, application_id)
    await tellApplicantLater(jobs, { application_id, decided_at }, tx)
    return { slug: after.slug }
  })
}
