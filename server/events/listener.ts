import { setTimeout as sleep } from 'node:timers/promises'
import { Client, type Pool } from 'pg'
import type { Logger } from 'pino'

interface ListenerOptions {
  pool: Pool
  channel: string
  log: Logger
  onMessage: (payload: string) => void
  /** Called after a reconnect: messages in between are lost. */
  onRestored: () => void
  /** Shorter times, for tests. */
  checkEveryMs?: number | undefined
  answerWithinMs?: number | undefined
}

export interface Listener {
  /** Resolves when messages arrive. Rejects when the database is away; calling it again tries again. */
  start(): Promise<void>
  close(): Promise<void>
}

const RESTORE_WAITS_MS = [100, 250, 500, 1_000]
const LONGEST_WAIT_MS = 2_000

/** Listens to a PostgreSQL channel on a dedicated connection, which it replaces whenever it breaks. */
export function createListener(options: ListenerOptions): Listener {
  const { pool, channel, log, onMessage, onRestored, checkEveryMs = 30_000, answerWithinMs = 10_000 } = options
  const closing = new AbortController()
  let started: Promise<void> | undefined
  let restoring: Promise<void> | undefined
  let current: Client | undefined

  async function connect(): Promise<void> {
    const client = new Client({
      ...pool.options,
      // Not enumerable in the pool's options, so the spread does not copy it.
      password: pool.options.password,
      application_name: 'kiai events',
      keepAlive: true,
      query_timeout: answerWithinMs,
    })
    let fault: unknown
    // Without a listener for `error` a lost database would end the process. `end` follows it.
    client.on('error', (error) => {
      fault ??= error
    })
    client.on('notification', ({ payload }) => onMessage(payload ?? ''))
    try {
      await client.connect()
      await client.query(`listen ${channel}`)
    } catch (error) {
      await client.end()
      throw error
    }
    current = client
    // A network may drop an idle connection without telling either side; only a query detects it.
    const checking = setInterval(() => {
      client.query('select 1').catch((error: unknown) => {
        fault ??= error
        void client.end()
      })
    }, checkEveryMs)
    client.once('end', () => {
      clearInterval(checking)
      current = undefined
      if (closing.signal.aborted) return
      log.warn({ err: fault }, 'the connection for events was lost')
      restoring = restore()
    })
    if (closing.signal.aborted) await client.end()
  }

  async function restore(): Promise<void> {
    for (const [attempt, wait] of waits()) {
      await sleep(wait, undefined, { ref: false })
      if (closing.signal.aborted) return
      try {
        await connect()
        log.info('the connection for events is back')
        onRestored()
        return
      } catch (error) {
        if (attempt === 0) log.warn({ err: error }, 'the connection for events could not be restored yet')
      }
    }
  }

  return {
    async start() {
      started ??= connect()
      try {
        await started
      } catch (error) {
        started = undefined
        throw error
      }
    },
    async close() {
      closing.abort()
      await Promise.allSettled([started, restoring])
      await current?.end()
    },
  }
}

function* waits(): Generator<[attempt: number, milliseconds: number]> {
  for (let attempt = 0; ; attempt++) yield [attempt, RESTORE_WAITS_MS[attempt] ?? LONGEST_WAIT_MS]
}
