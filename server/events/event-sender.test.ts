import type { Pool } from 'pg'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { recordLog } from '#tests/support/http.ts'
import { type News, unpackMessages } from './event-message.ts'
import { createEventSender } from './event-sender.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const about = (topic: string, room: string) => ({
  topic: `member:${topic}` as const,
  news: { type: 'room-changed', room } satisfies News,
})

/** A sender on a fake database that records the statements, and fails the given number of times. */
function startSender({ failures = 0 } = {}) {
  const sent: string[][] = []
  const query = async ({ values: [, payloads] }: { values: [string, string[]] }) => {
    if (failures-- > 0) throw new Error('away')
    sent.push(payloads)
  }
  const { log, lines } = recordLog()
  const sender = createEventSender({ pool: { query } as unknown as Pool, log })
  const rooms = () =>
    sent.flat().flatMap((payload) => unpackMessages(payload).map(({ news }) => 'room' in news && news.room))
  return { ...sender, sent, rooms, lines, pass: () => vi.advanceTimersByTimeAsync(1_000) }
}

test('events of one moment are sent in one statement, a repeated event only once and in its last place', async () => {
  const { send, sent, rooms, pass } = startSender()
  for (let time = 0; time < 50; time++) for (const room of ['war', 'fire']) send(about('rosa', room))
  send(about('ivo', 'war'))
  send(about('rosa', 'war'))
  expect(sent).toEqual([])
  await pass()
  expect(sent).toHaveLength(1)
  expect(rooms()).toEqual(['fire', 'war', 'war'])
  send(about('rosa', 'war'))
  await pass()
  expect(sent).toHaveLength(2)
})

test('a batch that is too long for one payload is split into payloads that PostgreSQL accepts', async () => {
  const { send, sent, rooms, pass } = startSender()
  const names = Array.from({ length: 1_000 }, (_, number) => `room ${number} 不`)
  for (const name of names) send(about('rosa', name))
  await pass()
  expect(sent).toHaveLength(1)
  const sizes = (sent[0] ?? []).map((payload) => Buffer.byteLength(payload))
  expect(Math.max(...sizes)).toBeLessThan(8_000)
  expect(Math.min(...sizes.slice(0, -1))).toBeGreaterThan(7_900)
  expect(rooms()).toEqual(names)
})

test.each([-1, 0, 1])('a message %i bytes from the limit is sent whole or as a hint to refetch', async (beyond) => {
  const { send, sent, pass } = startSender()
  const frame = Buffer.byteLength(JSON.stringify([about('rosa', '')]))
  send(about('rosa', 'x'.repeat(7_999 - frame + beyond)))
  await pass()
  const [[payload = ''] = []] = sent
  expect(unpackMessages(payload)[0]?.news.type).toBe(beyond > 0 ? 'resync' : 'room-changed')
})

test('unsent events are sent before later ones when the database is back', async () => {
  const { send, rooms, lines, pass } = startSender({ failures: 2 })
  for (const room of ['one', 'two']) send(about('rosa', room))
  await vi.advanceTimersByTimeAsync(100)
  for (const room of ['three', 'one']) send(about('rosa', room))
  await pass()
  expect(rooms()).toEqual([])
  await pass()
  expect(rooms()).toEqual(['two', 'three', 'one'])
  expect(lines.map(({ msg, events }) => [msg, events])).toEqual([
    ['events could not be sent', 2],
    ['events could not be sent', 3],
  ])
})

test('closing sends waiting events at once, and leaves no timer', async () => {
  const { send, close, rooms } = startSender()
  send(about('rosa', 'war'))
  await close()
  expect(rooms()).toEqual(['war'])
  expect(vi.getTimerCount()).toBe(0)
})

test('closing while the database is away drops the waiting events', async () => {
  const { send, close, rooms } = startSender({ failures: 1 })
  send(about('rosa', 'war'))
  await close()
  expect(rooms()).toEqual([])
  expect(vi.getTimerCount()).toBe(0)
})
