import { sql } from 'drizzle-orm'
import { clientsTexts, isHouseSpace, spaceTexts } from '#content/spaces/spaces.ts'
import type { Output } from '#contract/endpoint.ts'
import { MOST_PINNED, TASTE_POSTS, TASTE_TITLES } from '#contract/space-rules.ts'
import type { readSpace as endpoint, Space } from '#contract/spaces.ts'
import { notHidden } from '#server/features/people/public.ts'
import type { Member } from '#server/http/member.ts'
import type { Services } from '#server/services.ts'
import { isClient } from './access.ts'
import { excerptOf } from './excerpt.ts'
import { findPosts, isVisible, translationFor } from './find-posts.ts'
import { findSpace, findSpaces, type SeenSpace } from './find-spaces.ts'
import { posts } from './tables.ts'

type Reading = Pick<Services, 'db' | 'clock'>

/** Joined ones first. A clients' space is listed for its coach, its members and those who may join it. */
export async function listSpaces({ db, clock }: Reading, member: Member): Promise<{ spaces: Space[] }> {
  const isConcerned = sql`(space.kind <> 'clients' or (own.user_id is not null and own.left_at is null)
    or ${isClient(sql`space.coach_id`, sql`space.id`, member.user_id)})`
  return { spaces: await findSpaces(db, member, clock.now(), isConcerned) }
}

export async function readSpace(
  { db, clock }: Reading,
  member: Member,
  slug: string,
): Promise<Output<typeof endpoint>> {
  const now = clock.now()
  const space = await findSpace(db, member, slug, now)
  const { is_introduced, read_until, ...shown } = space
  const language = member.session.user.language
  const { introduction, tone } = isHouseSpace(slug) ? spaceTexts(slug, language) : clientsTexts(language)
  const viewer = { user_id: member.user_id, now }
  const ofSpace = sql`post.space_id = ${space.id} and post.parent_id is null
    and ${isVisible(member.user_id)} and ${notHidden(member.user_id, sql`post.author_id`)}`
  const pinned = space.may_enter
    ? await findPosts(db, viewer, { where: sql`${ofSpace} and post.pinned_at is not null`, limit: MOST_PINNED })
    : []
  return {
    space: shown,
    pinned: pinned.map(({ post }) => post),
    taste: space.may_enter ? null : await readTaste({ db }, member, space, now),
    wants_introduction: space.is_joined && space.may_enter && !is_introduced,
    introduction,
    tone,
    read_until: space.is_joined ? read_until : null,
  }
}

/** What those outside see. Of a clients' space nothing: what is said there is for clients alone. */
async function readTaste(
  { db }: Pick<Services, 'db'>,
  { user_id }: Member,
  { id, kind }: SeenSpace,
  now: Date,
): Promise<NonNullable<Output<typeof endpoint>['taste']>> {
  if (kind === 'clients') return { titles: [], posts: [] }
  const isShown = sql`post.space_id = ${id} and post.parent_id is null and post.state = 'shown'
    and ${notHidden(user_id, sql`post.author_id`)}`
  const { rows } = await db.execute<{ body: string }>(sql`
    select coalesce(${translationFor(user_id, sql`made.body`)}, post.body) as body from ${posts} post where ${isShown}
    order by post.created_at desc, post.id desc limit ${TASTE_TITLES}`)
  const open = await findPosts(db, { user_id, now }, { where: sql`${isShown} and post.is_public`, limit: TASTE_POSTS })
  return { titles: rows.map(({ body }) => excerptOf(body)), posts: open.map(({ post }) => post) }
}
