import { and, eq, sql } from 'drizzle-orm'
import { may } from '#contract/access.ts'
import type { Space } from '#contract/spaces.ts'
import { type HeardSpaces, memberTopic, NO_SPACES, spaceTopic } from '#server/events/topics.ts'
import { assertMayWrite } from '#server/features/moderation/public.ts'
import { readHidden } from '#server/features/people/public.ts'
import type { Member } from '#server/http/member.ts'
import { Refusal } from '#server/http/refusal.ts'
import type { Services } from '#server/services.ts'
import { mayEnter } from './access.ts'
import { findEntered, findSpace } from './find-spaces.ts'
import { posts, space_members, spaces } from './tables.ts'

type Visiting = Pick<Services, 'db' | 'clock' | 'events'>

/**
 * Moves the position up to which the member has read. It only moves forward, in one statement, so that devices can report
 * in any order. The member's other devices then count again.
 */
export async function markSpaceRead(
  { db, clock, events }: Visiting,
  member: Member,
  { slug, post_id }: { slug: string; post_id: string },
): Promise<{ unread: number }> {
  const now = clock.now()
  const { id } = await findEntered(db, member, slug, now)
  const ofSpace = and(eq(posts.id, post_id), eq(posts.space_id, id), sql`${posts.parent_id} is null`)
  if ((await db.$count(posts, ofSpace)) === 0) throw new Refusal('not-found')
  const { rows } = await db.execute(sql`
    update ${space_members} own set read_until = post.created_at, read_post_id = post.id
    from ${posts} post
    where own.space_id = ${id} and own.user_id = ${member.user_id} and post.id = ${post_id}
      and (own.read_until is null or own.read_until < post.created_at
        or (own.read_until = post.created_at and (own.read_post_id is null or own.read_post_id < post.id)))
    returning own.user_id`)
  if (rows.length > 0) events.publish(memberTopic(member.user_id), { type: 'space-changed', space_id: id })
  const { unread } = await findSpace(db, member, slug, now)
  return { unread }
}

export async function changeSlowMode(
  { db, clock, events }: Visiting,
  member: Member,
  { slug, slow_seconds }: { slug: string; slow_seconds: number },
): Promise<Space> {
  const now = clock.now()
  return await db.transaction(async (tx) => {
    await assertMayWrite(tx, member.user_id, now)
    const space = await findEntered(tx, member, slug, now)
    if (!space.may_moderate) throw new Refusal('session.forbidden')
    await tx.update(spaces).set({ slow_seconds }).where(eq(spaces.id, space.id))
    events.publish(spaceTopic(space.id), { type: 'space-changed', space_id: space.id })
    return { ...space, slow_seconds }
  })
}

/** Nothing while the Network is closed to the member. */
export async function readHeardSpaces(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  { user_id, membership_type }: Pick<Member, 'user_id' | 'membership_type'>,
): Promise<HeardSpaces> {
  if (!may('enter-network', membership_type)) return NO_SPACES
  const [joined, others] = await Promise.all([
    db
      .select({ space_id: space_members.space_id })
      .from(space_members)
      .where(
        and(
          eq(space_members.user_id, user_id),
          sql`${space_members.left_at} is null`,
          mayEnter(space_members.space_id, user_id, clock.now()),
        ),
      ),
    readHidden(db, user_id),
  ])
  return { topics: joined.map(({ space_id }) => spaceTopic(space_id)), ...others }
}
