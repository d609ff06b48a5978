import { type SQL, sql } from 'drizzle-orm'
import { may } from '#contract/access.ts'
import { type BusinessMatter, FEED_PAGE, REPLIES_PAGE } from '#contract/space-rules.ts'
import type { BusinessFields, Post, Space } from '#contract/spaces.ts'
import { readCursor, writeCursor } from '#server/db/cursor.ts'
import type { Database } from '#server/db/database.ts'
import { notHidden } from '#server/features/people/public.ts'
import type { Member } from '#server/http/member.ts'
import { Refusal } from '#server/http/refusal.ts'
import type { Services } from '#server/services.ts'
import { mayEnter } from './access.ts'
import { findPost, findPosts, isVisible, noBlockAt } from './find-posts.ts'
import { findEntered, findSpaces, refusalAtDoor } from './find-spaces.ts'
import { posts } from './tables.ts'

type Reading = Pick<Services, 'db' | 'clock'>

/**
 * What is newer than a moment includes some that came shortly before it: a post that was committed late may have an
 * earlier time than one that was shown already. The page leaves out what it has.
 */
const OVERLAP_SECONDS = 10

interface Wanted {
  slug: string
  cursor?: string | undefined
  after?: string | undefined
  side?: BusinessFields['side'] | undefined
  matter?: BusinessMatter | undefined
  place?: string | undefined
}

export async function listPosts({ db, clock }: Reading, member: Member, wanted: Wanted) {
  const now = clock.now()
  const space = await findEntered(db, member, wanted.slug, now)
  const list = `posts-${space.id}`
  const begin = readCursor(list, wanted.cursor, 'moment')
  const conditions = [
    sql`post.space_id = ${space.id} and post.parent_id is null`,
    isVisible(member.user_id),
    notHidden(member.user_id, sql`post.author_id`),
    ...businessConditions(wanted, now),
  ]
  if (begin) conditions.push(sql`(post.created_at, post.id) < (${begin.key}::timestamptz, ${begin.id}::uuid)`)
  if (wanted.after !== undefined)
    conditions.push(
      sql`post.created_at > ${wanted.after}::timestamptz - make_interval(secs => ${sql.raw(`${OVERLAP_SECONDS}`)})`,
    )
  const where = sql.join(conditions, sql` and `)
  const found = await findPosts(db, { user_id: member.user_id, now }, { where, limit: FEED_PAGE + 1 })
  const { shown, cursor } = pageOf(found, FEED_PAGE, list)
  return { posts: shown, cursor }
}

/** With a filter only what still holds is found. */
function businessConditions({ side, matter, place = '' }: Wanted, now: Date): SQL[] {
  const conditions: SQL[] = []
  if (side) conditions.push(sql`post.side = ${side}`)
  if (matter) conditions.push(sql`post.matter = ${matter}`)
  const where = place.normalize('NFC').trim()
  if (where !== '') conditions.push(sql`strpos(fold_text(post.place), fold_text(${where})) > 0`)
  if (conditions.length > 0)
    conditions.push(sql`(post.until is null or post.until >= ${now.toISOString().slice(0, 10)}::date)`)
  return conditions
}

function pageOf(found: Awaited<ReturnType<typeof findPosts>>, size: number, list: string) {
  const shown = found.slice(0, size)
  const last = found.length > size ? shown.at(-1) : undefined
  return { shown: shown.map(({ post }) => post), cursor: last ? writeCursor(list, last.place) : null }
}

/** A post with its space. One that was deleted or removed keeps its place without its words. */
export async function readPost(
  { db, clock }: Reading,
  member: Member,
  id: string,
): Promise<{ post: Post; space: Space }> {
  const now = clock.now()
  const isShown = sql`(post.state <> 'waiting' or post.author_id = ${member.user_id}) and ${noBlockAt(member.user_id)}`
  const post = await findPost(db, { user_id: member.user_id, now }, id, isShown)
  const [space] = post ? await findSpaces(db, member, now, sql`space.slug = ${post.space_slug}`) : []
  if (!post || !space) throw new Refusal('not-found')
  const isOpen = post.is_public && post.state === 'shown' && space.kind !== 'clients'
  if (space.may_enter || isOpen) return { post, space }
  // That a clients' space has such a post is nobody else's business.
  throw may('enter-network', member.membership_type) ? new Refusal('not-found') : refusalAtDoor(space, member)
}

/** A post that the member may read, for what is done to it; otherwise as if there were none. */
export async function findReadable(
  db: Pick<Database, 'execute'>,
  { user_id }: Pick<Member, 'user_id'>,
  id: string,
  now: Date,
) {
  const { rows } = await db.execute<ReadablePost>(sql`
    select post.id, post.space_id, post.parent_id, post.author_id, post.state
    from ${posts} post
    where post.id = ${id} and ${isVisible(user_id)} and ${mayEnter(sql`post.space_id`, user_id, now)}
      and ${noBlockAt(user_id)}`)
  const [post] = rows
  if (!post) throw new Refusal('not-found')
  return post
}

export interface ReadablePost extends Record<string, unknown> {
  id: string
  space_id: string
  parent_id: string | null
  author_id: string | null
  state: 'shown' | 'waiting'
}

export async function listReplies(
  { db, clock }: Reading,
  member: Member,
  { id, cursor }: { id: string; cursor?: string | undefined },
) {
  const now = clock.now()
  // Not `findReadable`: the replies to a post that was deleted stay.
  const { post } = await readPost({ db, clock }, member, id)
  const list = `replies-${post.id}`
  const begin = readCursor(list, cursor, 'moment')
  const conditions = [
    sql`post.parent_id = ${post.id}`,
    isVisible(member.user_id),
    notHidden(member.user_id, sql`post.author_id`),
  ]
  if (begin) conditions.push(sql`(post.created_at, post.id) > (${begin.key}::timestamptz, ${begin.id}::uuid)`)
  const which = { where: sql.join(conditions, sql` and `), order: 'oldest' as const, limit: REPLIES_PAGE + 1 }
  const found = await findPosts(db, { user_id: member.user_id, now }, which)
  const page = pageOf(found, REPLIES_PAGE, list)
  return { replies: page.shown, cursor: page.cursor }
}

/** The post as the member sees it now, after the member did something to it. */
export async function readBack(
  db: Pick<Database, 'execute'>,
  { user_id }: Pick<Member, 'user_id'>,
  id: string,
  now: Date,
): Promise<Post> {
  const post = await findPost(db, { user_id, now }, id)
  if (!post) throw new Refusal('not-found')
  return post
}
