import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { executePrepared } from './execute-prepared.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase({ poolSize: 1 })
})
afterAll(() => database.close())

const add = (one: number, other: number) => sql`select ${one}::int + ${other}::int as sum`

test('a statement is planned once per connection, with any parameters', async () => {
  const sums = [await executePrepared(database.db, add(1, 2)), await executePrepared(database.db, add(30, 4))]
  expect(sums).toEqual([[{ sum: 3 }], [{ sum: 34 }]])
  const { rows } = await database.pool.query('select statement from pg_prepared_statements')
  expect(rows).toEqual([{ statement: 'select $1::int + $2::int as sum' }])
})

test('a different text is a different prepared statement', async () => {
  expect(await executePrepared(database.db, sql`select ${1}::int - ${2}::int as difference`)).toEqual([
    { difference: -1 },
  ])
  expect(await executePrepared(database.db, add(1, 2))).toEqual([{ sum: 3 }])
})

test('a prepared statement inside a transaction is part of it', async () => {
  const inserted = database.db.transaction(async (tx) => {
    await executePrepared(
      tx,
      sql`insert into verifications (identifier, value, expires_at) values (${'a'}, ${'b'}, now())`,
    )
    tx.rollback()
  })
  await expect(inserted).rejects.toThrow()
  expect((await database.pool.query('select from verifications')).rowCount).toBe(0)
})
