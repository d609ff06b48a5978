import { type SQL, sql } from 'drizzle-orm'
import { FEED_PAGE } from '#contract/space-rules.ts'
import type { Post } from '#contract/spaces.ts'
import { exactMoment, type Place, readCursor, writeCursor } from '#server/db/cursor.ts'
import type { Database } from '#server/db/database.ts'
import { notBlocked, notHidden } from '#server/features/people/public.ts'
import type { Member } from '#server/http/member.ts'
import type { Services } from '#server/services.ts'
import { mayEnter } from './access.ts'
import { correctParts } from './correct-search.ts'
import { findPosts } from './find-posts.ts'
import { type SearchPart, searchParts, searchQuery } from './search-words.ts'
import { posts, spaces } from './tables.ts'

type Reading = Pick<Services, 'db' | 'clock'>
type Executor = Pick<Database, 'execute'>

interface Wanted {
  search: string
  slug?: string | undefined
  cursor?: string | undefined
}

interface Scope {
  user_id: string
  /** The spaces that may be read; one if the search is in one space. */
  space_ids: readonly string[]
  isOneSpace: boolean
  begin: Place | undefined
}

interface Found {
  ids: readonly string[]
  /** Older posts that were not looked at begin here. */
  end: Place | undefined
}

/*
 * Newest first, in constant time however many posts there are. Frequent words fill a page with the newest posts. If they do
 * not, and one of the words is rare, the index of words finds all posts. Words that are all frequent, but seldom together
 * or not of late, are sought in a limited number of older posts; the next page goes on from there.
 * See docs/decisions/056-search-in-three-languages.md.
 */
const NEWEST_POSTS = 2_000
/** Also the longest list of posts that the index reads: it goes through that of the rarest word to its end. */
const OLDER_POSTS = 10_000
/** So many are sorted. */
const MOST_BY_WORD = 5_000

/** Posts and replies in the spaces that the member may read. */
export async function searchPosts(
  { db, clock }: Reading,
  member: Member,
  { search, slug, cursor }: Wanted,
): Promise<{ posts: Post[]; cursor: string | null }> {
  const now = clock.now()
  const list = `found-${slug ?? 'everywhere'}`
  const begin = readCursor(list, cursor, 'moment')
  const parts = searchParts(search)
  const space_ids = parts.length === 0 ? [] : await readableSpaces(db, member, slug, now)
  if (space_ids.length === 0) return { posts: [], cursor: null }
  const scope = { user_id: member.user_id, space_ids, isOneSpace: slug !== undefined, begin }
  const { ids, end } = await findCorrected(db, scope, parts)
  const where = sql`post.id = any(${sql.param(ids)}::uuid[])`
  const found = await findPosts(db, { user_id: member.user_id, now }, { where, limit: FEED_PAGE + 1 })
  const shown = found.slice(0, FEED_PAGE)
  const next = found.length > FEED_PAGE ? shown.at(-1)?.place : end
  return { posts: shown.map(({ post }) => post), cursor: next ? writeCursor(list, next) : null }
}

async function readableSpaces(db: Executor, { user_id }: Member, slug: string | undefined, now: Date) {
  const wanted = slug === undefined ? sql`true` : sql`space.slug = ${slug}`
  const { rows } = await db.execute<{ id: string }>(sql`
    select space.id from ${spaces} space where ${wanted} and ${mayEnter(sql`space.id`, user_id, now)}`)
  return rows.map(({ id }) => id)
}

/** If nothing is found, the words may be mistyped. On a further page too: what was corrected finds nothing there either. */
async function findCorrected(db: Executor, scope: Scope, parts: readonly SearchPart[]): Promise<Found> {
  const exact = await find(db, scope, parts)
  if (exact.ids.length > 0 || exact.end) return exact
  const corrected = await correctParts(db, scope.space_ids, parts)
  return corrected ? await find(db, scope, corrected) : exact
}

