import { randomUUID } from 'node:crypto'
import { addDays } from '#contract/day-rules.ts'
import type { TrainingFields } from '#contract/training.ts'
import type { Database } from '#server/db/database.ts'
import { belts, fight_results, training_entries } from '#server/features/training/tables.ts'

type Session = Pick<TrainingFields, 'kind' | 'minutes' | 'effort'> & { word?: string }

/** A usual week of somebody with a job: the number of days before its Sunday, and what was done. */
const WEEK: readonly (readonly [number, Session])[] = [
  [6, { kind: 'class', minutes: 60, effort: 6 }],
  [4, { kind: 'pads_bag', minutes: 45, effort: 7 }],
  [3, { kind: 'strength', minutes: 45, effort: 5 }],
  [1, { kind: 'sparring', minutes: 60, effort: 8 }],
]
const WORDS = ['Jab lands again', 'Tired legs', 'Good rounds with the tall one', 'Kept my hands up', 'Hips late']
const WEEKS = 10

/** Ten weeks of training, the last one clearly harder, so that the chart and the coaches have something to say. */
export async function seedTraining(db: Pick<Database, 'insert'>, user_id: string, today: string): Promise<void> {
  const sessions = Array.from({ length: WEEKS }, (_, weeks_ago) =>
    WEEK.filter(([days]) => (weeks_ago + days) % 5 !== 0 || weeks_ago === 0).map(([days, session], index) => ({
      day: addDays(today, -(weeks_ago * 7 + days)),
      ...session,
      effort: weeks_ago === 0 ? Math.min(session.effort + 1, 10) : session.effort,
      minutes: weeks_ago === 0 ? session.minutes + 30 : session.minutes,
      word: index % 2 === 0 ? (WORDS[(weeks_ago + index) % WORDS.length] ?? null) : null,
    })),
  ).flat()
  await db.insert(training_entries).values(sessions.map((session) => ({ user_id, id: randomUUID(), ...session })))
  await db.insert(fight_results).values([
    {
      user_id,
      id: randomUUID(),
      kind: 'competition',
      day: addDays(today, -64),
      outcome: 'loss',
      opponent: 'Four bouts, longer reach',
      method: 'Points',
      learnt: 'I stood still after my own combination. Step off the line every time.',
    },
    {
      user_id,
      id: randomUUID(),
      kind: 'sparring',
      day: addDays(today, -8),
      outcome: 'draw',
      opponent: 'Blue belt, same weight',
      method: null,
      learnt: 'The low kick comes when I lean. Check first, then answer.',
    },
    {
      user_id,
      id: randomUUID(),
      kind: 'competition',
      day: addDays(today, -29),
      outcome: 'win',
      opponent: 'First bout for both',
      method: 'Decision',
      learnt: null,
    },
  ])
  await db.insert(belts).values([
    { user_id, id: randomUUID(), art: 'Kickboxing', grade: 'Green belt', day: addDays(today, -310) },
    { user_id, id: randomUUID(), art: 'Kickboxing', grade: 'Blue belt', day: addDays(today, -40) },
  ])
}
