import { type SQL, sql } from 'drizzle-orm'
import { pictureAddress } from '#contract/file-rules.ts'
import type { Language } from '#contract/language.ts'
import type { Person } from '#contract/people.ts'
import { type BusinessMatter, EDIT_HOURS, type PostState } from '#contract/space-rules.ts'
import type { BusinessFields, Post } from '#contract/spaces.ts'
import { exactMoment, isoMoment, type Place } from '#server/db/cursor.ts'
import type { Database } from '#server/db/database.ts'
import { users } from '#server/features/accounts/public.ts'
import { notBlocked, people, personOf } from '#server/features/people/public.ts'
import { profiles } from '#server/features/profile/public.ts'
import { mentions, post_translations, posts, reactions, spaces } from './tables.ts'

export interface Viewer {
  user_id: string
  now: Date
}

interface Row extends Record<string, unknown> {
  id: string
  space_slug: string
  parent_id: string | null
  author: Person | null
  body: string
  language: Language
  translation: Post['translation']
  pictures: { id: string; alt: string }[]
  side: BusinessFields['side'] | null
  matter: BusinessMatter | null
  place: string | null
  pay: string | null
  until: string | null
  mentions: Post['mentions']
  state: PostState
  is_pinned: boolean
  is_helpful: boolean
  is_public: boolean
  reactions: Post['reactions']
  replies: number
  created_at: string
  edited_at: string | null
  is_own: boolean
  is_recent: boolean
  key: string
}

interface Which {
  /** A condition on the alias `post`. */
  where: SQL
  /** By time and id; `newest` first where nothing is said. */
  order?: 'newest' | 'oldest' | undefined
  limit: number
}

/** Shown to all readers, and what waits for a moderator to its author alone. */
export function isVisible(user_id: string): SQL {
  return sql`(post.state = 'shown' or (post.state = 'waiting' and post.author_id = ${user_id}))`
}

/**
 * A condition on the alias `post`: no block stands between the reader and its author, nor the author of the post that it
 * answers. It needs nothing of `posts` but `author_id` and `parent_id`.
 */
export function noBlockAt(user_id: string): SQL {
  return sql`(${notBlocked(user_id, sql`post.author_id`)} and (post.parent_id is null or exists (
    select from ${posts} parent where parent.id = post.parent_id and ${notBlocked(user_id, sql`parent.author_id`)})))`
}

/** What was made of the post in the reader's language; null where it was not translated. For the alias `post`. */
export function translationFor(user_id: string, made: SQL): SQL {
  return sql`(
    select ${made} from ${post_translations} made join ${users} reader on reader.language = made.language
    where reader.id = ${user_id} and made.post_id = post.id and made.revision = post.revision and made.body is not null)`
}

/**
 * Posts as one reader sees them, in one statement. Who may read them is decided by `where`: this only leaves out what the
 * state of a post hides.
 */
export async function findPosts(
  db: Pick<Database, 'execute'>,
  viewer: Viewer,
  { where, order = 'newest', limit }: Which,
): Promise<{ post: Post; place: Place }[]> {
  const direction = sql.raw(order === 'newest' ? 'desc' : 'asc')
  const page = sql`order by post.created_at ${direction}, post.id ${direction} limit ${limit}`
  const rows = await selectPosts(db, viewer, sql`${where} ${page}`)
  return rows.map((row) => ({ post: showPost(row), place: { key: row.key, id: row.id } }))
}

/** One post, if `where` (on the alias `post` too) admits it. */
export async function findPost(
  db: Pick<Database, 'execute'>,
  viewer: Viewer,
  id: string,
  where: SQL = sql`true`,
): Promise<Post | undefined> {
  const [row] = await selectPosts(db, viewer, sql`post.id = ${id} and ${where}`)
  return row && showPost(row)
}

async function selectPosts(
  db: Pick<Database, 'execute'>,
  { user_id, now }: Viewer,
  whereAndOrder: SQL,
): Promise<Row[]> {
  const editable_from = new Date(now.getTime() - EDIT_HOURS * 3_600_000).toISOString()
  const { rows } = await db.execute<Row>(sql`
    select post.id, space.slug as space_slug, post.parent_id, ${personOf(sql`post.author_id`)} as author, post.body,
      post.language, ${translationFor(user_id, sql`json_build_object('language', made.language, 'body', made.body)`)}
      as translation, post.pictures, post.side, post.matter, post.place, post.pay, post.until::text as until, post.state,
      post.pinned_at is not null as is_pinned, post.helpful_at is not null as is_helpful, post.is_public, post.replies,
      ${isoMoment(sql`post.created_at`)} as created_at, ${isoMoment(sql`post.edited_at`)} as edited_at,
      ${exactMoment(sql`post.created_at`)} as key, post.author_id is not distinct from ${user_id} as is_own,
      post.created_at > ${editable_from}::timestamptz as is_recent,
      (select coalesce(json_agg(json_build_object('user_id', ${mentions.user_id}, 'handle', ${people.handle},
        'full_name', ${profiles.full_name})), '[]')
        from ${mentions} join ${people} using (user_id) join ${profiles} using (user_id)
        where ${mentions.post_id} = post.id and ${notBlocked(user_id, mentions.user_id)}) as mentions,
      (select coalesce(json_agg(counted order by counted.count desc, counted.reaction), '[]') from (
        select ${reactions.reaction}, count(*)::int as count, bool_or(${reactions.user_id} = ${user_id}) as is_mine
        from ${reactions} where ${reactions.post_id} = post.id group by ${reactions.reaction}) counted) as reactions
    from ${posts} post join ${spaces} space on space.id = post.space_id
    where ${whereAndOrder}`)
  return rows
}

function showPost(row: Row): Post {
  const { side, matter, place, pay, until, is_own, is_recent, key: _, pictures, ...shared } = row
  const isHidden = row.state === 'removed' || row.state === 'deleted'
  const post = {
    ...shared,
    may_edit: is_own && is_recent && !isHidden,
    may_delete: is_own && row.state !== 'deleted',
  }
  if (isHidden)
    return { ...post, body: '', translation: null, pictures: [], business: null, mentions: [], reactions: [] }
  return {
    ...post,
    pictures: pictures.map(({ id, alt }) => ({ id, alt, address: pictureAddress(id) })),
    business: side && matter && place !== null ? { side, matter, place, pay, until } : null,
  }
}
