import { and, inArray, not, sql } from 'drizzle-orm'
import { CAMP_DAYS_AFTER } from '#contract/fight-camp-rules.ts'
import { momentSql } from '#server/clock.ts'
import type { Services } from '#server/services.ts'
import { factForgotten, factWithdrawn } from './facts-known.ts'
import { EVENT_FACTS } from './rules.ts'
import { fighter_facts } from './tables.ts'

const FORGET_EXPIRED_FACTS = 'forget-expired-facts'

/**
 * Deletes facts that no coach may use any more. An event stays for the days in which the member is asked how it went.
 */
export async function forgetExpiredFacts({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<void> {
  const now = momentSql(clock.now())
  const isAskedAbout = sql`${inArray(fighter_facts.key, EVENT_FACTS)} and not ${factWithdrawn}
    and ${fighter_facts.expires_at} > ${now}::timestamptz - make_interval(days => ${CAMP_DAYS_AFTER})`
  await db.delete(fighter_facts).where(and(factForgotten(now), not(sql`(${isAskedAbout})`)))
}

export async function startFighterFileJobs(services: Pick<Services, 'db' | 'jobs' | 'clock'>): Promise<void> {
  const { jobs } = services
  await jobs.work(FORGET_EXPIRED_FACTS, () => forgetExpiredFacts(services), { pollSeconds: 60 })
  await jobs.schedule(FORGET_EXPIRED_FACTS, '41 * * * *')
}
