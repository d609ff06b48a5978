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
const LEAST = 0.6

/** Writers take turns with and without telling, so that the machine's mood hits both alike. Each tells a page of its own. */
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
    let heard = 0
    for (const writer of writers) await hub.follow(writer, { deliver: () => void heard++, end() {} })

    async function write(user_id: string, telling: boolean): Promise<void> {
      const id = randomUUID()
      await db.transaction(async (tx) => {
        await tx.execute(sql`insert into writes values (${id}, ${user_id}, ${'x'.repeat(200)})`)
        // Another room each time: nothing is left out as told already.
        if (telling) hub.publish(memberTopic(user_id), { type: 'room-changed', room: id })
      })
    }

    async function writesPerSecond(telling: boolean): Promise<number> {
      const began = performance.now()
      let written = 0
      const each = async (writer: string) => {
        for (; performance.now() - began < ROUND_MS; written++) await write(writer, telling)
      }
      await Promise.all(writers.map(each))
      return (written * 1_000) / (performance.now() - began)
    }

    await writesPerSecond(true)
    heard = 0
    const [silent, telling]: [number[], number[]] = [[], []]
    for (let round = 0; round < ROUNDS; round++) {
      silent.push(await writesPerSecond(false))
      telling.push(await writesPerSecond(true))
    }
    if (heard === 0) throw new Error('nobody heard of the writes')
    const ratio = median(telling) / median(silent)
    return [
      {
        what: `Writes of ${WRITERS} writers with an event each`,
        measured: `${ratio.toFixed(2)} of the same without`,
        against: `${median(telling).toFixed(0)} and ${median(silent).toFixed(0)} writes a second in one run`,
        target: `at least ${LEAST}`,
        reached: ratio >= LEAST,
      },
    ]
  } finally {
    await hub.close()
    await pool.end()
    await embedded.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}
