import { eq } from 'drizzle-orm'
import type { Database } from '#server/db/database.ts'
import { fighter_commitments } from '#server/features/fighter-file/tables.ts'
import { first_camps } from '#server/features/first-camp/tables.ts'
import { plan_steps, plans } from '#server/features/plans/tables.ts'
import { activities } from '#server/features/streak/tables.ts'
import { dayAgo, momentAgo } from './demo-moments.ts'

/** How long a demo member has been here, and what waits today. */
export type DemoWeeks = { camp: 'running' } | { camp: 'finished'; owes: string }

const PLAN = {
  title: 'Stay calm under pressure',
  metric: 'Rounds of sparring without freezing',
  if_then: 'If I hold my breath, then I breathe out on the next jab.',
}
const STEPS = [
  { text: 'Three rounds of shadow boxing, breathing out on every strike', due_in: -1 },
  { text: 'Two light rounds with someone new', due_in: 2 },
  { text: 'Write down what made me freeze', due_in: 4 },
]

/** The first camp of a demo member, with the plan that is one of its tasks. */
export async function seedFirstWeeks(
  db: Pick<Database, 'insert' | 'update'>,
  user_id: string,
  weeks: DemoWeeks,
  member_for: number,
): Promise<void> {
  const isFinished = weeks.camp === 'finished'
  await db
    .update(first_camps)
    .set({ started_at: momentAgo(member_for), finished_at: isFinished ? momentAgo(member_for - 6) : null })
    .where(eq(first_camps.user_id, user_id))
  if (member_for >= 6) await seedFirstPlan(db, user_id, momentAgo(member_for - 2))
  if (isFinished)
    await db
      .insert(fighter_commitments)
      .values({ user_id, text: weeks.owes, due_date: dayAgo(0), created_at: momentAgo(3) })
}

/** Kept on the third day; its first step was ticked off yesterday. */
async function seedFirstPlan(db: Pick<Database, 'insert'>, user_id: string, created_at: Date): Promise<void> {
  const [plan] = await db
    .insert(plans)
    .values({ user_id, ...PLAN, created_at })
    .returning({ id: plans.id })
  if (!plan) throw new Error('the demo plan of the first camp was not made')
  await db.insert(plan_steps).values(
    STEPS.map(({ text, due_in }, position) => ({
      plan_id: plan.id,
      user_id,
      position,
      text,
      due_date: dayAgo(-due_in),
      done_at: due_in < 0 ? momentAgo(-due_in) : null,
    })),
  )
  await db.insert(activities).values([
    { user_id, kind: 'chat_message', created_at },
    { user_id, kind: 'plan_step', created_at: momentAgo(1) },
  ])
}
