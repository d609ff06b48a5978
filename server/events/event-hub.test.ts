import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import type { MemberEvent } from '#contract/events.ts'
import { Refusal } from '#server/http/refusal.ts'
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { recordLog } from '#tests/support/http.ts'
import { recordStatements } from '#tests/support/record-statements.ts'
import { soon } from '#tests/support/soon.ts'
import { createEventHub, type EventHubOptions, MOST_FOLLOWERS } from './event-hub.ts'
import { memberTopic } from './topics.ts'

let database: TestDatabase

beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.close())

/** The hub of one server process. */
function startHub(options: Partial<EventHubOptions> = {}) {
  const { log, lines } = recordLog()
  const complete: EventHubOptions['complete'] = async (_, news) => news as MemberEvent
  const hub = createEventHub({ pool: database.pool, log, complete, ...options })
  onTestFinished(() => hub.close())
  async function follow(user_id: string) {
    const events: MemberEvent[] = []
    let ended = false
    const follower = {
      deliver: (event: MemberEvent) => void events.push(event),
      end: () => {
        ended = true
      },
    }
    return { events, ended: () => ended, ...(await hub.follow(user_id, follower)) }
  }
  return { ...hub, follow, lines }
}

/** Distinguishable events. */
const numbered = (count: number) => ({ type: 'notifications-read' as const, id: null, unread: count })
const named = (room: string) => ({ type: 'room-changed' as const, room })

test('an event reaches all processes, in order, and only the member it is about', async () => {
  const [here, there] = [startHub(), startHub()]
  const [rosa, ivo] = [randomUUID(), randomUUID()]
  const followers = [await here.follow(rosa), await there.follow(rosa), await there.follow(rosa)]
  const stranger = await there.follow(ivo)
  const all = Array.from({ length: 100 }, (_, count) => numbered(count))
  for (const event of all) here.publish(memberTopic(rosa), event)
  here.publish(memberTopic(ivo), { type: 'streak-changed' })
  await vi.waitFor(() => expect(stranger.events).toEqual([{ type: 'streak-changed' }]), soon)
  // Each process receives it by itself, one a little later than the other.
  for (const { events } of followers) await vi.waitFor(() => expect(events).toEqual(all), soon)
})

test('events stay in order even when completing one takes longer than the next', async () => {
  const hub = startHub({
    complete: async (_, news) => {
      const event = news as MemberEvent
      if (event.type === 'notifications-read') await sleep(60 - event.unread * 20)
      return event
    },
  })
  const rosa = randomUUID()
  const { events } = await hub.follow(rosa)
  const all = [0, 1, 2].map(numbered)
  for (const event of all) hub.publish(memberTopic(rosa), event)
  await vi.waitFor(() => expect(events).toEqual(all), soon)
})

test('events of a transaction are sent when it commits, and dropped when it is rolled back', async () => {
  const hub = startHub()
  const rosa = randomUUID()
  const { events } = await hub.follow(rosa)
  const rolledBack = database.db.transaction(async () => {
    hub.publish(memberTopic(rosa), { type: 'streak-changed' })
    throw new Error('no')
  })
  await expect(rolledBack).rejects.toThrow('no')
  await database.db.transaction(async () => {
    hub.publish(memberTopic(rosa), { type: 'account-changed' })
    await sleep(100)
    expect(events).toEqual([])
  })
  await vi.waitFor(() => expect(events).toEqual([{ type: 'account-changed' }]), soon)
})

test('an event that is too long for a message is replaced by a hint to refetch', async () => {
  const hub = startHub()
  const rosa = randomUUID()
  const { events } = await hub.follow(rosa)
  // 3 bytes per character: the limit counts bytes.
  hub.publish(memberTopic(rosa), named('不'.repeat(2_500)))
  hub.publish(memberTopic(rosa), named('不'.repeat(2_700)))
  await vi.waitFor(() => expect(events).toEqual([named('不'.repeat(2_500)), { type: 'resync' }]), soon)
})

