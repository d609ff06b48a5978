import type { Server } from 'node:http'
import type { Logger } from 'pino'
import { whenNpmEnds } from './npm-parent.ts'

/** Requests in flight get this long to finish before their connections are closed. */
const REQUESTS_FINISH_WITHIN_MS = 7_000
/** Process managers commonly kill a program ten seconds after they asked it to stop. */
const STOPPED_WITHIN_MS = 9_500

interface Stopping {
  /** Ends answers and jobs that would otherwise keep running. */
  endWork: () => void
  closeRest: () => Promise<void>
  /** Stops as well when the `npm start` that started us has ended. */
  withNpm: boolean
}

/**
 * SIGTERM, Ctrl-C or a closed terminal: no new requests, the running ones finish, then the rest is closed in order. A
 * second signal ends at once.
 */
export function stopOnSignal(server: Server, log: Logger, { endWork, closeRest, withNpm }: Stopping): void {
  let stopping = false
  const stop = async (reason: string) => {
    if (stopping) return
    stopping = true
    log.info({ reason }, 'stopping')
    setTimeout(() => {
      log.error('stopping took too long, and ends here')
      process.exit(1)
    }, STOPPED_WITHIN_MS).unref()
    try {
      await closeServer(server, endWork)
      await closeRest()
      process.exit(0)
    } catch (error) {
      log.error({ err: error }, 'stopping failed')
      process.exit(1)
    }
  }
  let signalled = false
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const)
    process.on(signal, () => {
      if (signalled) process.exit(130)
      signalled = true
      void stop(signal)
    })
  if (withNpm) whenNpmEnds(() => void stop('npm has ended'))
}

async function closeServer(server: Server, endWork: () => void): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()))
  endWork()
  // close() closes idle connections only once; a connection that becomes idle later would delay the end.
  const idle = setInterval(() => server.closeIdleConnections(), 50)
  const timer = setTimeout(() => server.closeAllConnections(), REQUESTS_FINISH_WITHIN_MS)
  await closed
  clearInterval(idle)
  clearTimeout(timer)
}
