import { sql } from 'drizzle-orm'
import { addDays } from '#contract/day-rules.ts'
import { LOAD_WEEKS } from '#contract/training-rules.ts'
import type { Member } from '#server/http/member.ts'
import type { Services } from '#server/services.ts'
import { ownDay } from './own-day.ts'
import { trainingFields } from './read-load.ts'
import { training_entries } from './tables.ts'

type Week = { ago: number; sessions: number; minutes: number; load: number }

export async function readTrainingSummary(services: Pick<Services, 'db' | 'clock'>, member: Member) {
  const { db } = services
  const { user_id } = member
  const today = ownDay(services, member)
  const first = addDays(today, 1 - 7 * LOAD_WEEKS)
  const [{ rows }, [now], entries] = await Promise.all([
    db.execute<Week>(sql`
      select (${today}::date - day) / 7 as ago, count(*)::int as sessions, sum(minutes)::int as minutes,
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
      const found = rows.find(({ ago }) => ago === LOAD_WEEKS - 1 - index)
      const { sessions = 0, minutes = 0, load = 0 } = found ?? {}
      return { week: addDays(first, 7 * index), sessions, minutes, load }
    }),
    load: { last_7: load_7, last_28: load_28, weeks_before },
    sessions_7,
    minutes_7,
    entries,
    latest: now.last_training,
  }
}
