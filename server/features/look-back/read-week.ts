import { sql } from 'drizzle-orm'
import { addDays, mondayOf } from '#contract/day-rules.ts'
import type { Week } from '#contract/look-back.ts'
import { openedWeek, shownWeek } from '#contract/look-back-rules.ts'
import { saved_quotes } from '#server/features/art-of-war/public.ts'
import { plan_steps } from '#server/features/plans/public.ts'
import { dayInZone } from '#server/features/profile/public.ts'
import { quiz_results } from '#server/features/quiz/public.ts'
import { activities, FALLBACK_TIME_ZONE } from '#server/features/streak/public.ts'
import { training_entries } from '#server/features/training/public.ts'
import type { Member } from '#server/http/member.ts'
import type { Services } from '#server/services.ts'

type Found = Omit<Week, 'from' | 'to' | 'today' | 'first_week' | 'fire'> & {
  first_day: string | null
  fire: number | null
  fire_before: number | null
}

/** One statement counts each part of the week between the same two moments. */
export async function readWeek(
  services: Pick<Services, 'db' | 'clock'>,
  { user_id, session }: Member,
  { week }: { week?: string | undefined },
): Promise<Week> {
  const time_zone = session.user.profile.time_zone ?? FALLBACK_TIME_ZONE
  const { db, clock } = services
  const today = dayInZone(clock.now(), time_zone)
  const from =
    week === undefined
      ? openedWeek(today, await countActiveDays(db, { user_id, time_zone, current: mondayOf(today) }))
      : shownWeek(week, today)
  const to = addDays(from, 6)
  const begin = sql`(${from}::date::timestamp at time zone ${time_zone})`
  const end = sql`((${from}::date + 7)::timestamp at time zone ${time_zone})`
  const within = (moment: unknown) => sql`${moment} >= ${begin} and ${moment} < ${end}`
  const dayOf = (moment: unknown) => sql`(${moment} at time zone ${time_zone})::date::text`
  const { rows } = await db.execute<Found>(sql`
    select
      array(select distinct ${dayOf(activities.created_at)} as day from ${activities}
        where ${activities.user_id} = ${user_id} and ${within(activities.created_at)} order by day) as active_days,
      (select ${dayOf(sql`min(${activities.created_at})`)} from ${activities}
        where ${activities.user_id} = ${user_id}) as first_day,
      (select fire_level from ${quiz_results} where user_id = ${user_id} and ${within(sql`created_at`)}
        order by created_at desc, id desc limit 1) as fire,
      (select fire_level from ${quiz_results} where user_id = ${user_id} and created_at < ${end}
        order by created_at desc, id desc offset 1 limit 1) as fire_before,
      (select count(*)::int from ${plan_steps} where user_id = ${user_id} and ${within(sql`done_at`)}) as steps_kept,
      (select json_build_object('sessions', count(*)::int, 'minutes', coalesce(sum(minutes), 0)::int)
        from ${training_entries} where user_id = ${user_id} and day between ${from}::date and ${to}::date) as training,
      (select count(*)::int from ${saved_quotes}
        where user_id = ${user_id} and removed_at is null and ${within(sql`created_at`)}) as quotes_saved,
      (select json_build_object('text', text, 'outcome', outcome) from ${plan_steps}
        where user_id = ${user_id} and ${within(sql`done_at`)}
        order by outcome desc nulls last, done_at desc, id limit 1) as best`)
  const [found] = rows
  if (!found) throw new Error('a select without a table answers with one row')
  const { first_day, fire, fire_before, ...counts } = found
  return {
    from,
    to,
    today,
    first_week: first_day && mondayOf(first_day),
    fire: fire === null ? null : { level: fire, before: fire_before },
    ...counts,
  }
}

type Asked = { user_id: string; time_zone: string; current: string }

/** How many days of this week and of the one before have something in them; a session logged later counts too. */
async function countActiveDays(db: Services['db'], { user_id, time_zone, current }: Asked) {
  const monday = sql`${current}::date`
  const { rows } = await db.execute<{ current: number; before: number }>(sql`
    select count(*) filter (where day >= ${monday})::int as current,
      count(*) filter (where day < ${monday})::int as before
    from (
      select (created_at at time zone ${time_zone})::date as day from ${activities}
        where user_id = ${user_id} and created_at >= ((${monday} - 7)::timestamp at time zone ${time_zone})
      union
      select day from ${training_entries} where user_id = ${user_id} and day between ${monday} - 7 and ${monday} + 6
    ) as days`)
  const [found] = rows
  if (!found) throw new Error('a count answers with one row')
  return found
}
