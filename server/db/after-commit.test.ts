import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { afterCommit } from './after-commit.ts'

let database: TestDatabase

beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.close())

/** Records the callbacks that were called. */
function record() {
  const called: string[] = []
  return { called, say: (word: string) => afterCommit(() => void called.push(word)) }
}

test('a callback outside a transaction is called at once', () => {
  const { called, say } = record()
  say('now')
  expect(called).toEqual(['now'])
})

test('callbacks inside a transaction are called in order after the commit, and never after a rollback', async () => {
  const { called, say } = record()
  const { db } = database
  await db.transaction(async (tx) => {
    say('one')
    await tx.execute(sql`select 1`)
    say('two')
    expect(called).toEqual([])
  })
  expect(called).toEqual(['one', 'two'])
  const refused = db.transaction(async () => {
    say('never')
    throw new Error('no')
  })
  await expect(refused).rejects.toThrow('no')
  expect(called).toEqual(['one', 'two'])
})

test('a failed commit calls no callback', async () => {
  const { called, say } = record()
  const { db, pool } = database
  await pool.query('create table deferred (id int primary key deferrable initially deferred)')
  const refused = db.transaction(async (tx) => {
    await tx.execute(sql`insert into deferred values (1), (1)`)
    say('never')
  })
  await expect(refused).rejects.toThrow()
  expect(called).toEqual([])
})

test('callbacks of a savepoint are dropped when it is rolled back, otherwise they wait for the commit', async () => {
  const { called, say } = record()
  await database.db.transaction(async (tx) => {
    await tx.transaction(async (inner) => {
      say('kept')
      await inner.transaction(async () => say('kept within'))
    })
    const undone = tx.transaction(async () => {
      say('never')
      throw new Error('no')
    })
    await expect(undone).rejects.toThrow('no')
    say('last')
    expect(called).toEqual([])
  })
  expect(called).toEqual(['kept', 'kept within', 'last'])
})

test('concurrent or nested transactions keep their callbacks apart', async () => {
  const { called, say } = record()
  const { db } = database
  await db.transaction(async () => {
    say('outer')
    await db.transaction(async () => say('inner'))
    expect(called).toEqual(['inner'])
  })
  expect(called).toEqual(['inner', 'outer'])
})

test('work that was started inside a transaction and outlives it calls its callbacks at once', async () => {
  const { called, say } = record()
  let late = Promise.resolve()
  const over = Promise.withResolvers<void>()
  await database.db.transaction(async () => {
    late = over.promise.then(() => say('late'))
  })
  over.resolve()
  await late
  expect(called).toEqual(['late'])
})
