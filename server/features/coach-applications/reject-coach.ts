import { eq } from 'drizzle-orm'
import { recordAdminAction } from '#server/features/admin/public.ts'
import { profiles } from '#server/features/profile/public.ts'
import type { Member } from '#server/http/member.ts'
import type { DecideServices } from './approve-coach.ts'
import { lockApplicant } from './lock-applicant.ts'
import { coach_applications } from './tables.ts'
import { announceDecision } from './tell-admins.ts'
import { tellApplicantLater } from './tell-applicant.ts'

export async function rejectCoach(
  { db, events, jobs, notifier, clock }: DecideServices,
  admin: Member,
  { coach_user_id, reason }: { coach_user_id: string; reason: string },
): Promise<void> {
  await db.transaction(async (tx) => {
    const decided_at = clock.now()
    const applicant = await lockApplicant(tx, coach_user_id)
    const { application_id, user_id, full_name, coach_status, profile_before } = applicant
    await tx
      .update(coach_applications)
      .set({ status: 'denied', reason, decided_at, profile_before })
      .where(eq(coach_applications.id, application_id))
    await tx.update(profiles).set({ coach_status: 'denied' }).where(eq(profiles.user_id, user_id))
    await recordAdminAction(tx, {
      admin,
      action: 'reject_coach',
      target: { user_id, full_name },
      before: { coach_status },
      after: { coach_status: 'denied', reason },
    })
    await announceDecision({ events, notifier }, tx, application_id)
    await tellApplicantLater(jobs, { application_id, decided_at }, tx)
  })
}
