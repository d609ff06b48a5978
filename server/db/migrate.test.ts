import type { Pool } from 'pg'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createBareDatabase, type TestDatabase } from '#tests/support/database.ts'
import { rowInEveryTable } from '#tests/support/row-in-every-table.ts'
import { migrateDatabase, migrationsApplied, readMigrations } from './migrate.ts'

/** Every migration, and so every schema there ever was. */
const NAMES = (await readMigrations()).map(({ name }) => name)
const [FIRST] = NAMES

let database: TestDatabase

beforeEach(async () => {
  database = await createBareDatabase()
})
afterEach(() => database.close())

async function tables(): Promise<string[]> {
  const { rows } = await database.pool.query<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = 'public' order by 1`,
  )
  return rows.map(({ name }) => name)
}

/** Tables whose rows were moved to another table: where they are now. */
const MOVED_TO: Record<string, string> = {
  ai_quota_days: 'ai_quotas',
  coach_services: `offers where coach_id is not null and kind <> 'product'`,
  coach_products: `offers where coach_id is not null and kind = 'product'`,
}

/** `rowInEveryTable` inserts offers of the house only, so that those that were moved can be counted apart. */
const COUNTED: Record<string, string> = { offers: 'offers where coach_id is null' }

/** Row counts of all tables without temporary data, or of the named ones, which may now be views or have moved. */
async function rowCounts(pool: Pool, named?: string[]): Promise<Record<string, number>> {
  const { rows: found } = await pool.query<{ name: string; type: string }>(
    `select table_name as name, table_type as type from information_schema.tables
     where table_schema = 'public' and table_name not in ('migrations', 'rate_limits')`,
  )
  const here = new Set(found.map(({ name }) => name))
  const names = named ?? found.filter(({ type }) => type === 'BASE TABLE').map(({ name }) => name)
  const counts = names.map(
    (name) =>
      `(select count(*)::int from ${here.has(name) ? (COUNTED[name] ?? `"${name}"`) : MOVED_TO[name]}) as "${name}"`,
  )
  const { rows } = await pool.query<Record<string, number>>(`select ${counts.join(', ')}`)
  return rows[0] ?? {}
}

describe('migrating the database', () => {
  test('brings an empty database to the newest schema once, though several processes start together', async () => {
    const done = await Promise.all(Array.from({ length: 5 }, () => migrateDatabase(database.pool)))
    expect(done.flat()).toEqual(NAMES)
    const { rows } = await database.pool.query('select name from migrations order by applied_at')
    expect(rows.map(({ name }) => name)).toEqual(NAMES)
    expect(await migrationsApplied(database.pool)).toBe(true)
    const before = await tables()
    expect(before).toEqual(expect.arrayContaining(['conversations', 'migrations', 'profiles', 'sessions', 'users']))
    expect(await migrateDatabase(database.pool)).toEqual([])
    expect(await tables()).toEqual(before)
  })

  test('refuses a migration that was changed after it had been applied', async () => {
    await migrateDatabase(database.pool, FIRST)
    await database.pool.query(`update migrations set digest = 'of another text' where name = $1`, [FIRST])
    await expect(migrateDatabase(database.pool)).rejects.toThrow(
      `Migration ${FIRST} was changed after it had been applied`,
    )
  })

  test('rolls back a failed migration, releases the lock and works after the cause is fixed', async () => {
    await database.pool.query('create table users (id int)')
    await expect(migrateDatabase(database.pool)).rejects.toThrow('left nothing behind')
    expect(await tables()).toEqual(['migrations', 'users'])
    await database.pool.query('drop table users')
    expect(await migrateDatabase(database.pool, FIRST)).toEqual([FIRST])
  })

  test('is reported as missing while a migration is not applied', async () => {
    await migrateDatabase(database.pool, FIRST)
    expect(await migrationsApplied(database.pool)).toBe(false)
  })

  test('loses no row of any table, from each schema to the next', { timeout: 60_000 }, async () => {
    const { pool } = database
    let before: Record<string, number> = {}
    for (const name of NAMES) {
      expect(await migrateDatabase(pool, name)).toEqual([name])
      expect(await rowCounts(pool, Object.keys(before)), name).toEqual(before)
      await rowInEveryTable(pool)
      before = await rowCounts(pool)
      expect(Object.entries(before).filter(([, count]) => count === 0)).toEqual([])
    }
  })
})
