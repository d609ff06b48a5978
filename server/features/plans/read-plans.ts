import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm'
import type { Database } from '#server/db/database.ts'
import { Refusal } from '#server/http/refusal.ts'
import { plan_steps, plans } from './tables.ts'

/** `id` where only one is wanted. */
interface Wanted {
  user_id: string
  id?: string
}

/** Newest first, each with its steps in the order in which they are due. */
export async function readPlans(db: Pick<Database, 'select'>, { user_id, id }: Wanted) {
  const found = await db
    .select()
    .from(plans)
    .where(and(eq(plans.user_id, user_id), id === undefined ? undefined : eq(plans.id, id)))
    .orderBy(desc(plans.created_at), desc(plans.id))
  const ids = found.map((plan) => plan.id)
  const steps = await db
    .select()
    .from(plan_steps)
    .where(inArray(plan_steps.plan_id, ids))
    .orderBy(sql`${plan_steps.due_date} nulls last`, asc(plan_steps.position))
  return found.map((plan) => ({ ...plan, steps: steps.filter(({ plan_id }) => plan_id === plan.id) }))
}

/** Someone else's plan and none at all are the same "not found". */
export async function readPlan(db: Pick<Database, 'select'>, wanted: Required<Wanted>) {
  const [plan] = await readPlans(db, wanted)
  if (!plan) throw new Refusal('not-found')
  return plan
}
