import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import type { MemberEvent } from '#contract/events.ts'
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { countFollowers } from '#tests/support/event-stream.ts'
import { memberOf, recordLog } from '#tests/support/http.ts'
import { soon } from '#tests/support/soon.ts'
import { createEventHub } from './event-hub.ts'
import { openStream } from './open-stream.ts'
import { memberTopic, NO_SPACES } from './topics.ts'

let database: TestDatabase

beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.close())

/** A stream that the test reads. */
async function open(signal = new AbortController().signal) {
  const { log } = recordLog()
  const { pool } = database
  const hub = countFollowers(createEventHub({ pool, log, complete: async (_, news) => news as MemberEvent }))
  onTestFinished(() => hub.close())
  const user_id = randomUUID()
  const stream = await openStream({
    events: hub,
    log,
    member: { user_id, membership_type: 'free_member' },
    request: new Request('http://kiai.example/api/events', { signal }),
    readMember: async () => memberOf('free_member', user_id),
    readHeardSpaces: async () => NO_SPACES,
    heartbeatMs: 60_000,
  })
  // Each event differs, because repeated ones are sent once.
  let number = 0
  const publish = (length: number) =>
    hub.publish(memberTopic(user_id), { type: 'streak-changed', filler: 'x'.repeat(length), number: ++number } as never)
  return { stream, hub, publish }
}

async function readText(reader: ReadableStreamDefaultReader<Uint8Array>): Promise<string> {
  return new TextDecoder().decode((await reader.read()).value)
}

test('a stream whose reader has stopped reading is ended before it fills the memory', async () => {
  const { hub, publish } = await open()
  for (let count = 0; count < 9; count++) publish(7_000)
  await sleep(100)
  expect(hub.following()).toBe(1)
  publish(7_000)
  await vi.waitFor(() => expect(hub.following()).toBe(0), soon)
})

test('a reader gets every event as a line, after an initial heartbeat', async () => {
  const { stream, hub, publish } = await open()
  const reader = stream.getReader()
  expect(await readText(reader)).toBe('event: heartbeat\ndata: {}\n\n')
  for (let count = 0; count < 30; count++) {
    publish(7_000)
    expect(await readText(reader)).toMatch(/^data: \{"type":"streak-changed","filler":"x{7000}","number":\d+\}\n\n$/)
  }
  expect(hub.following()).toBe(1)
  await reader.cancel()
  expect(hub.following()).toBe(0)
})

test('a stream whose reader left before it was open is not followed', async () => {
  const { stream, hub } = await open(AbortSignal.abort())
  expect(hub.following()).toBe(0)
  expect(stream.locked).toBe(false)
})
