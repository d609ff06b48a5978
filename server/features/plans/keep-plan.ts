import { and, eq } from 'drizzle-orm'
import { PLAN_STEP_LENGTH } from '#contract/plan-rules.ts'
import type { Transaction } from '#server/db/database.ts'
import { findPlanDraft } from '#server/features/conversations/public.ts'
import type { Member } from '#server/http/member.ts'
import { Refusal } from '#server/http/refusal.ts'
import type { Services } from '#server/services.ts'
import { readPlan } from './read-plans.ts'
import { plan_steps, plans } from './tables.ts'

/** Keeping the same answer again returns the existing plan. */
export async function keepPlan({ db, clock }: Pick<Services, 'db' | 'clock'>, { user_id }: Member, message_id: string) {
  return await db.transaction(async (tx) => {
    const found = await findPlanDraft(tx, { user_id, message_id })
    if (!found || found.draft.steps.length === 0) throw new Refusal('not-found')
    const { conversation_id, draft } = found
    const { title, metric, if_then } = draft
    const [kept] = await tx
      .insert(plans)
      .values({ user_id, conversation_id, message_id, title, metric, if_then, created_at: clock.now() })
      .onConflictDoNothing({ target: plans.message_id })
      .returning({ id: plans.id })
    if (!kept) {
      const [before] = await tx.select({ id: plans.id }).from(plans).where(eq(plans.message_id, message_id))
      if (!before) throw new Error('the plan that was kept before is gone')
      return await readPlan(tx, { user_id, id: before.id })
    }
    await tx.insert(plan_steps).values(
      draft.steps.map(({ text, due_date }, position) => ({
        plan_id: kept.id,
        user_id,
        position,
        text: text.slice(0, PLAN_STEP_LENGTH),
        due_date,
      })),
    )
    return await readPlan(tx, { user_id, id: kept.id })
  })
}

export async function deletePlan({ db }: Pick<Services, 'db'>, { user_id }: Member, id: string): Promise<void> {
  const deleted = await db
    .delete(plans)
    .where(and(eq(plans.id, id), eq(plans.user_id, user_id)))
    .returning({ id: plans.id })
  if (deleted.length === 0) throw new Refusal('not-found')
}

/** A plan that someone else made for the member, such as the drills of a film review. Returns its id. */
export async function insertPlan(
  tx: Pick<Transaction, 'insert'>,
  { user_id, title, steps }: { user_id: string; title: string; steps: readonly string[] },
): Promise<string> {
  const [plan] = await tx.insert(plans).values({ user_id, title, metric: '', if_then: '' }).returning({ id: plans.id })
  if (!plan) throw new Error('the plan was not stored')
  await tx
    .insert(plan_steps)
    .values(
      steps.map((text, position) => ({ plan_id: plan.id, user_id, position, text: text.slice(0, PLAN_STEP_LENGTH) })),
    )
  return plan.id
}
