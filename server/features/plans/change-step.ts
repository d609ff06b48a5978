import { and, eq, isNotNull, isNull } from 'drizzle-orm'
import { momentOfWrite } from '#contract/offline-rules.ts'
import type { Waited } from '#contract/waited.ts'
import type { Database } from '#server/db/database.ts'
import { type ActivityServices, recordActivity } from '#server/features/streak/public.ts'
import { isFirstTime } from '#server/features/waited-writes/public.ts'
import type { Member } from '#server/http/member.ts'
import { Refusal } from '#server/http/refusal.ts'
import type { Services } from '#server/services.ts'
import { readPlan } from './read-plans.ts'
import { plan_steps } from './tables.ts'

export async function changeStep(
  { db }: Pick<Services, 'db'>,
  { user_id }: Member,
  { text, due_date, ...named }: NamedStep & { text: string; due_date: string | null },
) {
  const step = await findStep(db, user_id, named)
  await db.update(plan_steps).set({ text, due_date }).where(eq(plan_steps.id, step.id))
  return await readPlan(db, { user_id, id: named.id })
}

/** Ticking off counts for the streak; opening again does not undo that. Ticking twice has no further effect. */
export async function tickStep(
  services: Pick<Services, 'db'> & ActivityServices,
  { user_id }: Member,
  { done, waited, ...named }: NamedStep & { done: boolean; waited?: Waited | undefined },
) {
  const now = services.clock.now()
  const at = momentOfWrite(now, waited?.seconds)
  return await services.db.transaction(async (tx) => {
    await findStep(tx, user_id, named)
    if (!(await isFirstTime(tx, { user_id, now }, waited))) return await readPlan(tx, { user_id, id: named.id })
    const changed = await tx
      .update(plan_steps)
      .set(done ? { done_at: at } : { done_at: null, outcome: null, reported_in: null, rated_at: null })
      .where(and(eq(plan_steps.id, named.step_id), done ? isNull(plan_steps.done_at) : isNotNull(plan_steps.done_at)))
      .returning({ id: plan_steps.id })
    if (done && changed.length > 0) await recordActivity(services, tx, { user_id, kind: 'plan_step', at })
    return await readPlan(tx, { user_id, id: named.id })
  })
}

export interface NamedStep {
  /** The id of the plan. */
  id: string
  step_id: string
}

/** Another member's step, one of another plan and a missing one are all "not found". */
async function findStep(db: Pick<Database, 'select'>, user_id: string, { id, step_id }: NamedStep) {
  const [step] = await db
    .select()
    .from(plan_steps)
    .where(and(eq(plan_steps.id, step_id), eq(plan_steps.plan_id, id), eq(plan_steps.user_id, user_id)))
  if (!step) throw new Refusal('not-found')
  return step
}
