import { randomUUID } from 'node:crypto'
import { Pool, type PoolConfig, type QueryResult } from 'pg'
import { pino } from 'pino'
import { inject } from 'vitest'
import { isInTransaction } from '#server/db/after-commit.ts'
import { openDatabase, openPool } from '#server/db/database.ts'
import { TEMPLATE_DATABASE } from './postgres-global.ts'

/** A new, migrated database on the PostgreSQL of this test run; `close` drops it. */
export function createTestDatabase(options: { poolSize?: number } = {}) {
  return createDatabaseOn(inject('postgres'), { ...options, template: TEMPLATE_DATABASE })
}

/** A new database without our tables. */
export function createBareDatabase() {
  return createDatabaseOn(inject('postgres'), { template: 'template0' })
}

export async function createDatabaseOn(
  postgres: PoolConfig,
  { template, poolSize = 4 }: { template: string; poolSize?: number },
) {
  const server = new Pool({ ...postgres, max: 1 })
  const database = `kiai_${randomUUID().replaceAll('-', '')}`
  await server.query(`create database ${database} template ${template} strategy file_copy`)
  const connection: PoolConfig = { ...postgres, database }
  const pool = openPool({ ...connection, max: poolSize }, pino({ level: 'silent' }))
  refuseSecondConnections(pool)
  return {
    connection,
    pool,
    db: openDatabase(pool),
    async close() {
      await pool.end()
      await server.query(`drop database ${database} with (force)`)
      await server.end()
    },
  }
}

/**
 * Code that waits for a second connection inside a transaction blocks everyone when as many do so as the pool has
 * connections. With few callers it works, so the tests refuse it always.
 */
function refuseSecondConnections(pool: Pool): void {
  const connect = pool.connect.bind(pool)
  pool.connect = ((...args: Parameters<typeof connect>) => {
    if (isInTransaction())
      throw new Error('a second connection was requested inside a transaction: use the transaction')
    return connect(...args)
  }) as typeof pool.connect
}

export type TestDatabase = Awaited<ReturnType<typeof createDatabaseOn>>

/** The current version of every row in our tables. It shows any statement that writes, even if no value changes. */
export async function rowVersions(pool: Pool): Promise<Record<string, string[]>> {
  const { rows: tables } = await pool.query<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = 'public' and tablename <> 'rate_limits' order by 1`,
  )
  // Sent together: a hundred statements one by one cost several times as much.
  const statements = tables.map(({ name }) => `select xmin || ' ' || t::text as row from "${name}" t order by 1`)
  const results = (await pool.query(statements.join(';'))) as unknown as QueryResult<{ row: string }>[]
  return Object.fromEntries(tables.map(({ name }, index) => [name, results[index]?.rows.map(({ row }) => row) ?? []]))
}

/** The current version of every row that refers to this person as user or coach. */
export async function rowsOf(pool: Pool, user_id: string): Promise<Record<string, string[]>> {
  const { rows: columns } = await pool.query<{ table: string; column: string }>(
    `select c.table_name as table, c.column_name as column from information_schema.columns c
     join pg_tables t on t.schemaname = c.table_schema and t.tablename = c.table_name
     where c.table_schema = 'public' and (c.column_name in ('user_id', 'coach_id') or c.column_name like '%\\_user\\_id'
       or (c.table_name = 'users' and c.column_name = 'id')) order by 1, 2`,
  )
  const parts = columns.map(
    ({ table, column }) =>
      `select '${table}.${column}' as place,
         coalesce((select array_agg(t.xmin || ' ' || t::text order by t::text) from "${table}" t where "${column}" = $1), '{}') as rows`,
  )
  const { rows } = await pool.query<{ place: string; rows: string[] }>(parts.join(' union all '), [user_id])
  return Object.fromEntries(rows.map((row) => [row.place, row.rows]))
}
