import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { Network } from '../public-internet/ask-public-host.ts'
import { BusyFailure } from './busy-failure.ts'
import { fetchCalendar } from './fetch-calendar.ts'
import type { BusyQuestion, BusyStretch } from './find-busy-times.ts'

const FETCH_MS = 10_000
const PARSE_MS = 5_000
const DAY_MS = 24 * 60 * 60 * 1000
/** A little more than anyone can be booked ahead. */
const AHEAD_DAYS = 400

export interface BusyCalendars {
  /** When the calendar at this address is busy from now on. Throws a `BusyFailure`. */
  read(
    address: string,
    asked: { time_zone: string; now: Date; timeoutMs?: number },
  ): Promise<{ starts_at: Date; ends_at: Date }[]>
}

/** Calendars of coaches elsewhere, in the format iCalendar (RFC 5545). */
export function openBusyCalendars(network?: Network, parseMs = PARSE_MS): BusyCalendars {
  return {
    async read(address, { time_zone, now, timeoutMs = FETCH_MS }) {
      const text = await fetchCalendar(address, timeoutMs, network)
      const from = now.getTime() - DAY_MS
      const to = now.getTime() + AHEAD_DAYS * DAY_MS
      const busy = await askThread({ text, time_zone, from, to }, parseMs)
      if (!busy) throw new BusyFailure('not-a-calendar', 'the text is no calendar')
      return busy.map((stretch) => ({ starts_at: new Date(stretch.from), ends_at: new Date(stretch.to) }))
    },
  }
}

/**
 * In a thread of its own, which is ended after a while: there are rules of repetition, such as every day that is the 31st of
 * February, for which the library looks for ever.
 */
async function askThread(question: BusyQuestion, parseMs: number): Promise<BusyStretch[] | null> {
  const thread = new Worker(new URL('./busy-thread.ts', import.meta.url), {
    workerData: question,
    resourceLimits: { maxOldGenerationSizeMb: 128 },
    execArgv: [],
  })
  try {
    const [busy] = (await once(thread, 'message', { signal: AbortSignal.timeout(parseMs) })) as [BusyStretch[] | null]
    return busy
  } catch (error) {
    throw new BusyFailure('not-a-calendar', 'the calendar cannot be worked out', error)
  } finally {
    await thread.terminate()
  }
}
