import { and, eq, sql } from 'drizzle-orm'
import type { Person } from '#contract/people.ts'
import type { Distance } from '#contract/people-rules.ts'
import { memberTopic } from '#server/events/topics.ts'
import { profiles } from '#server/features/profile/public.ts'
import type { Member } from '#server/http/member.ts'
import { Refusal } from '#server/http/refusal.ts'
import type { Services } from '#server/services.ts'
import { personOf } from './person-rows.ts'
import { distances, people } from './tables.ts'

export async function listDistances({ db }: Pick<Services, 'db'>, { user_id }: Member) {
  const { rows } = await db.execute<{ person: Person; distance: Distance }>(sql`
    select ${personOf(sql`kept.other_id`)} as person, kept.distance
    from ${distances} kept join ${people} other on other.user_id = kept.other_id
    where kept.user_id = ${user_id}
    order by kept.created_at desc, kept.other_id desc`)
  return { people: rows }
}

/** Mutes or blocks someone, or neither. Admins can be muted: whoever blocked them could not be told of a decision. */
export async function keepDistance(
  { db, clock, events }: Pick<Services, 'db' | 'clock' | 'events'>,
  { user_id }: Member,
  { user_id: other_id, distance }: { user_id: string; distance: Distance | null },
): Promise<void> {
  const own = and(eq(distances.user_id, user_id), eq(distances.other_id, other_id))
  const [before] = await db.select({ distance: distances.distance }).from(distances).where(own)
  if (distance === null) await db.delete(distances).where(own)
  else await storeDistance({ db, clock }, { user_id, other_id, distance })
  // The open pages of the other one hear of posts, and read again whose. Of a mute they hear nothing.
  const isChanged = (before?.distance === 'block') !== (distance === 'block')
  if (isChanged) events.publish(memberTopic(other_id), { type: 'data-changed', data: 'spaces' })
}

async function storeDistance(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  { user_id, other_id, distance }: { user_id: string; other_id: string; distance: Distance },
): Promise<void> {
  const [other] = await db
    .select({ role: profiles.role })
    .from(people)
    .innerJoin(profiles, eq(profiles.user_id, people.user_id))
    .where(eq(people.user_id, other_id))
  if (!other || other_id === user_id) throw new Refusal('not-found')
  if (distance === 'block' && other.role === 'admin') throw new Refusal('people.staff-not-blocked')
  await db
    .insert(distances)
    .values({ user_id, other_id, distance, created_at: clock.now() })
    .onConflictDoUpdate({ target: [distances.user_id, distances.other_id], set: { distance } })
}
