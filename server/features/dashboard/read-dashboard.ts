import { sql } from 'drizzle-orm'
import { daysOfFightWeek } from '#contract/fight-camp-rules.ts'
import { CAMP_TASKS } from '#contract/first-camp-rules.ts'
import { todaysRound } from '#contract/round-rules.ts'
import { savedQuoteCount } from '#server/features/art-of-war/public.ts'
import { hasSessions, nextSession } from '#server/features/bookings/public.ts'
import { eventAhead, hasFightCamp, isFight, owedDebrief } from '#server/features/fight-camp/public.ts'
import { owedAnswer } from '#server/features/fighter-file/public.ts'
import { campFields, campOf } from '#server/features/first-camp/public.ts'
import { ownHandle } from '#server/features/people/public.ts'
import { planFields } from '#server/features/plans/public.ts'
import { dayInZone } from '#server/features/profile/public.ts'
import { quizFields } from '#server/features/quiz/public.ts'
import { activitiesToday, FALLBACK_TIME_ZONE, isoDate, streakFields, streakOf } from '#server/features/streak/public.ts'
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
      done_today: activitiesToday(user_id, time_zone, now),
      ...quizFields(user_id),
      saved_quotes: savedQuoteCount(user_id),
      has_sessions: hasSessions(user_id, now),
      has_fight_camp: hasFightCamp(user_id, time_zone, now),
      session: nextSession(user_id, time_zone, now),
      ...planFields(user_id),
      owed: owedAnswer(user_id, time_zone, now),
      debrief: owedDebrief(user_id, time_zone, now),
      ahead: eventAhead(user_id, time_zone, now),
      ...campFields(user_id, time_zone),
      handle: ownHandle(user_id),
    })
    .from(sql`(select) as nothing`)
    .prepare('read-dashboard')

  return async ({ user_id, session }: Member) => {
    const { email, profile } = session.user
    const time_zone = profile.time_zone ?? FALLBACK_TIME_ZONE
    const moment = clock.now()
    const [row] = await statement.execute({ user_id, time_zone, now: moment.toISOString() })
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
    const { streak } = streakOf(active_days, today)
    const { first_camp, standing } = campOf({
      row: row.camp,
      today,
      member_since: new Date(profile.created_at),
      now: moment,
    })
    const seen = [...active_days.filter((day) => day <= today), ...(row.camp ? [row.camp.started_on] : [])]
    // Someone new has not been away.
    const last_day = seen.length > 0 ? Math.max(...seen) : today
    const day = isoDate(today)
    const ahead = row.ahead && { ...row.ahead, is_fight: isFight(row.ahead.event) }
    const days = ahead && daysOfFightWeek(ahead.event_date, day)
    const round = todaysRound({
      today: day,
      event_day: ahead?.event_date === day ? { event: ahead.event, is_fight: ahead.is_fight } : null,
      step: next_steps[0] ?? null,
      owed: row.owed,
      debrief: row.debrief && isFight(row.debrief.event) ? row.debrief : null,
      session: row.session,
      camp: standing && { ...standing, brings_quiz: standing.day <= CAMP_TASKS.indexOf('quiz') },
      quiz_taken_on: latest && dayInZone(new Date(latest.created_at), time_zone),
      done_today: row.done_today,
      streak_days: streak.current,
      days_away: Math.max(0, today - last_day - 1),
    })
    return {
      email,
      profile,
      handle,
      streak,
      quiz: { latest, taken },
      saved_quotes,
      has_sessions,
      has_fight_camp,
      fight_week: ahead && days !== null ? { days, is_fight: ahead.is_fight } : null,
      plans: { open: next_steps, count: open_steps },
      round,
      first_camp,
    }
  }
}
