import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createTestDatabase } from '#tests/support/database.ts'
import { isDatabaseAway } from './database-away.ts'
import { createLimits, LIMITS, type LimitName, type Limits } from './limits.ts'

let database: Awaited<ReturnType<typeof createTestDatabase>>
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.close())
beforeEach(() => database.pool.query('delete from rate_limits'))

const times = async (count: number, act: () => Promise<void>) => {
  for (let i = 0; i < count; i++) await act()
}

describe.each(Object.keys(LIMITS) as LimitName[])('%s', (name) => {
  const { points, seconds, refusal, counted } = LIMITS[name]

  test(`admits ${points} in ${seconds} seconds, then refuses with ${refusal} and the time to wait`, async () => {
    const limits = createLimits(database.pool)
    const key = `${name}@kiai.example`
    await limits.consume(name, key)
    // Limits counted in the database are set to all but the last; the others must really be used up.
    if (counted === 'database') await database.pool.query('update rate_limits set points = $1', [points - 1])
    else await times(points - 2, () => limits.consume(name, key))
    await limits.consume(name, key)
    const refused = await limits.consume(name, key).catch((error: unknown) => error)
    expect(refused).toMatchObject({ name: 'Refusal', code: refusal })
    const { retryAfter } = refused as { retryAfter: number }
    expect(retryAfter).toBeGreaterThan(0)
    expect(retryAfter).toBeLessThanOrEqual(seconds)
    await limits.consume(name, 'another@kiai.example')
    await limits.reset(name, key)
    await limits.consume(name, key)
  })
})

test('a try that is given back can be used once more', async () => {
  const limits = createLimits(database.pool, { 'sign-in-account': { points: 2 } })
  await times(2, () => limits.consume('sign-in-account', 'back@kiai.example'))
  await limits.giveBack('sign-in-account', 'back@kiai.example')
  await limits.consume('sign-in-account', 'back@kiai.example')
  await expect(limits.consume('sign-in-account', 'back@kiai.example')).rejects.toMatchObject({ name: 'Refusal' })
})

test('a key of two parts is counted separately from every other pair', async () => {
  const limits = createLimits(database.pool, { 'mail-requester': { points: 1 } })
  await limits.consume('mail-requester', 'a@kiai.example', '2001:db8:1:2::1')
  for (const [mailbox, address] of [
    ['b@kiai.example', '2001:db8:1:2::1'],
    ['a@kiai.example', '2001:db8:1:3::1'],
  ] as const)
    await limits.consume('mail-requester', mailbox, address)
  const sameLine = limits.consume('mail-requester', 'a@kiai.example', '2001:db8:1:2::2')
  await expect(sameLine).rejects.toMatchObject({ code: 'accounts.too-many-mails' })
})

test('concurrent tries in several processes are held to the limit', async () => {
  const processes = [createLimits(database.pool), createLimits(database.pool)]
  const results = await Promise.allSettled(
    Array.from({ length: 60 }, (_, i) =>
      (processes[i % 2] ?? processes[0])?.consume('sign-in-account', 'race@kiai.example'),
    ),
  )
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(LIMITS['sign-in-account'].points)
})

