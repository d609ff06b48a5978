import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import type { MemberEvent } from '#contract/events.ts'
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { counted } from '#tests/support/event-stream.ts'
import { memberOf, recordLog } from '#tests/support/http.ts'
import { createEventHub } from './event-hub.ts'
import { openStream } from './open-stream.ts'
import { memberTopic } from './topics.ts'

const soon = { timeout: 5_000, interval: 10 }
let database: TestDatabase

beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.close())

/** A stream whose reader is the test. */
async function open(signal = new AbortController().signal) {
  const { log } = recordLog()
  const { pool } = database
  const hub = counted(createEventHub({ pool, log, complete: async (_, news) => news as MemberEvent }))
  onTestFinished(() => hub.close())
  const user_id = randomUUID()
  const stream = await openStream({
    events: hub,
    log,
    member: { user_id, membership_type: 'free_member' },
    request: new Request('http://kiai.example/api/events', { signal }),
    readMember: async () => memberOf('free_member', user_id),
    heartbeatMs: 60_000,
  })
  // Each is another one: the same again would be sent once.
  let number = 0
  const publish = (length: number) =>
    hub.publish(memberTopic(user_id), { type: 'streak-changed', filler: 'x'.repeat(length), number: ++number } as never)
  return { stream, hub, publish }
}

async function readText(reader: ReadableStreamDefaultReader<Uint8Array>): Promise<string> {
  return new TextDecoder().decode((await reader.read()).value)
}

test('a reader that has stopped reading is given up before it fills the memory', async () => {
  const { hub, publish } = await open()
  for (let count = 0; count < 9; count++) publish(7_000)
  await sleep(100)
  expect(hub.following()).toBe(1)
  publish(7_000)
  await vi.waitFor(() => expect(hub.following()).toBe(0), soon)
})

test('one that reads gets everything, each event a line, after a heartbeat that opens the way', async () => {
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

test('a reader that left before the stream was open leaves nothing behind', async () => {
  const { stream, hub } = await open(AbortSignal.abort())
  expect(hub.following()).toBe(0)
  expect(stream.locked).toBe(false)
})
