import { type Placeholder, type SQL, sql } from 'drizzle-orm'
import type { FirstCamp } from '#contract/first-camp.ts'
import {
  CAMP_OFFER_DAYS,
  CAMP_TASKS,
  type CampStanding,
  type CampTask,
  campStanding,
} from '#contract/first-camp-rules.ts'
import type { ActivityKind } from '#contract/streak.ts'
import { firstPlanAt } from '#server/features/plans/public.ts'
import { activities, dayIn } from '#server/features/streak/public.ts'
import { first_camps } from './tables.ts'

type Value = string | Placeholder | SQL

/** The stored camp, and when its tasks were first done. Days are counted from 1970-01-01. */
export interface CampRow {
  started_on: number
  is_left: boolean
  is_finished: boolean
  finished_on: number | null
  /** The day of the first activity of each kind; empty once the camp is finished. */
  first_days: Partial<Record<ActivityKind, number>> | null
  planned_on: number | null
}

/** The camp as a field for any select: null for an account without one. A finished one costs one row. */
export function campFields(user_id: Value, time_zone: Value) {
  const day = (moment: SQL) => dayIn(time_zone, moment)
  const isRunning = sql`camp.finished_at is null`
  const firsts = sql`
    select kind, ${day(sql`min(created_at)`)} as first_day from ${activities}
    where user_id = ${user_id} and kind in ('quiz', 'saved_quote', 'power_up', 'plan_step', 'check_in', 'look_back')
    group by kind`
  return {
    camp: sql<CampRow | null>`(
      select json_build_object(
        'started_on', ${day(sql`camp.started_at`)},
        'is_left', camp.left_at is not null,
        'is_finished', camp.finished_at is not null,
        'finished_on', ${day(sql`camp.finished_at`)},
        'first_days', case when ${isRunning} then (select json_object_agg(kind, first_day) from (${firsts}) firsts) end,
        'planned_on', case when ${isRunning} then ${day(firstPlanAt(user_id))} end
      ) from ${first_camps} camp where camp.user_id = ${user_id}
    )`,
  }
}

interface CampOf {
  row: CampRow | null
  today: number
  /** When the account was made. */
  member_since: Date
  now: Date
}

/** What the dashboard shows of the camp, and where it stands for the rule of Today's round while someone takes part. */
export function campOf({ row, today, member_since, now }: CampOf): {
  first_camp: FirstCamp | null
  standing: CampStanding | null
} {
  if (!row) return { first_camp: isYoung(member_since, now) ? OFFERED : null, standing: null }
  if (row.is_finished)
    return { first_camp: row.finished_on === today ? { state: 'finished', ...ALL_DONE } : null, standing: null }
  const standing = campStanding({ today, started_on: row.started_on, done_on: doneOn(row) })
  const { day, tasks, finished_on } = standing
  // The last task may have been done before its turn: then the camp ends by itself.
  if (finished_on !== null)
    return { first_camp: finished_on === today ? { state: 'finished', day, tasks } : null, standing: null }
  if (row.is_left) return { first_camp: { state: 'left', day, tasks }, standing: null }
  return { first_camp: { state: 'running', day, tasks }, standing }
}

/**
 * Whoever is here has signed in. A follow-up is a step that was ticked off or a word on how something went. A step that
 * was ticked off belonged to a plan, which may be deleted by now.
 */
export function doneOn({ started_on, first_days, planned_on }: CampRow): Record<CampTask, number | null> {
  const { quiz, saved_quote, power_up, plan_step, check_in, look_back } = first_days ?? {}
  const follow_up = [plan_step, check_in].filter((day) => day !== undefined)
  return {
    sign_in: started_on,
    quiz: quiz ?? null,
    plan: planned_on ?? plan_step ?? null,
    quote: saved_quote ?? null,
    power_up: power_up ?? null,
    follow_up: follow_up.length > 0 ? Math.min(...follow_up) : null,
    look_back: look_back ?? null,
  }
}

const ALL_DONE = { day: CAMP_TASKS.length, tasks: CAMP_TASKS.map((task) => ({ task, state: 'done' as const })) }
const OFFERED: FirstCamp = {
  state: 'offered',
  day: 1,
  tasks: CAMP_TASKS.map((task) => ({ task, state: 'ahead' as const })),
}

const DAY_MS = 24 * 60 * 60 * 1000

function isYoung(member_since: Date, now: Date): boolean {
  return now.getTime() - member_since.getTime() < CAMP_OFFER_DAYS * DAY_MS
}
