import { sql } from 'drizzle-orm'
import { savedQuoteCount } from '#server/features/art-of-war/public.ts'
import { hasSessions } from '#server/features/bookings/public.ts'
import { hasFightCamp } from '#server/features/fight-camp/public.ts'
import { ownHandle } from '#server/features/people/public.ts'
import { planFields } from '#server/features/plans/public.ts'
import { quizFields } from '#server/features/quiz/public.ts'
import { FALLBACK_TIME_ZONE, streakFields, streakOf } from '#server/features/streak/public.ts'
import type { Member } from '#server/http/member.ts'
import type { Services } from '#server/services.ts'

/**
 * One prepared statement from parts that each feature provides.
 * The profile is read with the session.
 */
export function createReadDashboard({ db, clock }: Pick<Services, 'db' | 'clock'>) {
  const [user_id, time_zone, now] = [sql.placeholder('user_id'), sql.placeholder('time_zone'), sql.placeholder('now')]
  const statement = db
    .select({
      ...streakFields(user_id, time_zone, now),
      ...quizFields(user_id),
      saved_quotes: savedQuoteCount(user_id),
      has_sessions: hasSessions(user_id, now),
      has_fight_camp: hasFightCamp(user_id, time_zone, now),
      ...planFields(user_id),
      handle: ownHandle(user_id),
    })
    .from(sql`(select) as nothing`)
    .prepare('read-dashboard')

  return async ({ user_id, session }: Member) => {
    const { email, profile } = session.user
    const time_zone = profile.time_zone ?? FALLBACK_TIME_ZONE
    const [row] = await statement.execute({ user_id, time_zone, now: clock.now().toISOString() })
    if (!row) throw new Error('a select without a table answers with one row')
    const {
      active_days,
      today,
      latest,
      taken,
      saved_quotes,
      has_sessions,
      has_fight_camp,
      next_steps,
      open_steps,
      handle,
    } = row
    return {
      email,
      profile,
      handle,
      streak: streakOf(active_days, today).streak,
      quiz: { latest, taken },
      saved_quotes,
      has_sessions,
      has_fight_camp,
      plans: { open: next_steps, count: open_steps },
    }
  }
}
