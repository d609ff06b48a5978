import { and, eq } from 'drizzle-orm'
import type { Database } from '#server/db/database.ts'
import { Refusal } from '#server/http/refusal.ts'
import { plan_steps } from './tables.ts'

export interface NamedStep {
  /** Of the plan. */
  id: string
  step_id: string
}

/** Someone else's step, one of another plan and none at all are the same "not found". */
export async function findStep(db: Pick<Database, 'select'>, user_id: string, { id, step_id }: NamedStep) {
  const [step] = await db
    .select()
    .from(plan_steps)
    .where(and(eq(plan_steps.id, step_id), eq(plan_steps.plan_id, id), eq(plan_steps.user_id, user_id)))
  if (!step) throw new Refusal('not-found')
  return step
}