async function find(db: Executor, scope: Scope, parts: readonly SearchPart[]): Promise<Found> {
  const matches = sql`post.search @@ ${searchQuery(parts)}::tsquery`
  const newest = await findByTime(db, scope, matches, NEWEST_POSTS)
  if (newest.ids.length > FEED_PAGE || !newest.end) return newest
  const byWord = (await hasRareWord(db, parts)) ? await findByWord(db, scope, matches) : undefined
  return byWord ?? (await findByTime(db, scope, matches, OLDER_POSTS))
}

/** Whether one of the words is in few posts. The planner knows about how many, without looking at them. */
async function hasRareWord(db: Executor, parts: readonly SearchPart[]): Promise<boolean> {
  for (const part of parts) {
    const { rows } = await db.execute<{ 'QUERY PLAN': [{ Plan: { 'Plan Rows': number } }] }>(sql`
      explain (format json) select from ${posts} post where post.search @@ ${searchQuery([part])}::tsquery`)
    const [plan] = rows[0]?.['QUERY PLAN'] ?? []
    if (plan && plan.Plan['Plan Rows'] <= OLDER_POSTS) return true
  }
  return false
}

/** Looks at so many posts, whether they match or not. */
async function findByTime(db: Executor, scope: Scope, matches: SQL, size: number): Promise<Found> {
  const considered = sql`from ${posts} post where post.state = 'shown' and ${isOlder(scope)}
    and ${scope.isOneSpace ? isReadable(scope) : sql`true`} order by post.created_at desc, post.id desc`
  const { rows } = await db.execute<{ id: string }>(sql`
    select post.id from (
      select post.id, post.created_at, post.space_id, post.author_id, post.parent_id, post.search
      ${considered} limit ${size}
    ) post
    where ${matches} and ${isReadable(scope)} and ${isShownTo(scope.user_id)}
    order by post.created_at desc, post.id desc limit ${FEED_PAGE + 1}`)
  const ids = rows.map(({ id }) => id)
  if (ids.length > FEED_PAGE) return { ids, end: undefined }
  const { rows: ends } = await db.execute<{ key: string; id: string }>(sql`
    select ${exactMoment(sql`post.created_at`)} as key, post.id ${considered} offset ${size - 1} limit 1`)
  return { ids, end: ends[0] }
}

/** All posts that match, by the index of words; nothing if there are too many to sort them. */
async function findByWord(db: Executor, scope: Scope, matches: SQL): Promise<Found | undefined> {
  const { rows } = await db.execute<{ matching: number; ids: string[] }>(sql`
    with matching as materialized (
      select post.id, post.created_at, post.space_id, post.author_id, post.parent_id, post.state
      from ${posts} post where ${matches} limit ${MOST_BY_WORD + 1}
    )
    select (select count(*)::int from matching) as matching, array(
      select post.id::text from matching post
      where post.state = 'shown' and ${isOlder(scope)} and ${isReadable(scope)} and ${isShownTo(scope.user_id)}
      order by post.created_at desc, post.id desc limit ${FEED_PAGE + 1}) as ids`)
  const [row] = rows
  return row && row.matching <= MOST_BY_WORD ? { ids: row.ids, end: undefined } : undefined
}

const isReadable = ({ space_ids }: Scope): SQL => sql`post.space_id = any(${sql.param(space_ids)}::uuid[])`

function isOlder({ begin }: Scope): SQL {
  return begin ? sql`(post.created_at, post.id) < (${begin.key}::timestamptz, ${begin.id}::uuid)` : sql`true`
}

/** A reply leads to its post, so the reader must be able to open that. */
function isShownTo(user_id: string): SQL {
  return sql`${notHidden(user_id, sql`post.author_id`)} and (post.parent_id is null or exists (
    select from ${posts} parent
    where parent.id = post.parent_id and parent.state <> 'waiting' and ${notBlocked(user_id, sql`parent.author_id`)}))`
}
