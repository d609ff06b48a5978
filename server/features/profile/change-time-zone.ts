import { and, eq, sql } from 'drizzle-orm'
import { memberTopic } from '#server/events/topics.ts'
import type { Member } from '#server/http/member.ts'
import { Refusal } from '#server/http/refusal.ts'
import type { Services } from '#server/services.ts'
import { profileColumns } from './profile-columns.ts'
import { profiles } from './tables.ts'

/**
 * The database calculates days, so it must know the zone by the same name. It would interpret '+03:00' as three hours
 * west and 'BST' as British summer time, where the browser means three hours east and Bangladesh.
 */
export async function changeTimeZone(
  { db, events }: Pick<Services, 'db' | 'events'>,
  { user_id }: Member,
  time_zone: string,
) {
  const name = time_zone.includes('/') ? time_zone : unabbreviated(time_zone)
  return await db.transaction(async (tx) => {
    const [profile] = await tx
      .update(profiles)
      .set({ time_zone: sql`zones.name` })
      .from(sql`pg_timezone_names as zones`)
      .where(and(eq(profiles.user_id, user_id), sql`lower(zones.name) = lower(${name})`))
      .returning(profileColumns)
    if (!profile) throw new Refusal('request.invalid', { fields: { time_zone: { problem: 'time-zone' } } })
    // The same activities may now fall on other days.
    events.publish(memberTopic(user_id), { type: 'account-changed' })
    events.publish(memberTopic(user_id), { type: 'streak-changed' })
    return profile
  })
}

function unabbreviated(time_zone: string): string {
  return new Intl.DateTimeFormat('en', { timeZone: time_zone }).resolvedOptions().timeZone
}
