import { type SQL, sql } from 'drizzle-orm'
import { MEMBERSHIP_TYPES, type MembershipType } from '#contract/access.ts'
import type { AdminUser, listUsers as endpoint } from '#contract/admin.ts'
import { ADMIN_PAGE, USER_STATUSES, type UserSort } from '#contract/admin-rules.ts'
import type { Input } from '#contract/endpoint.ts'
import { exactMoment, readCursor, writeCursor } from '#server/db/cursor.ts'
import type { Services } from '#server/services.ts'
import { ADMIN_USER, ADMIN_USER_TABLES, type AdminUserRow } from './admin-user.ts'
import { estimateRows, FEW, searchQuery } from './search-query.ts'

const byMoment = (column: SQL) =>
  ({ column, kind: 'moment', keyText: exactMoment(column), cast: sql`timestamptz` }) as const

const ORDERS = {
  newest: { ...byMoment(sql`created_at`), direction: sql`desc`, after: sql`<` },
  oldest: { ...byMoment(sql`created_at`), direction: sql`asc`, after: sql`>` },
  name: { column: sql`name`, kind: 'text', keyText: sql`name`, cast: sql`text`, direction: sql`asc`, after: sql`>` },
  'last-active': { ...byMoment(sql`last_active_at`), direction: sql`desc`, after: sql`<` },
} as const satisfies Record<UserSort, object>

/** How many rows of the list, or of its filtered part, are scanned for a frequent word. */
const SCANNED_ROWS = 5_000
const SCANNED_FILTERED_ROWS = 2_000

type Found = { user_id: string; key: string } & Record<string, unknown>

/**
 * A page is read from a range of an index, regardless of the number of users.
 * The query is chosen here, because the planner guesses the frequency of a word, and a wrong guess reads the whole table.
 */
export async function listUsers(
  { db }: Pick<Services, 'db'>,
  { search, membership_type, status, sort = 'newest', cursor }: Input<typeof endpoint>,
): Promise<{ users: AdminUser[]; next: string | null }> {
  const { column, kind, keyText, cast, direction, after } = ORDERS[sort]
  const place = readCursor(`users-${sort}`, cursor, kind)
  const beyond = place ? sql`(${column}, user_id) ${after} (${place.key}::${cast}, ${place.id}::uuid)` : sql`true`
  const inOrder = sql`order by ${column} ${direction}, user_id ${direction}`
  const columns = sql`user_id, ${column}`
  const types = membership_type ? listedTypes(membership_type) : MEMBERSHIP_TYPES
  const chosen = membership_type ? sql`membership_type_of(role, elite_until) = ${membership_type}` : sql`true`
  const statuses = sql`${sql.param(status ? [status] : USER_STATUSES)}::text[]`
  const marks = [membership_type && types, status && [status]].flatMap((any) =>
    any ? [sql`${any.map((one) => `'/${one}'`).join(' | ')}::tsquery`] : [],
  )

  /** The first rows of each type and status, which include the first rows of the whole filtered list. */
  const firstChosen = (most: number) => sql`
    select first_ones.* from unnest(${sql.param(types)}::text[]) type, unnest(${statuses}) standing, lateral (
      select * from member_directory where listed_type = type and status = standing and ${chosen} and ${beyond} ${inOrder} limit ${most}
    ) first_ones ${inOrder} limit ${most}`
  const first = (most: number) =>
    membership_type || status
      ? firstChosen(most)
      : sql`select * from member_directory where ${beyond} ${inOrder} limit ${most}`

  /** The key is written for the rows of the page only: PostgreSQL would otherwise write it for every row it sorts. */
  async function read(from: SQL): Promise<Found[]> {
    const page = sql`${from} ${inOrder} limit ${ADMIN_PAGE + 1}`
    return (await db.execute<Found>(sql`select user_id, ${keyText} as key from (${page}) page ${inOrder}`)).rows
  }

  /** A frequent word is found by scanning the list in order; a rare one through its index. */
  async function readMatching(query: SQL): Promise<Found[]> {
    const matching = sql`select ${columns} from member_directory where words @@ (${sql.join([query, ...marks], sql` && `)}) and ${chosen}`
    // The estimate comes from a sample, so that a word with few matches may be estimated at somewhat more.
    if ((await estimateRows(db, matching)) <= 2 * FEW) {
      const few = await readFew(matching)
      if (few) return few
    }
    const most = marks.length > 0 ? SCANNED_FILTERED_ROWS : SCANNED_ROWS
    const matches = await read(sql`select ${columns} from (${first(most)}) near where words @@ ${query}`)
    if (matches.length > ADMIN_PAGE) return matches
    return await read(sql`with matching as materialized (${matching}) select ${columns} from matching where ${beyond}`)
  }

  /** Undefined when there are more matches than estimated. */
  async function readFew(matching: SQL): Promise<Found[] | undefined> {
    const { rows } = await db.execute<{ many: boolean; user_id: string | null; key: string }>(sql`
      with matching as materialized (${matching} limit ${FEW + 1})
      select many, user_id, ${keyText} as key from (select count(*) > ${FEW} as many from matching) counted
      left join (
        select ${columns} from matching where ${beyond} ${inOrder} limit ${ADMIN_PAGE + 1}
      ) page on not many ${inOrder}`)
    if (rows[0]?.many) return undefined
    return rows.flatMap(({ user_id, key }) => (user_id === null ? [] : [{ user_id, key }]))
  }

  const query = searchQuery(search)
  if (query === null) return { users: [], next: null }
  const found = query
    ? await readMatching(query)
    : await read(sql`select ${columns} from (${first(ADMIN_PAGE + 1)}) page`)
  const shown = found.slice(0, ADMIN_PAGE)
  const last = shown.at(-1)
  return {
    users: await readUsers(
      db,
      shown.map(({ user_id }) => user_id),
    ),
    next:
      last && found.length > shown.length ? writeCursor(`users-${sort}`, { key: last.key, id: last.user_id }) : null,
  }
}

/** The values of `listed_type` to read: a member whose Elite has ended is listed as Elite until their next change. */
function listedTypes(membership_type: MembershipType): readonly MembershipType[] {
  return membership_type === 'free_member' ? ['free_member', 'elite_member'] : [membership_type]
}

/** In the order of the ids. */
async function readUsers(db: Services['db'], ids: string[]): Promise<AdminUser[]> {
  const { rows } = await db.execute<AdminUserRow>(
    sql`select ${ADMIN_USER} from ${ADMIN_USER_TABLES} where d.user_id = any(${sql.param(ids)}::uuid[])
        order by array_position(${sql.param(ids)}::uuid[], d.user_id)`,
  )
  return rows
}
