import type { Server } from 'node:http'
import type { Logger } from 'pino'

/** Requests in flight get this long to finish before their connections are closed. */
const PATIENCE_MS = 7_000
/** Whoever asks a program to stop commonly kills it after ten seconds, in the middle of whatever it does. */
const STOPPED_WITHIN_MS = 9_500

interface Stopping {
  /** For answers and jobs that would go on by themselves. */
  endWork: () => void
  closeRest: () => Promise<void>
}

/** SIGTERM and Ctrl-C: no new requests, the running ones finish, then the rest is closed in order. A second signal ends at once. */
export function stopOnSignal(server: Server, log: Logger, { endWork, closeRest }: Stopping): void {
  let stopping = false
  const stop = async (signal: NodeJS.Signals) => {
    if (stopping) process.exit(130)
    stopping = true
    log.info({ signal }, 'stopping')
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
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
}

async function closeServer(server: Server, endWork: () => void): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()))
  endWork()
  // Whoever keeps a connection after its last answer would hold up the end: close() looks for such ones only once.
  const idle = setInterval(() => server.closeIdleConnections(), 50)
  const patience = setTimeout(() => server.closeAllConnections(), PATIENCE_MS)
  await closed
  clearInterval(idle)
  clearTimeout(patience)
}
