import { and, asc, eq, isNull } from 'drizzle-orm'
import type { Transaction } from '#server/db/database.ts'
import { athlete_shares, step_notes } from '#server/features/athletes/tables.ts'
import { plan_steps } from '#server/features/plans/tables.ts'
import { profiles } from '#server/features/profile/tables.ts'

const NOTE = 'The silence is the hard part. Count to five on your fingers under the table, then breathe out.'

/** The demo member shares with the coach of the booked session, who left a note on the next step. The fire is kept back. */
export async function seedAthlete(tx: Transaction, member_id: string): Promise<void> {
  const [coach] = await tx.select({ id: profiles.user_id }).from(profiles).where(eq(profiles.slug, 'ines-talmar'))
  if (!coach) throw new Error('the demo coach is missing')
  await tx.insert(athlete_shares).values({ member_id, coach_id: coach.id, items: ['streak', 'training', 'plans'] })
  const [step] = await tx
    .select({ id: plan_steps.id })
    .from(plan_steps)
    .where(and(eq(plan_steps.user_id, member_id), isNull(plan_steps.done_at)))
    .orderBy(asc(plan_steps.due_date), asc(plan_steps.position))
    .limit(1)
  if (step) await tx.insert(step_notes).values({ step_id: step.id, coach_id: coach.id, member_id, text: NOTE })
}
