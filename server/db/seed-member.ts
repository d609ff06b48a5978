import type { FactKey } from '#contract/fighter-file-items.ts'
import { WAR_ROOM } from '#contract/rooms.ts'
import type { Database } from '#server/db/database.ts'
import { coach_follows } from '#server/features/coaches/tables.ts'
import { fighter_commitments, fighter_facts } from '#server/features/fighter-file/tables.ts'
import { notifications } from '#server/features/notifications/tables.ts'
import { plan_steps, plans } from '#server/features/plans/tables.ts'
import type { DemoAnswer } from './seed-conversations.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const daysFrom = (moment: Date, days: number) => new Date(moment.getTime() + days * DAY_MS)
const dayOf = (moment: Date) => moment.toISOString().slice(0, 10)

type Inserting = Pick<Database, 'insert'>

/** A plan kept from an answer, with its first steps ticked off, one a day. */
export async function seedPlan(
  db: Inserting,
  user_id: string,
  { conversation_id, message_id, plan, created_at }: DemoAnswer,
  ticked: 'all' | 'first',
): Promise<void> {
  const { title, metric, if_then, steps } = plan
  const [kept] = await db
    .insert(plans)
    .values({ user_id, conversation_id, message_id, title, metric, if_then, created_at })
    .returning({ id: plans.id })
  if (!kept) throw new Error(`the demo plan ${title} was not made`)
  const isDone = (position: number) => ticked === 'all' || position === 0
  await db.insert(plan_steps).values(
    steps.map((step, position) => ({
      ...step,
      plan_id: kept.id,
      user_id,
      position,
      done_at: isDone(position) ? daysFrom(created_at, Math.min(position + 1, 9)) : null,
    })),
  )
}

/** Facts from the member's message about the fight. */
export async function seedFighterFile(
  db: Inserting,
  user_id: string,
  { conversation_id, message_id, created_at }: DemoAnswer,
): Promise<void> {
  const fight = daysFrom(created_at, 8 * 7)
  const facts: Partial<Record<FactKey, string>> = {
    goal: 'Win my first amateur fight',
    obstacle: 'Gassing out in round two',
    event: 'First amateur fight',
    event_date: dayOf(fight),
    sport: 'Kickboxing',
    hours_a_week: '4',
  }
  const origin = { user_id, source: 'message', conversation_id, message_id, room: WAR_ROOM, expires_at: fight } as const
  await db
    .insert(fighter_facts)
    .values(Object.entries(facts).map(([key, value]) => ({ ...origin, key: key as FactKey, value })))
  await db.insert(fighter_commitments).values({
    user_id,
    conversation_id,
    message_id,
    text: 'Six rounds on the bag without stopping',
    due_date: dayOf(daysFrom(new Date(), 2)),
    created_at,
  })
}

/** Notifications about streak milestones and a new offer of a followed coach; the oldest is read. */
export async function seedNews(db: Inserting, user_id: string): Promise<void> {
  const coach = { slug: 'ines-talmar', full_name: 'Inês Talmar' }
  const ago = (days: number) => daysFrom(new Date(), -days)
  await db.insert(coach_follows).values([
    { user_id, coach_slug: coach.slug, created_at: ago(9) },
    { user_id, coach_slug: 'ai-ember', created_at: ago(20) },
  ])
  await db.insert(notifications).values([
    {
      user_id,
      kind: 'streak_milestone',
      details: { days: 30 },
      created_at: ago(15),
      read_at: ago(14),
    },
    {
      user_id,
      kind: 'coach_news',
      details: { ...coach, title: 'Group Coaching Session' },
      created_at: ago(2),
    },
    { user_id, kind: 'streak_milestone', details: { days: 45 } },
  ])
}
