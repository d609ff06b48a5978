import type { Server } from 'node:http'
import type { Logger } from 'pino'

/** Requests in flight get this long to finish before their connections are closed. */
const PATIENCE_MS = 8000

interface Stopping {
  /** For answers that would never finish by themselves. */
  endStreams: () => void
  closeRest: () => Promise<void>
}

/** SIGTERM and Ctrl-C: no new requests, the running ones finish, then the rest is closed in order. A second signal ends at once. */
export function stopOnSignal(server: Server, log: Logger, { endStreams, closeRest }: Stopping): void {
  let stopping = false
  const stop = async (signal: NodeJS.Signals) => {
    if (stopping) process.exit(130)
    stopping = true
    log.info({ signal }, 'stopping')
    try {
      await closeServer(server, endStreams)
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

async function closeServer(server: Server, endStreams: () => void): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()))
  endStreams()
  // Whoever keeps a connection after its last answer would hold up the end: close() looks for such ones only once.
  const idle = setInterval(() => server.closeIdleConnections(), 50)
  const patience = setTimeout(() => server.closeAllConnections(), PATIENCE_MS)
  await closed
  clearInterval(idle)
  clearTimeout(patience)
}
