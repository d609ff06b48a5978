import { eq, inArray, sql } from 'drizzle-orm'
import type { Transaction } from '#server/db/database.ts'
import { releaseMedia } from '#server/features/files/public.ts'
import type { Services } from '#server/services.ts'
import { retractPostNotifications } from './announce-post.ts'
import { mentions, post_revisions, post_translations, posts, space_members, spaces } from './tables.ts'

/**
 * In the transaction that deletes the account: posts keep their place without words and author, so that the answers of
 * others stay. A coach's own space goes with the account, and the pictures in it. The notifications about all of it go too:
 * they have names and words.
 */
export async function leaveSpaces(
  services: Pick<Services, 'jobs' | 'notifier'>,
  tx: Transaction,
  user_id: string,
): Promise<void> {
  const ofMember = eq(posts.author_id, user_id)
  const { rows: going } = await tx.execute<{ id: string }>(sql`
    select post.id from ${posts} post where post.author_id = ${user_id}
    union select post.id from ${posts} post join ${spaces} space on space.id = post.space_id
    where space.coach_id = ${user_id}`)
  await retractPostNotifications(
    services,
    tx,
    going.map(({ id }) => id),
  )
  await tx.execute(sql`
    update ${spaces} set members = members - 1
    where id in (select own.space_id from ${space_members} own where own.user_id = ${user_id} and own.left_at is null)`)
  await tx.execute(sql`
    update ${posts} parent set replies = parent.replies - gone.count
    from (select reply.parent_id, count(*)::int as count from ${posts} reply
      where reply.author_id = ${user_id} and reply.state = 'shown' and reply.parent_id is not null
      group by reply.parent_id) gone
    where parent.id = gone.parent_id`)
  const own = tx.select({ id: posts.id }).from(posts).where(ofMember)
  await tx.delete(post_revisions).where(inArray(post_revisions.post_id, own))
  await tx.delete(post_translations).where(inArray(post_translations.post_id, own))
  await tx.delete(mentions).where(inArray(mentions.post_id, own))
  const nothing = { side: null, matter: null, place: null, pay: null, until: null, search: null, pinned_at: null }
  await tx
    .update(posts)
    .set({ state: 'deleted', body: '', pictures: [], is_public: false, helpful_at: null, ...nothing })
    .where(ofMember)
  const inOwnSpace = await tx
    .select({ pictures: posts.pictures })
    .from(posts)
    .innerJoin(spaces, eq(spaces.id, posts.space_id))
    .where(sql`${spaces.coach_id} = ${user_id} and ${posts.pictures} <> '[]'::jsonb`)
  for (const { pictures } of inOwnSpace) for (const { id } of pictures) await releaseMedia(tx, services.jobs, id)
  // Not left to the deletion of the account, which would at the same time take the author away from posts in it.
  await tx.delete(spaces).where(eq(spaces.coach_id, user_id))
}
