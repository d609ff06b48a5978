import { and, desc, eq, sql } from 'drizzle-orm'
import type { Input } from '#contract/endpoint.ts'
import { handlesIn, MOST_MENTIONS } from '#contract/space-rules.ts'
import type { BusinessFields, writePost as endpoint, WrittenPost } from '#contract/spaces.ts'
import type { Transaction } from '#server/db/database.ts'
import { claimMedia } from '#server/features/files/public.ts'
import { assertMayWrite, crisisHelp, lockWriter } from '#server/features/moderation/public.ts'
import type { Member } from '#server/http/member.ts'
import { Refusal } from '#server/http/refusal.ts'
import type { Services } from '#server/services.ts'
import { textLanguage } from '#server/strategist/reading/text-language.ts'
import { announcePost, mentionPeople } from './announce-post.ts'
import { noBlockAt } from './find-posts.ts'
import { findEntered, type SeenSpace } from './find-spaces.ts'
import { lookAtPost, mustWait } from './look-at-post.ts'
import { readBack } from './read-posts.ts'
import { searchVector } from './search-words.ts'
import { posts, space_members } from './tables.ts'

export type WriteServices = Pick<Services, 'db' | 'clock' | 'env' | 'events' | 'notifier' | 'jobs'>
export type PostRow = typeof posts.$inferSelect

/** A post or a reply. A draft that is sent again, because its answer was lost, is the same post. */
export async function writePost(
  services: WriteServices,
  member: Member,
  input: Input<typeof endpoint>,
): Promise<WrittenPost> {
  const now = services.clock.now()
  const { user_id } = member
  return await services.db.transaction(async (tx) => {
    await lockWriter(tx, user_id)
    const space = await findEntered(tx, member, input.slug, now)
    await lockMembership(tx, space, user_id)
    const sentBefore = and(eq(posts.author_id, user_id), eq(posts.key, input.key))
    const [before] = await tx.select({ id: posts.id }).from(posts).where(sentBefore)
    if (before)
      return { ...(await readBack(tx, member, before.id, now)), help: crisisHelp(services, member, input.body) }
    await assertMayWrite(tx, user_id, now)
    await assertNotTooSoon(tx, space, user_id, now)
    const parent_id = input.parent_id === undefined ? null : await findParent(tx, space, user_id, input.parent_id)
    assertMentions(input.body)
    const business = businessColumns(space.kind === 'business' && parent_id === null, input.business)
    const language = textLanguage(input.body, member.session.user.language)
    const [post] = await tx
      .insert(posts)
      .values({
        space_id: space.id,
        parent_id,
        author_id: user_id,
        key: input.key,
        body: input.body,
        language,
        pictures: await claimPictures(tx, user_id, input.pictures),
        ...business,
        search: searchVector(searchedText(input.body, business), language),
        is_public: input.is_public === true && parent_id === null && space.kind !== 'clients',
        state: (await mustWait(tx, member, { body: input.body, ...business }, now)) ? 'waiting' : 'shown',
        created_at: now,
      })
      .returning()
    if (!post) throw new Error('the post was not stored')
    await mentionPeople(tx, post, now)
    if (post.state === 'shown') await announcePost(services, tx, post)
    const { help } = await lookAtPost(services, tx, member, post)
    if (input.is_introduction) await rememberIntroduction(tx, space.id, user_id, now)
    return { ...(await readBack(tx, member, post.id, now)), help }
  })
}

/** Locked, so that two posts of one member are written one after the other: slow mode and the key see the first. */
async function lockMembership(tx: Transaction, { id }: SeenSpace, user_id: string): Promise<void> {
  const [own] = await tx
    .select({ left_at: space_members.left_at })
    .from(space_members)
    .where(and(eq(space_members.space_id, id), eq(space_members.user_id, user_id)))
    .for('update')
  if (!own || own.left_at) throw new Refusal('spaces.not-joined')
}

async function assertNotTooSoon(tx: Transaction, space: SeenSpace, user_id: string, now: Date): Promise<void> {
  if (space.slow_seconds === 0 || space.may_moderate) return
  const [last] = await tx
    .select({ created_at: posts.created_at })
    .from(posts)
    .where(and(eq(posts.author_id, user_id), eq(posts.space_id, space.id)))
    .orderBy(desc(posts.created_at), desc(posts.id))
    .limit(1)
  const waited = last ? (now.getTime() - last.created_at.getTime()) / 1000 : Number.POSITIVE_INFINITY
  if (waited < space.slow_seconds)
    throw new Refusal('spaces.too-soon', { retryAfter: Math.ceil(space.slow_seconds - waited) })
}

/** A reply to a reply belongs to the same post. */
async function findParent(tx: Transaction, space: SeenSpace, user_id: string, id: string): Promise<string> {
  const { rows } = await tx.execute<Pick<PostRow, 'id' | 'parent_id' | 'state'>>(sql`
    select post.id, post.parent_id, post.state from ${posts} post
    where post.id = ${id} and post.space_id = ${space.id} and ${noBlockAt(user_id)}`)
  const [answered] = rows
  if (!answered) throw new Refusal('not-found')
  if (answered.state !== 'shown') throw new Refusal('spaces.post-gone')
  return answered.parent_id ?? answered.id
}

export function assertMentions(body: string): void {
  if (handlesIn(body).length > MOST_MENTIONS) throw new Refusal('spaces.too-many-mentions')
}

/** Each picture belongs to one post, so that it can be deleted with it. */
export async function claimPictures(
  tx: Transaction,
  owner_id: string,
  pictures: readonly { id: string; alt: string }[],
  kept: readonly string[] = [],
): Promise<{ id: string; alt: string }[]> {
  for (const [index, { id }] of pictures.entries()) {
    const field = `pictures.${index}.id`
    const isTwice = pictures.findIndex((each) => each.id === id) < index
    if (kept.includes(id) && !isTwice) continue
    const { first_use } = await claimMedia(tx, { file: id, owner_id, kinds: ['post_picture'], field })
    if (!first_use) throw new Refusal('request.invalid', { fields: { [field]: { problem: 'file-missing' } } })
  }
  return pictures.map(({ id, alt }) => ({ id, alt }))
}

export function businessColumns(needed: boolean, fields: BusinessFields | null | undefined) {
  if (!needed) return { side: null, matter: null, place: null, pay: null, until: null }
  if (!fields) throw new Refusal('spaces.business-fields-needed')
  const { side, matter, place, pay, until } = fields
  return { side, matter, place, pay, until }
}

/** A search for a city finds what is offered there. */
export function searchedText(body: string, { place }: { place: string | null }): string {
  return place === null ? body : `${body} ${place}`
}

async function rememberIntroduction(tx: Transaction, space_id: string, user_id: string, now: Date): Promise<void> {
  await tx
    .update(space_members)
    .set({ introduced_at: sql`coalesce(${space_members.introduced_at}, ${now.toISOString()}::timestamptz)` })
    .where(and(eq(space_members.space_id, space_id), eq(space_members.user_id, user_id)))
}
