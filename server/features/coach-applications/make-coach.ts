import { and, eq, isNotNull, sql } from 'drizzle-orm'
import type { Role } from '#contract/access.ts'
import type { Transaction } from '#server/db/database.ts'
import { giveSlug } from '#server/features/coaches/public.ts'
import { membershipType, profiles } from '#server/features/profile/public.ts'
import type { Services } from '#server/services.ts'
import { coach_applications } from './tables.ts'
import { announceDecision } from './tell-admins.ts'
import { tellCoach } from './tell-applicant.ts'

/** An approved coach with a slug. The membership stays as it is, and an admin who is approved stays an admin. */
export async function makeCoach(tx: Transaction, { user_id, role }: { user_id: string; role: Role }) {
  const slug = await giveSlug(tx, user_id)
  const [made] = await tx
    .update(profiles)
    .set({ coach_status: 'approved', role, upgraded_at: sql`now()` })
    .where(eq(profiles.user_id, user_id))
    .returning({ coach_status: profiles.coach_status, membership_type: membershipType })
  return { ...made, slug }
}

type AppointServices = Pick<Services, 'events' | 'notifier' | 'mailer' | 'baseUrl' | 'clock'>

/**
 * An admin makes someone a coach in the list of users: that choice is the approval. It also approves a pending
 * application, replaces a decision that the applicant was not told yet, and is told at once, because it has no undo.
 */
export async function appointCoach(services: AppointServices, tx: Transaction, user_id: string): Promise<void> {
  await makeCoach(tx, { user_id, role: 'coach' })
  const own = eq(coach_applications.user_id, user_id)
  await tx
    .update(coach_applications)
    .set({ profile_before: null })
    .where(and(own, isNotNull(coach_applications.profile_before)))
  const [approved] = await tx
    .update(coach_applications)
    .set({ status: 'approved', decided_at: services.clock.now() })
    .where(and(own, eq(coach_applications.status, 'pending')))
    .returning({ id: coach_applications.id })
  if (approved) await announceDecision(services, tx, approved.id)
  await tellCoach(services, tx, { user_id, decision: approved ? 'approved' : 'appointed' })
}
