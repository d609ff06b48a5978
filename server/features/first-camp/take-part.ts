import { and, eq, isNull, sql } from 'drizzle-orm'
import { campStanding } from '#contract/first-camp-rules.ts'
import { momentSql } from '#server/clock.ts'
import { memberTopic } from '#server/events/topics.ts'
import { type ActivityServices, FALLBACK_TIME_ZONE, recordActivity, today } from '#server/features/streak/public.ts'
import type { Member } from '#server/http/member.ts'
import type { Services } from '#server/services.ts'
import { campFields, doneOn } from './read-first-camp.ts'
import { first_camps } from './tables.ts'

type CampServices = Pick<Services, 'db' | 'clock' | 'events'>

/** What was done stays done, and what is done meanwhile counts too. */
export async function leaveCamp({ db, clock, events }: CampServices, { user_id }: Member): Promise<void> {
  await db
    .update(first_camps)
    .set({ left_at: clock.now() })
    .where(and(eq(first_camps.user_id, user_id), isNull(first_camps.left_at)))
  tellPages({ events }, user_id)
}

/** The same task waits that was open before. An account without a camp starts one today. */
export async function resumeCamp({ db, clock, events }: CampServices, { user_id }: Member): Promise<void> {
  await db
    .insert(first_camps)
    .values({ user_id, started_at: clock.now() })
    .onConflictDoUpdate({ target: first_camps.user_id, set: { left_at: null } })
  tellPages({ events }, user_id)
}

/** The dashboard shows the camp, so the member's open pages read it again. */
function tellPages({ events }: Pick<Services, 'events'>, user_id: string): void {
  events.publish(memberTopic(user_id), { type: 'streak-changed' })
}

/** Counts for the streak like every task, so that seven days of camp make seven days in a row. */
export async function lookBack(
  services: Pick<Services, 'db'> & ActivityServices,
  { user_id, session }: Member,
): Promise<void> {
  const time_zone = session.user.profile.time_zone ?? FALLBACK_TIME_ZONE
  const now = services.clock.now()
  await services.db.transaction(async (tx) => {
    await recordActivity(services, tx, { user_id, kind: 'look_back' })
    const [row] = await tx
      .select({ ...campFields(user_id, time_zone), today: today(time_zone, momentSql(now)) })
      .from(sql`(select) as nothing`)
    if (!row?.camp || row.camp.is_finished) return
    const { camp } = row
    const { finished_on } = campStanding({ today: row.today, started_on: camp.started_on, done_on: doneOn(camp) })
    if (finished_on !== null)
      await tx.update(first_camps).set({ finished_at: now }).where(eq(first_camps.user_id, user_id))
  })
}
