import { and, asc, between, desc, eq, inArray, type Placeholder, type SQL, sql } from 'drizzle-orm'
import type { NextStep } from '#contract/round.ts'
import type { Database } from '#server/db/database.ts'
import { chat_messages } from '#server/features/conversations/public.ts'
import type { Member } from '#server/http/member.ts'
import { Refusal } from '#server/http/refusal.ts'
import type { Services } from '#server/services.ts'
import { plan_steps, plans } from './tables.ts'

const NEXT_STEPS = 3

/** With `id` only that plan. */
interface Wanted {
  user_id: string
  id?: string
}

/** Newest first, each with its steps by due date. */
async function readPlans(db: Pick<Database, 'select'>, { user_id, id }: Wanted) {
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

/** Another member's plan and a missing one are both "not found". */
export async function readPlan(db: Pick<Database, 'select'>, wanted: Required<Wanted>) {
  const [plan] = await readPlans(db, wanted)
  if (!plan) throw new Refusal('not-found')
  return plan
}

export function listPlans({ db }: Pick<Services, 'db'>, { user_id }: Member) {
  return readPlans(db, { user_id })
}

const MOST_STEPS_BETWEEN = 200

/** The steps that are due on these days, done or open, by day, with what the answer was about that each was kept from. */
export async function stepsBetween(
  db: Pick<Database, 'select'>,
  { user_id, from, to }: { user_id: string; from: string; to: string },
) {
  const found = await db
    .select({
      step: plan_steps,
      template: chat_messages.template,
      matter: sql<string | null>`${chat_messages.trace} ->> 'matter'`,
    })
    .from(plan_steps)
    .innerJoin(plans, eq(plans.id, plan_steps.plan_id))
    .leftJoin(chat_messages, eq(chat_messages.id, plans.message_id))
    .where(and(eq(plan_steps.user_id, user_id), between(plan_steps.due_date, from, to)))
    .orderBy(asc(plan_steps.due_date), asc(plan_steps.position), asc(plan_steps.id))
    .limit(MOST_STEPS_BETWEEN)
  return found.map(({ step: { plan_id, ...step }, ...origin }) => ({ plan_id, step, ...origin }))
}

type Value = string | Placeholder

/** The next steps and the number of open steps, as fields for any select. */
export function planFields(user_id: Value) {
  const next = sql`
    select ${plans.id} as plan_id, ${plans.title} as plan_title, json_build_object(
      'id', ${plan_steps.id}, 'text', ${plan_steps.text}, 'due_date', ${plan_steps.due_date}, 'done_at', null, 'outcome', null
    ) as step
    from ${plan_steps} join ${plans} on ${plans.id} = ${plan_steps.plan_id}
    where ${plan_steps.user_id} = ${user_id} and ${plan_steps.done_at} is null
    order by ${plan_steps.due_date} nulls last, ${plans.created_at} desc, ${plan_steps.position} limit ${sql.raw(String(NEXT_STEPS))}`
  return {
    next_steps: sql<NextStep[]>`array(select row_to_json(next) from (${next}) next)`,
    open_steps: sql<number>`(
      select count(*)::int from ${plan_steps} where ${plan_steps.user_id} = ${user_id} and ${plan_steps.done_at} is null
    )`,
  }
}

export function planCount(user_id: Value) {
  return sql<number>`(select count(*)::int from ${plans} where ${plans.user_id} = ${user_id})`
}

/** When the member kept the first of the plans that exist, as a part of any select. */
export function firstPlanAt(user_id: Value | SQL) {
  return sql`(select min(${plans.created_at}) from ${plans} where ${plans.user_id} = ${user_id})`
}
