import { sql } from 'drizzle-orm'
import type { ShelfItem } from '#contract/look-back.ts'
import { SHELF_LENGTH } from '#contract/look-back-rules.ts'
import { momentSql } from '#server/clock.ts'
import { plan_steps, plans } from '#server/features/plans/public.ts'
import { FALLBACK_TIME_ZONE, isoDate, milestonesReached, streakFields } from '#server/features/streak/public.ts'
import { belts, fight_results } from '#server/features/training/public.ts'
import type { Member } from '#server/http/member.ts'
import type { Services } from '#server/services.ts'

/** Finished plans, belts and competitions come from their tables; milestones from the active days. */
export async function readShelf(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  { user_id, session }: Member,
): Promise<ShelfItem[]> {
  const time_zone = session.user.profile.time_zone ?? FALLBACK_TIME_ZONE
  const finished = sql`
    select json_build_object('kind', 'plan', 'id', p.id, 'title', p.title, 'steps', count(*),
      'day', (max(s.done_at) at time zone ${time_zone})::date::text) as item
    from ${plans} p join ${plan_steps} s on s.plan_id = p.id
    where p.user_id = ${user_id} group by p.id having bool_and(s.done_at is not null)`
  const earned = sql`
    select json_build_object('kind', 'belt', 'id', id, 'day', day::text, 'art', art, 'grade', grade) as item
    from ${belts} where user_id = ${user_id}`
  const fought = sql`
    select json_build_object('kind', 'result', 'id', id, 'day', day::text, 'outcome', outcome, 'opponent', opponent,
      'method', method) as item
    from ${fight_results} where user_id = ${user_id} and kind = 'competition'`
  const [{ rows }, [days]] = await Promise.all([
    db.execute<{ item: ShelfItem }>(sql`
      select item from (${finished} union all ${earned} union all ${fought}) won
      order by item->>'day' desc limit ${SHELF_LENGTH}`),
    db.select(streakFields(user_id, time_zone, momentSql(clock.now()))).from(sql`(select) as nothing`),
  ])
  if (!days) throw new Error('a select without a table answers with one row')
  const milestones = milestonesReached(days.active_days, days.today).map(
    ({ milestone, day }): ShelfItem => ({ kind: 'milestone', days: milestone, day: isoDate(day) }),
  )
  return [...rows.map(({ item }) => item), ...milestones]
    .sort((one, other) => other.day.localeCompare(one.day))
    .slice(0, SHELF_LENGTH)
}
