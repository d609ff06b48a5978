import type { SharedItem } from '#contract/athlete-rules.ts'
import { SHARED_ITEMS } from '#contract/athlete-rules.ts'
import { shareItem, writeStepNote } from '#contract/athletes.ts'
import type { TestApp } from './app.ts'
import { coachOf } from './coaches.ts'
import { memberOf, type Person } from './people.ts'
import { insertSale } from './sales.ts'

/** Inserts a plan with one step. */
export async function stepOf(app: TestApp, { user_id }: Pick<Person, 'user_id'>): Promise<string> {
  const { rows } = await app.pool.query<{ id: string }>(
    `with p as (insert into plans (user_id, title, metric, if_then) values ($1, 'Sharper', '', '') returning id)
     insert into plan_steps (plan_id, user_id, position, text) select id, $1, 0, 'Three rounds of jabs' from p returning id`,
    [user_id],
  )
  return rows[0]?.id ?? ''
}

export async function share(
  member: Person,
  { user_id: coach_id }: Person,
  items: readonly SharedItem[] = SHARED_ITEMS,
) {
  for (const item of items) await member.browser.call(shareItem, { coach_id, item, shared: true })
}

/** A member who shares everything with a coach, who left a note on a step. */
export async function trained(app: TestApp) {
  const [coach, member] = [await coachOf(app), await memberOf(app)]
  await insertSale(app, { buyer_id: member.user_id, coach_id: coach.user_id }, 'coaching', 'done')
  const step_id = await stepOf(app, member)
  await share(member, coach)
  await coach.browser.call(writeStepNote, { member_id: member.user_id, step_id, text: 'Hands up' })
  return { coach, member, step_id }
}
