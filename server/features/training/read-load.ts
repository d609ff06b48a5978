import { type Placeholder, type SQL, sql } from 'drizzle-orm'
import type { FightResult, TrainingEntry } from '#contract/training.ts'
import { fight_results, training_entries } from './tables.ts'

type Value = string | Placeholder | SQL

/** Sums of the last 7 and 28 days. `weeks_before`: how many of the three weeks before the last 7 days have an entry. */
export interface LoadSums {
  sessions_7: number
  minutes_7: number
  load_7: number
  sessions_28: number
  minutes_28: number
  load_28: number
  weeks_before: number
}

const load = sql`${training_entries.minutes} * ${training_entries.effort}`

/** What every coach may know of a member's training, as fields for any select. `today` is an SQL date. */
export function trainingFields(user_id: Value, today: SQL) {
  const own = sql`${training_entries.user_id} = ${user_id}`
  const week = sql`filter (where ${training_entries.day} > ${today} - 7)`
  return {
    training_sums: sql<LoadSums>`(
      select json_build_object(
        'sessions_7', count(*) ${week}, 'minutes_7', coalesce(sum(${training_entries.minutes}) ${week}, 0),
        'load_7', coalesce(sum(${load}) ${week}, 0),
        'sessions_28', count(*), 'minutes_28', coalesce(sum(${training_entries.minutes}), 0),
        'load_28', coalesce(sum(${load}), 0),
        'weeks_before', count(distinct (${today} - ${training_entries.day}) / 7)
          filter (where ${training_entries.day} <= ${today} - 7)
      ) from ${training_entries} where ${own} and ${training_entries.day} > ${today} - 28
    )`,
    last_training: sql<TrainingEntry | null>`(
      select json_build_object('id', ${training_entries.id}, 'day', ${training_entries.day}, 'kind', ${training_entries.kind},
        'minutes', ${training_entries.minutes}, 'effort', ${training_entries.effort}, 'word', ${training_entries.word})
      from ${training_entries} where ${own}
      order by ${training_entries.day} desc, ${training_entries.created_at} desc, ${training_entries.id} desc limit 1
    )`,
  }
}

/** The last result of which the member wrote what was learnt. */
export function lastLesson(user_id: Value) {
  return sql<(Pick<FightResult, 'day' | 'kind' | 'outcome'> & { learnt: string }) | null>`(
    select json_build_object('day', ${fight_results.day}, 'kind', ${fight_results.kind},
      'outcome', ${fight_results.outcome}, 'learnt', ${fight_results.learnt})
    from ${fight_results} where ${fight_results.user_id} = ${user_id} and ${fight_results.learnt} is not null
    order by ${fight_results.day} desc, ${fight_results.created_at} desc, ${fight_results.id} desc limit 1
  )`
}