describe('a flood, which is counted in the process first', () => {
  const { points } = LIMITS['write-address']

  async function stored(): Promise<number | undefined> {
    const { rows } = await database.pool.query<{ points: number }>(
      "select points from rate_limits where key like 'write-address:%'",
    )
    return rows[0]?.points
  }

  /** Round robin, as a proxy distributes requests. */
  async function admitted(processes: Limits[], key: string, tries: number, atOnce: boolean): Promise<number> {
    const attempt = (number: number) => async () =>
      await (processes[number % processes.length] as Limits).consume('write-address', key)
    const attempts = Array.from({ length: tries }, (_, number) => attempt(number))
    const outcomes: PromiseSettledResult<void>[] = []
    if (atOnce) outcomes.push(...(await Promise.allSettled(attempts.map((act) => act()))))
    else for (const act of attempts) outcomes.push(...(await Promise.allSettled([act()])))
    return outcomes.filter(({ status }) => status === 'fulfilled').length
  }

  test('from one address is held to one limit across three processes', async () => {
    const processes = [1, 2, 3].map(() => createLimits(database.pool))
    const key = '198.51.100.11'
    expect(await admitted(processes, key, points * 3, false)).toBe(points)
    for (const process of processes)
      await expect(process.consume('write-address', key)).rejects.toMatchObject({ code: 'request.too-many' })
  })

  test('of concurrent requests exceeds the limit by at most a sixth for each further process', async () => {
    const processes = [1, 2, 3].map(() => createLimits(database.pool))
    const key = '198.51.100.12'
    const passed = await admitted(processes, key, points * 3, true)
    expect(passed).toBeLessThanOrEqual(points + (2 * points) / 6)
    expect(await admitted(processes, key, points * 3, true)).toBe(0)
  })

  test('of concurrent requests in one process is held to the limit', async () => {
    expect(await admitted([createLimits(database.pool)], '198.51.100.15', points * 3, true)).toBe(points)
  })

  test('is held to the same bound when the client chooses the processes', async () => {
    const [first, ...others] = [1, 2, 3].map(() => createLimits(database.pool))
    const key = '198.51.100.13'
    for (const other of others) expect(await admitted([other], key, points / 6, false)).toBe(points / 6)
    expect(await admitted([first as Limits], key, points * 2, false)).toBe(points)
    expect(await admitted(others, key, points * 2, false)).toBe(0)
  })

  test('of few requests causes no query, and of many requests one query for many', async () => {
    const limits = createLimits(database.pool)
    const key = '198.51.100.14'
    await times(points / 6, () => limits.consume('write-address', key))
    expect(await stored()).toBeUndefined()
    await limits.consume('write-address', key)
    expect(await stored()).toBe(points / 4)
    await times(points / 12 - 1, () => limits.consume('write-address', key))
    expect(await stored()).toBe(points / 4)
    await limits.consume('write-address', key)
    expect(await stored()).toBe(points / 3)
  })
})

test('an attack is refused without a query', async () => {
  const small = { 'sign-in-account': { points: 2, seconds: 60 } }
  const limits = createLimits(database.pool, small)
  const stored = async () => {
    const { rows } = await database.pool.query<{ points: number }>(
      "select max(points) as points from rate_limits where key like 'sign-in-account:%' and points < 10",
    )
    return rows[0]?.points
  }
  const results = await Promise.allSettled(
    Array.from({ length: 6 }, () => limits.consume('sign-in-account', 'attack@kiai.example')),
  )
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(2)
  expect(await stored()).toBe(6)
  await expect(limits.consume('sign-in-account', 'attack@kiai.example')).rejects.toMatchObject({ name: 'Refusal' })
  expect(await stored()).toBe(6)
})

test('different spellings of an address count as one', async () => {
  const limits = createLimits(database.pool, { 'reset-mails': { points: 1 } })
  await limits.consume('reset-mails', 'spelling@kiai.example')
  await expect(limits.consume('reset-mails', ' Spelling@KIAI.example ')).rejects.toMatchObject({
    code: 'accounts.too-many-mails',
  })
})

test.each([
  ['2001:db8:1:2::1', '2001:db8:1:2:ffff:ffff:ffff:ffff', true],
  ['2001:db8:1:2::1', '2001:0DB8:0001:0002::9', true],
  ['2001:db8:1:2::1', '2001:db8:1:3::1', false],
  ['198.51.100.1', '198.51.100.2', false],
])('%s and %s count as one subscriber: %s', async (first, second, same) => {
  const limits = createLimits(database.pool, { 'write-address': { points: 1 } })
  await limits.consume('write-address', first)
  const again = limits.consume('write-address', second)
  if (same) await expect(again).rejects.toMatchObject({ code: 'request.too-many' })
  else await again
})

test('the table does not reveal who tried', async () => {
  await createLimits(database.pool).consume('sign-in-account', 'secretive@kiai.example')
  const { rows } = await database.pool.query<{ key: string }>('select key from rate_limits')
  expect(rows.length).toBeGreaterThan(0)
  for (const { key } of rows) expect(key).toMatch(/^[a-z-]+:[A-Za-z0-9_-]{43}$/)
})

test('nothing is admitted while the database is away', async () => {
  const gone = await createTestDatabase({ poolSize: 1 })
  const limits = createLimits(gone.pool)
  await gone.close()
  const failure = await limits.consume('sign-in-account', 'a@kiai.example').catch((error: unknown) => error)
  expect(isDatabaseAway(failure)).toBe(true)
})
