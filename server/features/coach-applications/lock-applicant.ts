import { and, eq } from 'drizzle-orm'
import type { Database } from '#server/db/database.ts'
import { users } from '#server/features/accounts/public.ts'
import { membershipType, profiles } from '#server/features/profile/public.ts'
import { Refusal } from '#server/http/refusal.ts'
import { coach_applications } from './tables.ts'

/** The applicant with a pending application. Of two admins who decide at once, the second waits here and is then refused. */
export async function lockApplicant(transaction: Pick<Database, 'select' | '$count'>, user_id: string) {
  const [applicant] = await transaction
    .select({
      user_id: profiles.user_id,
      full_name: profiles.full_name,
      role: profiles.role,
      membership_type: membershipType,
      coach_status: profiles.coach_status,
      slug: profiles.slug,
      upgraded_at: profiles.upgraded_at,
      email_confirmed: users.email_verified,
    })
    .from(profiles)
    .innerJoin(users, eq(users.id, profiles.user_id))
    .where(eq(profiles.user_id, user_id))
    .for('update', { of: profiles })
  if (!applicant) throw new Refusal('not-found')
  const own = eq(coach_applications.user_id, user_id)
  const [pending] = await transaction
    .select({ id: coach_applications.id })
    .from(coach_applications)
    .where(and(own, eq(coach_applications.status, 'pending')))
  if (pending) {
    const { role, slug, upgraded_at } = applicant
    const profile_before = { role, slug, upgraded_at: upgraded_at?.toISOString() ?? null }
    return { ...applicant, application_id: pending.id, profile_before }
  }
  const decided = await transaction.$count(coach_applications, own)
  throw new Refusal(decided > 0 ? 'coach-applications.decided' : 'not-found')
}
