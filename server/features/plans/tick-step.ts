import { and, eq, isNotNull, isNull } from 'drizzle-orm'
import { type ActivityServices, recordActivity } from '#server/features/streak/public.ts'
import type { Member } from '#server/http/member.ts'
import type { Services } from '#server/services.ts'
import { findStep, type NamedStep } from './find-step.ts'
import { readPlan } from './read-plans.ts'
import { plan_steps } from './tables.ts'

/** Ticking off counts for the streak; opening again does not take that back. Ticking twice is ticking once. */
export async function tickStep(
  services: Pick<Services, 'db'> & ActivityServices,
  { user_id }: Member,
  { done, ...named }: NamedStep & { done: boolean },
) {
  return await services.db.transaction(async (tx) => {
    await findStep(tx, user_id, named)
    const changed = await tx
      .update(plan_steps)
      .set(done ? { done_at: services.clock.now() } : { done_at: null, outcome: null, reported_in: null })
      .where(and(eq(plan_steps.id, named.step_id), done ? isNull(plan_steps.done_at) : isNotNull(plan_steps.done_at)))
      .returning({ id: plan_steps.id })
    if (done && changed.length > 0) await recordActivity(services, tx, { user_id, kind: 'plan_step' })
    return await readPlan(tx, { user_id, id: named.id })
  })
}
