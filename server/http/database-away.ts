/**
 * Classes of SQLSTATE: 08 connection, 53 short of disk, memory or connections, 57P shutdown and start-up, 25006 a
 * database that is read-only for now (a replica, or one that its provider made read-only because its disk is full).
 */
const AWAY_SQLSTATE = /^(08...|53...|57P0[1-5]|25006)$/

/** No space left for one of our files. */
const NO_ROOM = new Set(['ENOSPC', 'EDQUOT', 'EROFS'])

const AWAY_SOCKET = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENETUNREACH'])

/** A name that does not resolve or a missing Unix socket. Only for connections: for files these codes mean something else. */
const AWAY_WHEN_CONNECTING = new Set(['ENOENT', 'EACCES', 'ENOTFOUND', 'EAI_AGAIN'])

/** Errors of the driver and its pool that have no code. */
const AWAY_MESSAGES = [
  'Connection terminated',
  'timeout exceeded when trying to connect',
  'timeout expired',
  'Client has encountered a connection error and is not queryable',
  'Client was closed and is not queryable',
  'Cannot use a pool after calling end on the pool',
]

/** Whether an error or its cause is a temporary failure to reach or store anything, so that a retry helps. */
export function isDatabaseAway(thrown: unknown): boolean {
  for (let error = thrown, depth = 0; error instanceof Error && depth < 5; error = error.cause, depth++) {
    const { code, syscall } = error as Error & { code?: unknown; syscall?: unknown }
    if (typeof code === 'string') {
      if (AWAY_SQLSTATE.test(code) || AWAY_SOCKET.has(code) || NO_ROOM.has(code)) return true
      if (AWAY_WHEN_CONNECTING.has(code) && (syscall === 'connect' || syscall === 'getaddrinfo')) return true
    }
    if (AWAY_MESSAGES.some((message) => (error as Error).message.startsWith(message))) return true
  }
  return false
}
