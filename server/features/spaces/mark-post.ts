import { and, eq, isNotNull, sql } from 'drizzle-orm'
import { may } from '#contract/access.ts'
import { MOST_PINNED, type Reaction } from '#contract/space-rules.ts'
import type { Post } from '#contract/spaces.ts'
import type { Transaction } from '#server/db/database.ts'
import { spaceTopic } from '#server/events/topics.ts'
import { assertMayWrite } from '#server/features/moderation/public.ts'
import { notHidden } from '#server/features/people/public.ts'
import type { Member } from '#server/http/member.ts'
import { Refusal } from '#server/http/refusal.ts'
import { mayEnter } from './access.ts'
import { excerptOf } from './excerpt.ts'
import { findSpaces } from './find-spaces.ts'
import { settleHelpfulPoints } from './helpful-points.ts'
import { findReadable, type ReadablePost, readBack } from './read-posts.ts'
import { posts, reactions, space_members, spaces } from './tables.ts'
import type { WriteServices } from './write-post.ts'

type Change = (tx: Transaction, post: ReadablePost, now: Date) => Promise<void>

/** Changes something about a post that the member may read, and tells the open pages of its space. */
async function mark(services: WriteServices, member: Member, id: string, change: Change): Promise<Post> {
  const now = services.clock.now()
  return await services.db.transaction(async (tx) => {
    const post = await findReadable(tx, member, id, now)
    await assertMayWrite(tx, member.user_id, now)
    await change(tx, post, now)
    services.events.publish(spaceTopic(post.space_id), { type: 'space-changed', space_id: post.space_id })
    return await readBack(tx, member, id, now)
  })
}

interface Wanted {
  id: string
  wanted: boolean
}

export function react(services: WriteServices, member: Member, input: Wanted & { reaction: Reaction }): Promise<Post> {
  const { id, reaction, wanted } = input
  const { user_id } = member
  return mark(services, member, id, async (tx, _, now) => {
    if (wanted)
      await tx.insert(reactions).values({ post_id: id, user_id, reaction, created_at: now }).onConflictDoNothing()
    else
      await tx
        .delete(reactions)
        .where(and(eq(reactions.post_id, id), eq(reactions.user_id, user_id), eq(reactions.reaction, reaction)))
  })
}

/** Only the one who asked knows what helped. */
export function markHelpful(services: WriteServices, member: Member, { id, wanted }: Wanted): Promise<Post> {
  return mark(services, member, id, async (tx, reply, now) => {
    const [asked] = reply.parent_id
      ? await tx.select({ author_id: posts.author_id }).from(posts).where(eq(posts.id, reply.parent_id))
      : []
    if (asked?.author_id !== member.user_id) throw new Refusal('not-found')
    if (reply.author_id === member.user_id) throw new Refusal('spaces.own-reply')
    await tx
      .update(posts)
      .set({ helpful_at: wanted ? now : null })
      .where(eq(posts.id, id))
    await settleHelpfulPoints(services, tx, reply)
  })
}

export function pinPost(services: WriteServices, member: Member, { id, wanted }: Wanted): Promise<Post> {
  return mark(services, member, id, async (tx, { space_id, parent_id, state }, now) => {
    // Locked, so that two moderators cannot both pin the last one.
    const [space] = await tx.select().from(spaces).where(eq(spaces.id, space_id)).for('update')
    if (!space || parent_id || state !== 'shown') throw new Refusal('not-found')
    const isModerator = space.coach_id === member.user_id || may('administer', member.membership_type)
    if (!isModerator) throw new Refusal('session.forbidden')
    const pinned = await tx
      .select({ id: posts.id })
      .from(posts)
      .where(and(eq(posts.space_id, space_id), isNotNull(posts.pinned_at)))
    if (wanted && pinned.every((each) => each.id !== id) && pinned.length >= MOST_PINNED)
      throw new Refusal('spaces.too-many-pinned')
    await tx
      .update(posts)
      .set({ pinned_at: wanted ? now : null })
      .where(eq(posts.id, id))
    if (wanted) await tellMembers(services, tx, { member, space_id, post_id: id, now })
  })
}

/** Once for a post, also when it is pinned again. */
async function tellMembers(
  { notifier }: WriteServices,
  tx: Transaction,
  { member, space_id, post_id, now }: { member: Member; space_id: string; post_id: string; now: Date },
): Promise<void> {
  const [space] = await findSpaces(tx, member, now, sql`space.id = ${space_id}`)
  const [post] = await tx
    .select({ body: posts.body, author_id: posts.author_id })
    .from(posts)
    .where(eq(posts.id, post_id))
  if (!space || !post?.author_id) return
  const recipients = sql`
    select own.user_id from ${space_members} own
    where own.space_id = ${space_id} and own.left_at is null and own.user_id not in (${member.user_id}, ${post.author_id})
      and ${mayEnter(space_id, sql`own.user_id`, now)} and ${notHidden(sql`own.user_id`, sql`${post.author_id}::uuid`)}`
  const details = { space_name: space.name, space_slug: space.slug, post_id, words: excerptOf(post.body) }
  await notifier.notifyAll(recipients, { kind: 'space_news', details, once_key: `space_news:${post_id}` }, tx)
}
