import type { Pool } from 'pg'
import type { Logger } from 'pino'
import { EVENTS_CHANNEL, type EventMessage, packMessages, writeMessage } from './event-message.ts'

export interface EventSender {
  /** Sends the message within milliseconds, together with other messages of that time. */
  send(message: EventMessage): void
  /** Sends waiting messages once, without further retries. */
  close(): Promise<void>
}

/** Long enough that many messages share one NOTIFY, short enough to go unnoticed. */
const WINDOW_MS = 20
const RETRY_MS = 1_000
/** While the database is away. Beyond it the oldest are dropped; pages refetch when they reconnect. */
const MOST_WAITING = 20_000

/**
 * NOTIFY makes commits wait for each other, so a batch uses one, in a separate transaction. A database that dies right
 * after may lose it, which is acceptable for events, so the commit does not wait for the disk.
 */
const SEND = {
  name: 'send-events',
  text: `select pg_notify($1, payload), set_config('synchronous_commit', 'off', true)
    from unnest($2::text[]) with ordinality as batch (payload, place) order by place`,
}

export function createEventSender({ pool, log }: { pool: Pool; log: Logger }): EventSender {
  /** A repeated message replaces the earlier one and moves to the end. */
  let waiting = new Set<string>()
  let timer: NodeJS.Timeout | undefined
  let sending: Promise<void> = Promise.resolve()
  let closed = false

  function flushAfter(milliseconds: number): void {
    timer ??= setTimeout(flush, milliseconds).unref()
  }

  function flush(): Promise<void> {
    clearTimeout(timer)
    timer = undefined
    // One batch after the other, to keep the order.
    sending = sending.then(sendWaiting)
    return sending
  }

  async function sendWaiting(): Promise<void> {
    if (waiting.size === 0) return
    const batch = waiting
    waiting = new Set()
    try {
      await pool.query({ ...SEND, values: [EVENTS_CHANNEL, packMessages(batch)] })
    } catch (error) {
      log.warn({ err: error, events: batch.size }, 'events could not be sent')
      if (closed) return
      waiting = new Set([...[...batch].filter((text) => !waiting.has(text)), ...waiting].slice(-MOST_WAITING))
      flushAfter(RETRY_MS)
    }
  }

  return {
    send(message) {
      const text = writeMessage(message)
      waiting.delete(text)
      waiting.add(text)
      flushAfter(WINDOW_MS)
    },
    close() {
      closed = true
      return flush()
    },
  }
}
