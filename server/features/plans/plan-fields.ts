import { type Placeholder, sql } from 'drizzle-orm'
import type { NextStep } from '#contract/dashboard.ts'
import { plan_steps, plans } from './tables.ts'

const NEXT_STEPS = 3

type Value = string | Placeholder

/** What is to be done next, and how many steps are open, as fields of any select. */
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
