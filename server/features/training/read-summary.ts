import { sql } from 'drizzle-orm'
import { addDays, LOAD_WEEKS, weekOf } from '#contract/training-rules.ts'
import type { Member } from '#server/http/member.ts'
import type { Services } from '#server/services.ts'
import { ownDay } from './own-day.ts'
import { trainingFields } from './read-load.ts'
import { training_entries } from './tables.ts'

type Week = { week: string; sessions: number; minutes: number; load: number }

export async function readTrainingSummary(services: Pick<Services, 'db' | 'clock'>, member: Member) {
  const { db } = services
  const { user_id } = member
  const today = ownDay(services, member)
  const first = addDays(weekOf(today), -7 * (LOAD_WEEKS - 1))
  const [{ rows }, [now], entries] = await Promise.all([
    db.execute<Week>(sql`
      select date_trunc('week', day)::date::text as week, count(*)::int as sessions, sum(minutes)::int as minutes,
        sum(minutes * effort)::int as load
      from ${training_entries} where user_id = ${user_id} and day >= ${first}::date group by 1`),
    db.select(trainingFields(user_id, sql`${today}::date`)).from(sql`(select) as nothing`),
    db.$count(training_entries, sql`${training_entries.user_id} = ${user_id}`),
  ])
  if (!now) throw new Error('a select without a table answers with one row')
  const { load_7, load_28, weeks_before, sessions_7, minutes_7 } = now.training_sums
  return {
    today,
    weeks: Array.from({ length: LOAD_WEEKS }, (_, index) => {
      const week = addDays(first, 7 * index)
      return rows.find((row) => row.week === week) ?? { week, sessions: 0, minutes: 0, load: 0 }
    }),
    load: { last_7: load_7, last_28: load_28, weeks_before },
    sessions_7,
    minutes_7,
    entries,
    latest: now.last_training,
  }
}
