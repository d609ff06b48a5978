import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { revokeDevice, signOut } from '#contract/accounts.ts'
import { addPushDevice, readPushSettings, removePushDevice, testPush } from '#contract/push.ts'
import { PUSH_DEVICES_MAX, type PushPayload } from '#contract/push-rules.ts'
import type { PushResult, PushService } from '#server/outside/push/open-push-service.ts'
import { createTestApp, type TestApp } from '#tests/support/app.ts'
import { memberOf, type Person, signInElsewhere } from '#tests/support/people.ts'
import { newPushBrowser } from '#tests/support/push-device.ts'
import { readSender } from './push-keys.ts'
import { deliverPush } from './send-push.ts'

let app: TestApp
let sent: { endpoint: string; payload: PushPayload }[] = []
let result: PushResult = { state: 'sent' }

/** What a push service gets is tested where it is sent; here, that it is asked for the right devices. */
const pushService: PushService = {
  async send({ endpoint }, payload) {
    sent.push({ endpoint, payload })
    return result
  },
}

beforeAll(async () => {
  app = await createTestApp({}, { pushService })
  // The jobs run when a test says so.
  await app.services.jobs.finishWork()
})
afterAll(() => app.close())
beforeEach(async () => {
  sent = []
  result = { state: 'sent' }
  await app.pool.query(`delete from pgboss.job where name = 'deliver-push'`)
})

type Waiting = { data: Parameters<typeof deliverPush>[1]; starts_in: number }

async function waitingJobs(): Promise<Waiting[]> {
  const { rows } = await app.pool.query<Waiting>(
    `select data, extract(epoch from start_after - now())::float as starts_in from pgboss.job
     where name = 'deliver-push' and state = 'created' order by created_on`,
  )
  return rows
}

/** Delivers what is due, once each. */
async function deliver(): Promise<void> {
  const waiting = await waitingJobs()
  await app.pool.query(`delete from pgboss.job where name = 'deliver-push'`)
  for (const { data } of waiting) await deliverPush({ ...app.services, pushService }, data)
}

async function withDevice(member?: Person) {
  const person = member ?? (await memberOf(app))
  const device = newPushBrowser()
  const { endpoint, keys } = device
  await person.browser.call(addPushDevice, { endpoint, keys })
  return { ...person, endpoint }
}

const endpointsOf = async ({ user_id }: Pick<Person, 'user_id'>) => {
  const { rows } = await app.pool.query<{ endpoint: string }>(
    'select endpoint from push_subscriptions where user_id = $1',
    [user_id],
  )
  return rows.map(({ endpoint }) => endpoint)
}

