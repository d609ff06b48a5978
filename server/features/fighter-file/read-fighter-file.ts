import { and, asc, desc, eq, not, sql } from 'drizzle-orm'
import { FILE_ITEMS } from '#contract/fighter-file-items.ts'
import { momentSql } from '#server/clock.ts'
import { savedSessionCount } from '#server/features/conversations/public.ts'
import { planCount } from '#server/features/plans/public.ts'
import { quizFields } from '#server/features/quiz/public.ts'
import { FALLBACK_TIME_ZONE, streakFields, streakOf } from '#server/features/streak/public.ts'
import { lastLesson, trainingFields } from '#server/features/training/public.ts'
import type { Member } from '#server/http/member.ts'
import type { Services } from '#server/services.ts'
import { findCrisisLine } from '#server/strategist/safety/crisis-line.ts'
import { commitmentWithdrawn, factForgotten } from './facts-known.ts'
import { isSwitchedOn } from './rules.ts'
import { fighter_commitments, fighter_facts, fighter_file_switches } from './tables.ts'

const COMMITMENTS_SHOWN = 50

/** Everything that the coaches know, including items that are switched off. */
export async function readFighterFile(
  { db, clock, env }: Pick<Services, 'db' | 'clock' | 'env'>,
  { user_id, session, crisis_country }: Member,
) {
  const { time_zone } = session.user.profile
  const now = momentSql(clock.now())
  const [facts, commitments, switches, [live]] = await Promise.all([
    db
      .select()
      .from(fighter_facts)
      .where(and(eq(fighter_facts.user_id, user_id), not(factForgotten(now))))
      .orderBy(asc(fighter_facts.key)),
    db
      .select()
      .from(fighter_commitments)
      .where(and(eq(fighter_commitments.user_id, user_id), not(commitmentWithdrawn)))
      .orderBy(
        sql`${fighter_commitments.outcome} is not null`,
        desc(fighter_commitments.created_at),
        desc(fighter_commitments.id),
      )
      .limit(COMMITMENTS_SHOWN),
    db.select().from(fighter_file_switches).where(eq(fighter_file_switches.user_id, user_id)),
    db
      .select({
        ...streakFields(user_id, time_zone ?? FALLBACK_TIME_ZONE, now),
        ...quizFields(user_id),
        ...trainingFields(user_id, sql`(${now} at time zone ${time_zone ?? FALLBACK_TIME_ZONE})::date`),
        lesson: lastLesson(user_id),
        plans: planCount(user_id),
        saved_sessions: savedSessionCount(user_id),
      })
      .from(sql`(select) as nothing`),
  ])
  if (!live) throw new Error('a select without a table answers with one row')
  const { latest, active_days, today, training_sums, lesson, plans, saved_sessions } = live
  return {
    facts,
    commitments,
    name: session.user.profile.full_name,
    quiz: latest && { fire_level: latest.fire_level, created_at: latest.created_at },
    streak: streakOf(active_days, today).streak.current,
    training: { sessions: training_sums.sessions_7, minutes: training_sums.minutes_7, lesson },
    plans,
    saved_sessions,
    crisis_line: findCrisisLine(env, { crisis_country, time_zone }),
    switched_off: FILE_ITEMS.filter((item) => !isSwitchedOn(switches, item)),
  }
}
