import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '#tests/support/app.ts'
import { memberOf } from '#tests/support/people.ts'

let app: TestApp

beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

async function untilOf(user_id: string): Promise<string | null> {
  const { rows } = await app.pool.query(
    'select extract(year from elite_until)::text as year from profiles where user_id = $1',
    [user_id],
  )
  return rows[0].year
}

const add = (user_id: string, period_end: string | null, state = 'active') =>
  app.pool.query('insert into memberships (user_id, period_end, state) values ($1, $2, $3)', [
    user_id,
    period_end,
    state,
  ])

test('the profile has the latest end of all active memberships after every kind of change', async () => {
  const { user_id } = await memberOf(app)
  expect(await untilOf(user_id)).toBeNull()
  await add(user_id, '2040-01-02')
  await add(user_id, '2030-01-02')
  await add(user_id, '2050-01-02', 'ended')
  expect(await untilOf(user_id)).toBe('2040')
  await app.pool.query(`update memberships set state = 'ended' where period_end = '2040-01-02' and user_id = $1`, [
    user_id,
  ])
  expect(await untilOf(user_id)).toBe('2030')
  await add(user_id, null)
  expect(await untilOf(user_id)).toBe('Infinity')
  await app.pool.query('delete from memberships where user_id = $1', [user_id])
  expect(await untilOf(user_id)).toBeNull()
})

test('memberships that are inserted at the same time both count', async () => {
  for (let round = 0; round < 5; round++) {
    const { user_id } = await memberOf(app)
    const [first, second] = [await app.pool.connect(), await app.pool.connect()]
    const insert = 'insert into memberships (user_id, period_end) values ($1, $2)'
    await first.query('begin')
    await first.query(insert, [user_id, '2040-01-02'])
    const waiting = second.query(insert, [user_id, '2030-01-02'])
    await first.query('commit')
    await waiting
    first.release()
    second.release()
    expect(await untilOf(user_id)).toBe('2040')
  }
})
