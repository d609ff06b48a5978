import { and, eq, isNull, type Placeholder, type SQL, sql } from 'drizzle-orm'
import type { Database } from '#server/db/database.ts'
import { plan_steps } from './tables.ts'

/** The open steps that are due, as a select of id, text, due_date and created_at for use in other queries. */
export function dueSteps(user_id: string | Placeholder, today: SQL): SQL {
  return sql`
    select s.id, s.text, s.due_date, s.updated_at as created_at from ${plan_steps} s
    where s.user_id = ${user_id} and s.done_at is null and s.due_date <= ${today}`
}

interface Report {
  user_id: string
  outcome: number
  message_id: string
  now: Date
}

/** Reporting the outcome of a step also ticks it off. False when it is not an open step of this member. */
export async function reportStep(
  db: Pick<Database, 'update'>,
  id: string,
  { user_id, outcome, message_id, now }: Report,
): Promise<boolean> {
  const reported = await db
    .update(plan_steps)
    .set({ done_at: now, outcome, reported_in: message_id })
    .where(and(eq(plan_steps.id, id), eq(plan_steps.user_id, user_id), isNull(plan_steps.done_at)))
    .returning({ id: plan_steps.id })
  return reported.length > 0
}

/** Whether this message already reported the step, so that answering it again changes nothing. */
export async function isStepReported(
  db: Pick<Database, 'select'>,
  { user_id, message_id }: Pick<Report, 'user_id' | 'message_id'>,
): Promise<boolean> {
  const found = await db
    .select({ id: plan_steps.id })
    .from(plan_steps)
    .where(and(eq(plan_steps.user_id, user_id), eq(plan_steps.reported_in, message_id)))
    .limit(1)
  return found.length > 0
}
