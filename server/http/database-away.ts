/** Classes of SQLSTATE: 08 connection, 57P shutdown and start-up, 53300 too many connections. */
const AWAY_SQLSTATE = /^(08...|57P0[1-5]|53300)$/

const AWAY_SOCKET = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENETUNREACH'])

/** A name that does not resolve, a Unix socket that is not there: only of a connection, never of a file. */
const AWAY_WHEN_CONNECTING = new Set(['ENOENT', 'EACCES', 'ENOTFOUND', 'EAI_AGAIN'])

/** The driver and its pool say these without a code. */
const AWAY_MESSAGES = [
  'Connection terminated',
  'timeout exceeded when trying to connect',
  'timeout expired',
  'Client has encountered a connection error and is not queryable',
  'Client was closed and is not queryable',
  'Cannot use a pool after calling end on the pool',
]

/** Whether a fault, or what caused it, is that the database cannot be reached: it passes, and trying again helps. */
export function isDatabaseAway(thrown: unknown): boolean {
  for (let error = thrown, depth = 0; error instanceof Error && depth < 5; error = error.cause, depth++) {
    const { code, syscall } = error as Error & { code?: unknown; syscall?: unknown }
    if (typeof code === 'string') {
      if (AWAY_SQLSTATE.test(code) || AWAY_SOCKET.has(code)) return true
      if (AWAY_WHEN_CONNECTING.has(code) && (syscall === 'connect' || syscall === 'getaddrinfo')) return true
    }
    if (AWAY_MESSAGES.some((message) => (error as Error).message.startsWith(message))) return true
  }
  return false
}
