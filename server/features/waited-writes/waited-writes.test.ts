import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readDashboard } from '#contract/dashboard.ts'
import { LONGEST_WAIT_SECONDS, MEMBER_HEADER } from '#contract/offline-rules.ts'
import { finishPowerUp } from '#contract/streak.ts'
import { createTestApp, type TestApp } from '#tests/support/app.ts'
import { memberOf, type Person } from '#tests/support/people.ts'
import { FORGET_WAITED_WRITES, forgetWaitedWrites, MOST_KEYS } from './apply-once.ts'

const DAY = 24 * 60 * 60
let app: TestApp

beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

/** Without a time zone a member's days are those of UTC. */
async function activeDays({ browser }: Person): Promise<number[]> {
  const { streak } = await browser.call(readDashboard, {})
  const days = streak.calendar.toReversed()
  return days.flatMap(({ state }, ago) => (state === 'active' ? [ago] : []))
}

test('a Power-Up that waited counts once, for the day on which it was done', async () => {
  const member = await memberOf(app)
  const waited = { key: randomUUID(), seconds: 2 * DAY }
  await member.browser.call(finishPowerUp, { waited })
  expect(await activeDays(member)).toEqual([2])
  await member.browser.call(finishPowerUp, { waited: { ...waited, seconds: 0 } })
  expect(await activeDays(member), 'sent again, because the answer was lost').toEqual([2])
})

test.each([LONGEST_WAIT_SECONDS + 1, -1, -40 * DAY, 1e12])(
  'a wait of %d seconds cannot be believed: it counts today, never in the future',
  async (seconds) => {
    const member = await memberOf(app)
    await member.browser.call(finishPowerUp, { waited: { key: randomUUID(), seconds } })
    expect(await activeDays(member)).toEqual([0])
  },
)

test('two requests with the same key at once count once', async () => {
  const member = await memberOf(app)
  const waited = { key: randomUUID(), seconds: DAY }
  await Promise.all(Array.from({ length: 5 }, () => member.browser.call(finishPowerUp, { waited })))
  const { rows } = await app.pool.query('select kind from activities where user_id = $1', [member.user_id])
  expect(rows).toEqual([{ kind: 'power_up' }])
})

test('what one member wrote does not count for another who has signed in at the browser since', async () => {
  const [writer, next] = [await memberOf(app), await memberOf(app)]
  const send = ({ browser }: Person) =>
    browser.request('POST', '/api/power-ups', {}, { [MEMBER_HEADER]: writer.user_id }).then(({ status }) => status)
  expect(await send(next)).toBe(401)
  expect(await activeDays(next)).toEqual([])
  expect(await send(writer)).toBe(201)
  expect(await activeDays(writer)).toEqual([0])
})

test('a member cannot fill the table with keys', async () => {
  const member = await memberOf(app)
  await app.pool.query(
    `insert into waited_writes (user_id, key) select $1, gen_random_uuid() from generate_series(1, $2)`,
    [member.user_id, MOST_KEYS],
  )
  await member.browser.call(finishPowerUp, { waited: { key: randomUUID(), seconds: 0 } })
  expect(await activeDays(member)).toEqual([0])
  const { rowCount } = await app.pool.query('select from waited_writes where user_id = $1', [member.user_id])
  expect(rowCount).toBe(MOST_KEYS)
})

test('the keys are forgotten when no browser will send them again', async () => {
  const member = await memberOf(app)
  await member.browser.call(finishPowerUp, { waited: { key: randomUUID(), seconds: 0 } })
  const kept = async () =>
    (await app.pool.query('select from waited_writes where user_id = $1', [member.user_id])).rowCount
  await forgetWaitedWrites(app.services)
  expect(await kept()).toBe(1)
  await app.clock.later({ days: 61 }, () => forgetWaitedWrites(app.services))
  expect(await kept()).toBe(0)
  const { rows } = await app.pool.query('select cron from pgboss.schedule where name = $1', [FORGET_WAITED_WRITES])
  expect(rows).toHaveLength(1)
})
