import { eq, inArray, sql } from 'drizzle-orm'
import { handlesIn, MOST_MENTIONS, type PostState } from '#contract/space-rules.ts'
import type { Transaction } from '#server/db/database.ts'
import type { News } from '#server/events/event-message.ts'
import { spaceTopic } from '#server/events/topics.ts'
import { notBlocked, notHidden, people } from '#server/features/people/public.ts'
import { profiles } from '#server/features/profile/public.ts'
import type { Services } from '#server/services.ts'
import { isMemberOf, mayEnter } from './access.ts'
import { settleHelpfulPoints } from './helpful-points.ts'
import { mentions, post_translations, posts, space_members, spaces } from './tables.ts'

type Announcing = Pick<Services, 'clock' | 'events' | 'notifier'>
type PostRow = typeof posts.$inferSelect

/**
 * Keeps who is named in a post: only members who may read it and who neither blocked its author nor were blocked. The
 * others stay plain words, so that nobody learns who blocked whom.
 */
export async function mentionPeople(tx: Transaction, post: PostRow, now: Date): Promise<void> {
  const handles = handlesIn(post.body).slice(0, MOST_MENTIONS)
  await tx.delete(mentions).where(eq(mentions.post_id, post.id))
  if (handles.length === 0 || post.author_id === null) return
  await tx.execute(sql`
    insert into ${mentions} (post_id, user_id)
    select ${post.id}, named.user_id from ${people} named
    where ${inArray(sql`named.handle`, handles)} and named.user_id <> ${post.author_id}
      and ${isMemberOf(post.space_id, sql`named.user_id`)} and ${mayEnter(post.space_id, sql`named.user_id`, now)}
      and ${notBlocked(post.author_id, sql`named.user_id`)}`)
}

/** A post is shown: its parent counts it, those concerned are notified once, and open pages of the space get it. */
export async function announcePost(services: Announcing, tx: Transaction, post: PostRow): Promise<void> {
  if (post.parent_id) await countReplies(tx, post.parent_id, 1)
  await notifyConcerned(services, tx, post)
  const { space_id, id: post_id } = post
  const news: News = post.parent_id ? { type: 'space-changed', space_id } : { type: 'post-added', space_id, post_id }
  services.events.publish(spaceTopic(space_id), news)
}

/** Also after an edit: who was named before is not notified again. */
export async function notifyConcerned({ clock, notifier }: Announcing, tx: Transaction, post: PostRow): Promise<void> {
  const { id, author_id, parent_id, space_id } = post
  if (!author_id) return
  const { rows } = await tx.execute<{ full_name: string; slug: string; is_named: boolean }>(sql`
    select author.full_name, space.slug, exists (select from ${mentions} where ${mentions.post_id} = ${id}) as is_named
    from ${profiles} author, ${spaces} space where author.user_id = ${author_id} and space.id = ${space_id}`)
  const [known] = rows
  if (!known) return
  const { full_name, slug: space_slug } = known
  const details = { full_name, space_slug, post_id: parent_id ?? id }
  if (known.is_named) {
    const named = sql`
      select named.user_id from ${mentions} named
      where named.post_id = ${id} and ${notHidden(sql`named.user_id`, sql`${author_id}::uuid`)}`
    await notifier.notifyAll(named, { kind: 'mention', details, once_key: `mention:${id}` }, tx)
  }
  if (!parent_id) return
  const answered = sql`
    select answered.author_id as user_id from ${posts} answered
    where answered.id = ${parent_id} and answered.author_id <> ${author_id}
      and ${isMemberOf(space_id, sql`answered.author_id`)} and ${mayEnter(space_id, sql`answered.author_id`, clock.now())}
      and ${notHidden(sql`answered.author_id`, sql`${author_id}::uuid`)}
      and not exists (select from ${mentions} named where named.post_id = ${id} and named.user_id = answered.author_id)`
  await notifier.notifyAll(answered, { kind: 'reply', details, once_key: `reply:${id}` }, tx)
}

/** What was told about posts that are gone. Only members of a space are told about its posts, also those who left it since. */
export async function retractPostNotifications(
  { notifier }: Pick<Services, 'notifier'>,
  tx: Transaction,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return
  const recipients = sql`
    select member.user_id from ${space_members} member
    where member.space_id in (select ${posts.space_id} from ${posts} where ${posts.id} = any(${sql.param([...ids])}::uuid[]))`
  const keys = ids.flatMap((id) => [`mention:${id}`, `reply:${id}`, `space_news:${id}`])
  await notifier.retract(recipients, keys, tx)
}

/**
 * Moves a post to another state: shown after a moderator has looked at it, or removed, or deleted. Its parent's number of
 * replies follows. Undefined when there is no such post; nothing happens when it is in that state already. A deleted post
 * stays deleted: its words are gone.
 */
export async function changePostState(
  services: Announcing,
  tx: Transaction,
  id: string,
  state: PostState,
): Promise<PostRow | undefined> {
  const [before] = await tx.select().from(posts).where(eq(posts.id, id)).for('update')
  if (!before || before.state === state || before.state === 'deleted') return before
  const pinned_at = state === 'shown' ? before.pinned_at : null
  // What waited is new now: with its old time it would stand before the position of those who have read on meanwhile.
  const created_at = state === 'shown' && before.state === 'waiting' ? services.clock.now() : before.created_at
  const [post] = await tx.update(posts).set({ state, pinned_at, created_at }).where(eq(posts.id, id)).returning()
  if (!post) return undefined
  if (post.helpful_at) await settleHelpfulPoints(services, tx, post)
  if (state === 'shown') await announcePost(services, tx, post)
  else {
    await tx.delete(post_translations).where(eq(post_translations.post_id, id))
    if (before.state === 'shown' && post.parent_id) await countReplies(tx, post.parent_id, -1)
    services.events.publish(spaceTopic(post.space_id), { type: 'space-changed', space_id: post.space_id })
  }
  return post
}

async function countReplies(tx: Transaction, parent_id: string, added: number): Promise<void> {
  await tx
    .update(posts)
    .set({ replies: sql`${posts.replies} + ${added}` })
    .where(eq(posts.id, parent_id))
}