test('an event that cannot be completed is replaced by a hint to refetch, and the next one arrives complete', async () => {
  let faults = 1
  const hub = startHub({
    complete: async (_, news) => {
      if (faults-- > 0) throw new Error('away')
      return news as MemberEvent
    },
  })
  const rosa = randomUUID()
  const { events } = await hub.follow(rosa)
  hub.publish(memberTopic(rosa), numbered(1))
  hub.publish(memberTopic(rosa), numbered(2))
  await vi.waitFor(() => expect(events).toEqual([{ type: 'resync' }, numbered(2)]), soon)
})

test('all followers of a topic get its event from one message, until they leave the topic', async () => {
  const hub = startHub()
  const followers = await Promise.all([randomUUID(), randomUUID(), randomUUID()].map(hub.follow))
  const [first, second, outsider] = followers
  first?.alsoFollow(['admins'])
  second?.alsoFollow(['admins'])
  const record = recordStatements(database.pool)
  const statements = await record(async () => {
    hub.publish('admins', { type: 'applications-changed' })
    await vi.waitFor(() => expect(second?.events).toHaveLength(1), soon)
  })
  expect(statements.filter((text) => text.includes('pg_notify'))).toHaveLength(1)
  expect(first?.events).toEqual([{ type: 'applications-changed' }])
  first?.alsoFollow([])
  hub.publish('admins', { type: 'applications-changed' })
  await vi.waitFor(() => expect(second?.events).toHaveLength(2), soon)
  expect(first?.events).toHaveLength(1)
  expect(outsider?.events).toEqual([])
})

test('closing sends waiting events to the other processes', async () => {
  const [here, there] = [startHub(), startHub()]
  const rosa = randomUUID()
  const { events } = await there.follow(rosa)
  here.publish(memberTopic(rosa), numbered(1))
  await here.close()
  await vi.waitFor(() => expect(events).toEqual([numbered(1)]), soon)
})

test.each(['not { json', '{}', 'null', '[null]', '[{"user_id":"x"}]'])(
  'an invalid message on the channel (%s) is logged and ignored',
  async (rubbish) => {
    const hub = startHub()
    const rosa = randomUUID()
    const { events } = await hub.follow(rosa)
    await database.pool.query(`select pg_notify('kiai_events', $1)`, [rubbish])
    hub.publish(memberTopic(rosa), numbered(1))
    await vi.waitFor(() => expect(events).toEqual([numbered(1)]), soon)
    expect(hub.lines.map(({ msg }) => msg)).toEqual(['a message on the channel of events is none of ours'])
  },
)

test('after the connection was cut, all followers are told to refetch, and events continue', async () => {
  const hub = startHub()
  const [rosa, ivo] = [randomUUID(), randomUUID()]
  const followers = [await hub.follow(rosa), await hub.follow(ivo)]
  await database.pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = current_database() and application_name = 'kiai events'`,
  )
  await vi.waitFor(() => {
    for (const { events } of followers) expect(events).toEqual([{ type: 'resync' }])
  }, soon)
  hub.publish(memberTopic(rosa), numbered(1))
  await vi.waitFor(() => expect(followers[0]?.events).toEqual([{ type: 'resync' }, numbered(1)]), soon)
})

test('a follower that left gets no more events, the others do', async () => {
  const hub = startHub()
  const rosa = randomUUID()
  const [left, stays] = [await hub.follow(rosa), await hub.follow(rosa)]
  left.stop()
  hub.publish(memberTopic(rosa), numbered(1))
  await vi.waitFor(() => expect(stays.events).toHaveLength(1), soon)
  expect(left.events).toEqual([])
})

test(`with more than ${MOST_FOLLOWERS} followers of one member the oldest are ended`, async () => {
  const hub = startHub()
  const [rosa, ivo] = [randomUUID(), randomUUID()]
  const stranger = await hub.follow(ivo)
  const followers = []
  for (let count = 0; count < MOST_FOLLOWERS + 2; count++) followers.push(await hub.follow(rosa))
  expect(followers.map(({ ended }) => ended())).toEqual(followers.map((_, index) => index < 2))
  expect(stranger.ended()).toBe(false)
})

test('no new followers are admitted after all were ended', async () => {
  const hub = startHub()
  const { ended } = await hub.follow(randomUUID())
  hub.endFollowers()
  expect(ended()).toBe(true)
  await expect(hub.follow(randomUUID())).rejects.toThrow(new Refusal('server.unavailable', { retryAfter: 1 }))
})
