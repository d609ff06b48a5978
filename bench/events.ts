import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { pino } from 'pino'
import type { MemberEvent } from '#contract/events.ts'
import { openDatabase, openPool } from '#server/db/database.ts'
import { startEmbedded } from '#server/db/embedded/launcher.ts'
import { createEventHub } from '#server/events/event-hub.ts'
import { memberTopic } from '#server/events/topics.ts'
import { type Figure, median } from './figures.ts'

const WRITERS = 32
const ROUNDS = 5
const ROUND_MS = 2_000
const SMALLEST_RATIO = 0.6

/**
 * Compares writes with and without publishing an event. The rounds take turns, so that other load on the machine affects
 * both equally. Each writer publishes to its own page.
 */
export async function measure(): Promise<Figure[]> {
  const dataDir = await mkdtemp(join(tmpdir(), 'kiai-bench-'))
  const embedded = await startEmbedded({ dataDir })
  const log = pino({ level: 'silent' })
  const pool = openPool({ ...embedded.connection, max: WRITERS + 2 }, log)
  const hub = createEventHub({ pool, log, complete: async (_, news) => news as MemberEvent })
  const db = openDatabase(pool)
  try {
    await pool.query('create table writes (id uuid primary key, user_id uuid not null, body text not null)')
    const writers = Array.from({ length: WRITERS }, () => randomUUID())
    let received = 0
    for (const writer of writers) await hub.follow(writer, { deliver: () => void received++, end() {} })

    async function write(user_id: string, publishing: boolean): Promise<void> {
      const id = randomUUID()
      await db.transaction(async (tx) => {
        await tx.execute(sql`insert into writes values (${id}, ${user_id}, ${'x'.repeat(200)})`)
        // Another room each time, because events that repeat are left out.
        if (publishing) hub.publish(memberTopic(user_id), { type: 'room-changed', room: id })
      })
    }

    async function writesPerSecond(publishing: boolean): Promise<number> {
      const began = performance.now()
      let written = 0
      const each = async (writer: string) => {
        for (; performance.now() - began < ROUND_MS; written++) await write(writer, publishing)
      }
      await Promise.all(writers.map(each))
      return (written * 1_000) / (performance.now() - began)
    }

    await writesPerSecond(true)
    received = 0
    const [silent, publishing]: [number[], number[]] = [[], []]
    for (let round = 0; round < ROUNDS; round++) {
      silent.push(await writesPerSecond(false))
      publishing.push(await writesPerSecond(true))
    }
    if (received === 0) throw new Error('no event was received')
    const ratio = median(publishing) / median(silent)
    return [
      {
        what: `Writes of ${WRITERS} writers with an event each`,
        measured: `${ratio.toFixed(2)} of the same without`,
        against: `${median(publishing).toFixed(0)} and ${median(silent).toFixed(0)} writes a second in one run`,
        target: `at least ${SMALLEST_RATIO}`,
        reached: ratio >= SMALLEST_RATIO,
      },
    ]
  } finally {
    await hub.close()
    await pool.end()
    await embedded.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}
