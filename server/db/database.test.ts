import { pino } from 'pino'
import { expect, inject, test } from 'vitest'
import { openPool } from '#server/db/database.ts'
import { isDatabaseAway } from '#server/http/database-away.ts'

// Between two statements of a transaction no query is waiting: without an error listener the process would die.
test('a connection that is cut while in use fails only its next statement', {
  timeout: 10_000,
}, async () => {
  const pool = openPool({ ...inject('postgres'), max: 2 }, pino({ level: 'silent' }))
  const client = await pool.connect()
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
  const cut = new Promise((resolve) => client.once('end', resolve))
  await pool.query('select pg_terminate_backend($1)', [rows[0]?.pid])
  await cut
  const failure = await client.query('select 1').catch((error: unknown) => error)
  expect(isDatabaseAway(failure)).toBe(true)
  client.release()
  expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }])
  await pool.end()
})
