import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { afterCommit } from './after-commit.ts'

let database: TestDatabase

beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.close())

/** What was called so far. */
function record() {
  const called: string[] = []
  return { called, say: (word: string) => afterCommit(() => void called.push(word)) }
}

test('outside a transaction it is called at once', () => {
  const { called, say } = record()
  say('now')
  expect(called).toEqual(['now'])
})

test('inside, after the commit and in order, and not at all when it is rolled back', async () => {
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

test('a commit that fails calls nothing', async () => {
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

test('a savepoint that is rolled back takes what was said in it along; one that is kept waits for the commit', async () => {
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

test('two transactions at the same time, or one within the other, know nothing of each other', async () => {
  const { called, say } = record()
  const { db } = database
  await db.transaction(async () => {
    say('outer')
    await db.transaction(async () => say('inner'))
    expect(called).toEqual(['inner'])
  })
  expect(called).toEqual(['inner', 'outer'])
})

test('what was started inside and outlives the transaction is not held back by it', async () => {
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
