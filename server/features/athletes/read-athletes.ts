import { type SQL, sql } from 'drizzle-orm'
import { ATHLETE_PLANS, ATHLETE_SESSIONS, ATHLETES_PAGE, type SharedItem } from '#contract/athlete-rules.ts'
import type { Athlete, AthletePage } from '#contract/athletes.ts'
import { momentSql } from '#server/clock.ts'
import { exactMoment, isoMoment, readCursor, writeCursor } from '#server/db/cursor.ts'
import type { Database } from '#server/db/database.ts'
import { plan_steps, plans } from '#server/features/plans/public.ts'
import { profiles } from '#server/features/profile/public.ts'
import { quiz_results } from '#server/features/quiz/public.ts'
import { FALLBACK_TIME_ZONE, streakFields, streakOf } from '#server/features/streak/public.ts'
import { training_entries } from '#server/features/training/public.ts'
import type { Member } from '#server/http/member.ts'
import { Refusal } from '#server/http/refusal.ts'
import type { Services } from '#server/services.ts'
import { isOpenTo, shares } from './consent.ts'
import { athlete_shares, step_notes } from './tables.ts'

type Coach = Pick<Member, 'user_id'>

interface SharedRow extends Record<string, unknown> {
  member_id: string
  full_name: string
  avatar_url: string | null
  items: SharedItem[]
  place: string
  today: number
  /** Null where the streak is not shared. */
  active_days: number[] | null
}

/** The field is null where the item is not shared: what it would read is not even read. */
const onlyIf = (item: SharedItem, field: SQL): SQL => sql`case when ${shares(item)} then ${field} end`

function sharedColumns(now: Date): SQL {
  const zone = sql`coalesce(athlete.time_zone, ${FALLBACK_TIME_ZONE})`
  const { today, active_days } = streakFields(sql`share.member_id`, zone, momentSql(now))
  return sql`share.member_id, athlete.full_name, athlete.avatar_url, share.items,
    ${exactMoment(sql`share.created_at`)} as place, ${today} as today, ${onlyIf('streak', active_days)} as active_days`
}

const athletesOf = sql`${athlete_shares} share join ${profiles} athlete on athlete.user_id = share.member_id`

function shownPerson({ member_id, full_name, avatar_url, items }: SharedRow) {
  return { member_id, full_name, avatar_url, items }
}

const LIST = 'athletes'

interface ListedRow extends SharedRow {
  fire: number | null
  last_training_day: string | null
  next_step: { text: string; due_date: string | null } | null
}

/** Who shares something with this coach, the latest first. */
export async function listAthletes(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  { user_id }: Coach,
  { cursor }: { cursor?: string | undefined },
) {
  const now = clock.now()
  const after = readCursor(LIST, cursor, 'moment')
  const fire = sql`(
    select result.fire_level from ${quiz_results} result where result.user_id = share.member_id
    order by result.created_at desc, result.id desc limit 1)`
  const lastDay = sql`(select max(entry.day)::text from ${training_entries} entry where entry.user_id = share.member_id)`
  const nextStep = sql`(
    select json_build_object('text', step.text, 'due_date', step.due_date) from ${plan_steps} step
    where step.user_id = share.member_id and step.done_at is null order by step.due_date nulls last, step.id limit 1)`
  const { rows } = await db.execute<ListedRow>(sql`
    select ${sharedColumns(now)}, ${onlyIf('fire', fire)} as fire,
      ${onlyIf('training', lastDay)} as last_training_day, ${onlyIf('plans', nextStep)} as next_step
    from ${athletesOf}
    where ${isOpenTo(user_id, now)}
      ${after ? sql`and (share.created_at, share.member_id) < (${after.key}::timestamptz, ${after.id}::uuid)` : sql``}
    order by share.created_at desc, share.member_id desc limit ${ATHLETES_PAGE + 1}`)
  const shown = rows.slice(0, ATHLETES_PAGE)
  const last = rows.length > ATHLETES_PAGE ? shown.at(-1) : undefined
  return {
    athletes: shown.map(showListed),
    next: last ? writeCursor(LIST, { key: last.place, id: last.member_id }) : null,
  }
}

function showListed(row: ListedRow): Athlete {
  const { items, active_days, today, fire, last_training_day, next_step } = row
  return {
    ...shownPerson(row),
    ...(active_days && { streak: streakOf(active_days, today).streak.current }),
    ...(items.includes('fire') && { fire }),
    ...(items.includes('training') && { last_training_day }),
    ...(items.includes('plans') && { next_step }),
  }
}

interface PageRow extends SharedRow {
  fire: NonNullable<AthletePage['fire']> | null
  training: NonNullable<AthletePage['training']> | null
  plans: NonNullable<AthletePage['plans']> | null
}

/** What one athlete shares with this coach, in one statement with the consent. */
export async function readAthlete(
  db: Pick<Database, 'execute'>,
  { user_id }: Coach,
  member_id: string,
  now: Date,
): Promise<AthletePage> {
  const fire = sql`(
    select json_build_object('fire_level', result.fire_level, 'created_at', ${isoMoment(sql`result.created_at`)})
    from ${quiz_results} result where result.user_id = share.member_id
    order by result.created_at desc, result.id desc limit 1)`
  const sessions = sql`array(
    select json_build_object('id', entry.id, 'day', entry.day, 'kind', entry.kind, 'minutes', entry.minutes,
      'effort', entry.effort, 'word', entry.word)
    from ${training_entries} entry where entry.user_id = share.member_id
    order by entry.day desc, entry.created_at desc, entry.id desc limit ${ATHLETE_SESSIONS})`
  const steps = sql`array(
    select json_build_object('id', step.id, 'text', step.text, 'due_date', step.due_date,
      'done_at', ${isoMoment(sql`step.done_at`)}, 'outcome', step.outcome, 'note', note.text)
    from ${plan_steps} step
    left join ${step_notes} note on note.step_id = step.id and note.coach_id = ${user_id} and note.removed_at is null
    where step.plan_id = plan.id order by step.due_date nulls last, step.position)`
  const kept = sql`array(
    select json_build_object('id', plan.id, 'title', plan.title, 'steps', to_json(${steps}))
    from ${plans} plan where plan.user_id = share.member_id
    order by plan.created_at desc, plan.id desc limit ${ATHLETE_PLANS})`
  const { rows } = await db.execute<PageRow>(sql`
    select ${sharedColumns(now)}, ${onlyIf('fire', fire)} as fire, ${onlyIf('training', sessions)} as training,
      ${onlyIf('plans', kept)} as plans
    from ${athletesOf} where share.member_id = ${member_id} and ${isOpenTo(user_id, now)}`)
  const [row] = rows
  if (!row) throw new Refusal('not-found')
  return showPage(row)
}

function showPage(row: PageRow): AthletePage {
  const { items, active_days, today, fire, training, plans: kept } = row
  const streak = active_days && streakOf(active_days, today).streak
  return {
    ...shownPerson(row),
    ...(streak && {
      streak: { current: streak.current, longest: streak.longest, active_today: streak.active_today },
    }),
    ...(items.includes('fire') && { fire }),
    ...(training && { training }),
    ...(kept && { plans: kept }),
  }
}
