import { type SQL, sql } from 'drizzle-orm'
import type { listTransactions as endpoint, Transaction } from '#contract/admin.ts'
import { TRANSACTIONS_FETCHED } from '#contract/admin-rules.ts'
import type { Input } from '#contract/endpoint.ts'
import { wholeUnits } from '#contract/money.ts'
import { exactMoment, isoMoment, readCursor, writeCursor } from '#server/db/cursor.ts'
import { transactions } from '#server/features/orders/public.ts'
import type { Services } from '#server/services.ts'
import { estimateRows, FEW, searchQuery } from './search-query.ts'

const LIST = 'transactions'
const SCANNED_ROWS = 2_000

type Row = Transaction & { key: string } & Record<string, unknown>

/** Newest first. The search is for the name or address of the buyer, as in the list of users. */
export async function listTransactions(
  { db }: Pick<Services, 'db'>,
  { search, status, cursor }: Input<typeof endpoint>,
): Promise<{ transactions: Transaction[]; next: string | null }> {
  const place = readCursor(LIST, cursor, 'moment')
  const beyond = place ? sql`(t.created_at, t.id) < (${place.key}::timestamptz, ${place.id}::uuid)` : sql`true`
  const chosen = status ? sql`t.status = ${status}` : sql`true`
  const inOrder = sql`order by t.created_at desc, t.id desc`
  const limit = sql`limit ${TRANSACTIONS_FETCHED + 1}`
  const first = (most: number | SQL) =>
    sql`select * from ${transactions} t where ${chosen} and ${beyond} ${inOrder} ${typeof most === 'number' ? sql`limit ${most}` : most}`

  const read = async (from: SQL) => {
    const { rows } = await db.execute<Row>(sql`
      select t.id, t.user_id, d.full_name, t.amount_minor::float8 as amount_minor, t.currency,
        t.status, ${isoMoment(sql`t.created_at`)} as created_at, ${exactMoment(sql`t.created_at`)} as key
      from ${from} ${inOrder} ${limit}`)
    return rows.map((row) => ({ ...row, amount: wholeUnits(row.amount_minor, row.currency) }))
  }

  /** As in the list of users: a frequent word is searched in the newest rows, a rare one through its index. */
  async function readMatching(query: SQL): Promise<Row[]> {
    const matching = sql`select user_id, full_name from member_directory where words @@ ${query}`
    if ((await estimateRows(db, matching)) > FEW) {
      const matches = await read(
        sql`(${first(SCANNED_ROWS)}) t join member_directory d on d.user_id = t.user_id where d.words @@ ${query}`,
      )
      if (matches.length > TRANSACTIONS_FETCHED) return matches
    }
    return await read(
      sql`(${matching} offset 0) d join ${transactions} t on t.user_id = d.user_id where ${chosen} and ${beyond}`,
    )
  }

  const query = searchQuery(search)
  if (query === null) return { transactions: [], next: null }
  const found = query
    ? await readMatching(query)
    : await read(sql`(${first(limit)}) t left join member_directory d on d.user_id = t.user_id`)
  const shown = found.slice(0, TRANSACTIONS_FETCHED)
  const last = shown.at(-1)
  const more = last && found.length > shown.length
  return { transactions: shown, next: more ? writeCursor(LIST, { key: last.key, id: last.id }) : null }
}