describe('a device', () => {
  test('is stored once, belongs to who is signed in, and is gone when they sign out', async () => {
    const member = await withDevice()
    const { endpoint } = member
    const { keys } = newPushBrowser()
    const { devices } = await member.browser.call(addPushDevice, { endpoint, keys })
    expect(devices).toMatchObject([{ current: true, last_success_at: null }])
    // A second account in the same browser takes it over.
    const second = await memberOf(app)
    await second.browser.call(addPushDevice, { endpoint, keys })
    expect(await endpointsOf(member)).toEqual([])
    expect(await endpointsOf(second)).toEqual([endpoint])
    await second.browser.call(signOut, {})
    expect(await endpointsOf(second)).toEqual([])
  })

  test('that another account takes over does not get what waited for the first one', async () => {
    const member = await withDevice()
    await member.browser.call(testPush, {})
    const second = await memberOf(app)
    await second.browser.call(addPushDevice, { endpoint: member.endpoint, keys: newPushBrowser().keys })
    await deliver()
    expect(sent).toEqual([])
    await second.browser.call(testPush, {})
    await deliver()
    expect(sent).toHaveLength(1)
  })

  test.each([
    ['has run out', `update sessions set expires_at = now() - interval '1 minute' where user_id = $1`],
    ['waits for a second factor', 'update users set two_factor_enabled = true where id = $1'],
  ])('gets nothing more when its session %s', async (_, change) => {
    const member = await withDevice()
    await member.browser.call(testPush, {})
    await app.pool.query(change, [member.user_id])
    await deliver()
    expect(sent).toEqual([])
  })

  test('is gone when another device signs it out', async () => {
    const member = await withDevice()
    const { browser: elsewhere } = await signInElsewhere(app, member)
    const { rows } = await app.pool.query<{ session_id: string }>(
      'select session_id from push_subscriptions where user_id = $1',
      [member.user_id],
    )
    await elsewhere.call(revokeDevice, { id: rows[0]?.session_id ?? '' })
    expect(await endpointsOf(member)).toEqual([])
  })

  test('can be removed by its owner alone', async () => {
    const [member, other] = [await withDevice(), await memberOf(app)]
    const { devices } = await member.browser.call(readPushSettings, {})
    const id = devices[0]?.id ?? ''
    expect((await other.browser.request('DELETE', `/api/push/devices/${id}`)).status).toBe(404)
    expect((await member.browser.call(removePushDevice, { id })).devices).toEqual([])
  })

  test('is one of ten: the oldest makes room', async () => {
    const member = await memberOf(app)
    await app.pool.query(
      `with signed_in as (
         insert into sessions (user_id, token, expires_at)
         select $1, gen_random_uuid(), now() + interval '1 day' from generate_series(1, $2) returning id)
       insert into push_subscriptions (user_id, session_id, endpoint, p256dh, auth, created_at)
       select $1, id, 'https://push.example/' || id, 'x', 'x', now() - interval '1 day' from signed_in`,
      [member.user_id, PUSH_DEVICES_MAX],
    )
    const { endpoint } = await withDevice(member)
    const endpoints = await endpointsOf(member)
    expect(endpoints).toHaveLength(PUSH_DEVICES_MAX)
    expect(endpoints).toContain(endpoint)
  })

  test.each(['http://push.example/x', 'https://push.example:444/x', 'https://a:b@push.example/x', 'push.example'])(
    'at %s is refused',
    async (endpoint) => {
      const { browser } = await memberOf(app)
      const { keys } = newPushBrowser()
      expect((await browser.request('POST', '/api/push/devices', { endpoint, keys })).status).toBe(400)
    },
  )
})

test('a push is tried again later where the push service is busy, four times at most; a device that is gone is forgotten', async () => {
  const member = await withDevice()
  await member.browser.call(testPush, {})
  await deliver()
  expect(sent).toMatchObject([{ endpoint: member.endpoint, payload: { path: '/settings#notifications' } }])
  expect((await member.browser.call(readPushSettings, {})).devices).toMatchObject([
    { last_success_at: expect.any(String) },
  ])
  sent = []
  await member.browser.call(testPush, {})
  result = { state: 'later', answer: 'busy', after_seconds: 90 }
  await deliver()
  const [retry] = await waitingJobs()
  expect(retry?.starts_in).toBeGreaterThan(60)
  for (let tries = 1; tries < 6; tries++) await app.clock.later({ minutes: 2 * tries }, deliver)
  expect(sent).toHaveLength(4)
  expect(await endpointsOf(member)).toEqual([member.endpoint])
  await member.browser.call(testPush, {})
  result = { state: 'gone' }
  await app.clock.later({ minutes: 20 }, deliver)
  expect(await endpointsOf(member)).toEqual([])
  expect((await member.browser.request('POST', '/api/push/test', {})).status).toBe(404)
})

test('a push service that does not answer is not asked for every push, and a device that never took one is forgotten', async () => {
  const member = await withDevice()
  result = { state: 'later', answer: 'the push service takes too long', after_seconds: undefined }
  for (let push = 0; push < 4; push++) {
    await member.browser.call(testPush, {})
    await deliver()
  }
  expect(sent).toHaveLength(1)
  // 15 seconds, a minute and 4 minutes after one another.
  for (const seconds of [16, 80, 330]) await app.clock.later({ seconds }, deliver)
  expect(sent).toHaveLength(4)
  expect(await endpointsOf(member)).toEqual([])
})

test('the keys are made once by several processes, and again where the session secret is another one', async () => {
  await app.pool.query('delete from push_keys')
  const [one, other] = await Promise.all([readSender(app.services), readSender(app.services)])
  expect(one).toEqual(other)
  const member = await withDevice()
  const replaced = await readSender({ ...app.services, secret: 'another secret, which unseals nothing' })
  expect(replaced.public_key).not.toBe(one.public_key)
  expect(await endpointsOf(member)).toEqual([])
  const { rows } = await app.pool.query('select * from push_keys')
  expect(JSON.stringify(rows)).not.toContain(replaced.private_key)
})
