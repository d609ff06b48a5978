import { and, eq, ne } from 'drizzle-orm'
import type { Input } from '#contract/endpoint.ts'
import { hasNewLink } from '#contract/moderation-rules.ts'
import { EDIT_HOURS } from '#contract/space-rules.ts'
import type { editPost as endpoint, WrittenPost } from '#contract/spaces.ts'
import type { Transaction } from '#server/db/database.ts'
import { spaceTopic } from '#server/events/topics.ts'
import { releaseMedia } from '#server/features/files/public.ts'
import { assertMayWrite } from '#server/features/moderation/public.ts'
import type { Member } from '#server/http/member.ts'
import { Refusal } from '#server/http/refusal.ts'
import { textLanguage } from '#server/strategist/reading/text-language.ts'
import { changePostState, mentionPeople, notifyConcerned, retractPostNotifications } from './announce-post.ts'
import { lookAtPost, mustWait, shownText } from './look-at-post.ts'
import { findReadable, readBack } from './read-posts.ts'
import { searchVector } from './search-words.ts'
import { post_revisions, post_translations, posts, spaces } from './tables.ts'
import {
  assertMentions,
  businessColumns,
  claimPictures,
  type PostRow,
  searchedText,
  type WriteServices,
} from './write-post.ts'

/** The words before are kept for moderators. */
export async function editPost(
  services: WriteServices,
  member: Member,
  input: Input<typeof endpoint>,
): Promise<WrittenPost> {
  const now = services.clock.now()
  return await services.db.transaction(async (tx) => {
    await assertMayWrite(tx, member.user_id, now)
    const before = await lockOwn(tx, member, input.id)
    if (before.state === 'deleted' || before.state === 'removed') throw new Refusal('spaces.post-gone')
    // The member may have left a clients' space.
    await findReadable(tx, member, before.id, now)
    if (now.getTime() - before.created_at.getTime() > EDIT_HOURS * 3_600_000) throw new Refusal('spaces.edit-too-late')
    assertMentions(input.body)
    const keptBefore = before.pictures.map(({ id }) => id)
    const pictures = await claimPictures(tx, member.user_id, input.pictures, keptBefore)
    await tx.insert(post_revisions).values(revisionOf(before, now))
    await tx.delete(post_translations).where(eq(post_translations.post_id, before.id))
    const business = businessColumns(before.side !== null, input.business)
    const language = textLanguage(input.body, member.session.user.language)
    const [post] = await tx
      .update(posts)
      .set({
        body: input.body,
        language,
        pictures,
        ...business,
        search: searchVector(searchedText(input.body, business), language),
        is_public: input.is_public === undefined ? before.is_public : await mayBePublic(tx, before, input.is_public),
        edited_at: now,
        revision: before.revision + 1,
      })
      .where(eq(posts.id, before.id))
      .returning()
    if (!post) throw new Refusal('spaces.post-gone')
    for (const id of keptBefore)
      if (!pictures.some((picture) => picture.id === id)) await releaseMedia(tx, services.jobs, id)
    await mentionPeople(tx, post, now)
    // A link that is added later or replaces another waits like one that was there from the beginning.
    const isNewLink = hasNewLink(shownText(post), shownText(before))
    const waits = post.state === 'shown' && isNewLink && (await mustWait(tx, member, post, now))
    if (waits) await changePostState(services, tx, post.id, 'waiting')
    const { help } = await lookAtPost(services, tx, member, { ...post, state: waits ? 'waiting' : post.state })
    if (post.state === 'shown' && !waits) await notifyConcerned(services, tx, post)
    services.events.publish(spaceTopic(post.space_id), { type: 'space-changed', space_id: post.space_id })
    return { ...(await readBack(tx, member, post.id, now)), help }
  })
}

async function lockOwn(tx: Transaction, { user_id }: Member, id: string): Promise<PostRow> {
  const own = and(eq(posts.id, id), eq(posts.author_id, user_id))
  const [post] = await tx.select().from(posts).where(own).for('update')
  if (!post) throw new Refusal('not-found')
  return post
}

function revisionOf({ id: post_id, revision, body }: PostRow, now: Date) {
  return { post_id, revision, body, created_at: now }
}

/** Neither a reply nor what is said among clients. */
async function mayBePublic(tx: Transaction, { parent_id, space_id }: PostRow, wanted: boolean): Promise<boolean> {
  if (!wanted || parent_id) return false
  return (await tx.$count(spaces, and(eq(spaces.id, space_id), ne(spaces.kind, 'clients')))) > 0
}

/** Deleting twice is no error. Moderators can still read the words; the pictures are gone. */
export async function deletePost(services: WriteServices, member: Member, id: string): Promise<void> {
  const now = services.clock.now()
  await services.db.transaction(async (tx) => {
    const before = await lockOwn(tx, member, id)
    if (before.state === 'deleted') return
    await changePostState(services, tx, id, 'deleted')
    await retractPostNotifications(services, tx, [id])
    await tx.insert(post_revisions).values(revisionOf(before, now))
    await tx
      .update(posts)
      .set({ body: '', pictures: [], search: null, revision: before.revision + 1 })
      .where(eq(posts.id, id))
    for (const picture of before.pictures) await releaseMedia(tx, services.jobs, picture.id)
  })
}
