import { and, eq, isNull, type Placeholder, type SQL, sql } from 'drizzle-orm'
import { momentSql } from '#server/clock.ts'
import type { Database } from '#server/db/database.ts'
import { plan_steps } from './tables.ts'

/** The open steps that are due, as a select of id, text, due_date and created_at for use in other queries. */
export function dueSteps(user_id: string | Placeholder, today: SQL): SQL {
  return sql`
    select s.id, s.text, s.due_date, s.updated_at as created_at from ${plan_steps} s
    where s.user_id = ${user_id} and s.done_at is null and s.due_date <= ${today}`
}

/** The open steps of all members that are due on one of these days, with the columns of `Undertaking`. */
export function openSteps(from: string, to: string): SQL {
  return sql`
    select s.user_id, 'step' as source, s.id, s.text, s.due_date, s.updated_at as created_at from ${plan_steps} s
    where s.done_at is null and s.due_date between ${from}::date and ${to}::date`
}

/**
 * The outcome of a step, told outside a conversation: it also ticks the step off. A second outcome replaces the first.
 * Undefined when it is not a step of this member.
 */
export async function rateStep(
  db: Pick<Database, 'select' | 'update'>,
  id: string,
  { user_id, outcome, now }: Omit<Report, 'message_id'>,
): Promise<'first' | 'again' | undefined> {
  const isIt = and(eq(plan_steps.id, id), eq(plan_steps.user_id, user_id))
  const [before] = await db.select({ outcome: plan_steps.outcome }).from(plan_steps).where(isIt).for('update')
  if (!before) return undefined
  await db
    .update(plan_steps)
    .set({ outcome, done_at: sql`coalesce(${plan_steps.done_at}, ${momentSql(now)})`, rated_at: now })
    .where(isIt)
  return before.outcome === null ? 'first' : 'again'
}

/** Steps that the member rated since then, outside a conversation, as a select of text, outcome and reported_at. */
export function ratedSteps(user_id: string | Placeholder, since: SQL): SQL {
  return sql`
    select s.text, s.outcome, s.rated_at as reported_at from ${plan_steps} s
    where s.user_id = ${user_id} and s.outcome is not null and s.rated_at > ${since}`
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
