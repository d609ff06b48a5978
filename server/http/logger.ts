import { type DestinationStream, type Logger, pino } from 'pino'

const HIDDEN = new Set([
  'authorization',
  'cookie',
  'set-cookie',
  'password',
  'current_password',
  'new_password',
  'token',
  'access_token',
  'secret',
  'backup_codes',
  'email',
  'to',
  'full_name',
  'address',
])

/** Structured lines on standard output without personal data. */
export function createLogger(level: string, destination?: DestinationStream): Logger {
  const options = {
    level,
    base: { pid: process.pid },
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { log: hideSecrets },
    serializers: { err: describeError, error: describeError },
  }
  return destination ? pino(options, destination) : pino(options)
}

/** At any depth, unlike a list of paths. */
function hideSecrets(fields: Record<string, unknown>, depth = 0): Record<string, unknown> {
  const shown: Record<string, unknown> = {}
  for (const [name, value] of Object.entries(fields)) {
    if (HIDDEN.has(name.toLowerCase())) shown[name] = '[hidden]'
    else if (isPlain(value)) shown[name] = depth < 8 ? hideSecrets(value, depth + 1) : '[deep]'
    else if (Array.isArray(value)) shown[name] = value.map((item) => (isPlain(item) ? hideSecrets(item, 8) : item))
    else shown[name] = value
  }
  return shown
}

function isPlain(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype
}

interface DescribedError {
  type: string
  message: string
  code?: string
  constraint?: string
  table?: string
  stack: string
  cause?: DescribedError
}

/**
 * Messages of the query builder and of PostgreSQL repeat the values of the query: names, addresses and digests. To find
 * a fault, the stack, the error code and the constraint are enough; those are kept.
 */
function describeError(thrown: unknown, depth = 0): DescribedError {
  if (!(thrown instanceof Error)) return { type: typeof thrown, message: '', stack: '' }
  const details = thrown as Error & { code?: unknown; constraint?: unknown; table?: unknown }
  const described: DescribedError = {
    type: thrown.constructor.name,
    message: safeMessage(thrown),
    stack: stackFrames(thrown),
  }
  if (typeof details.code === 'string') described.code = details.code
  if (typeof details.constraint === 'string') described.constraint = details.constraint
  if (typeof details.table === 'string') described.table = details.table
  if (thrown.cause instanceof Error && depth < 4) described.cause = describeError(thrown.cause, depth + 1)
  return described
}

function safeMessage(error: Error): string {
  if ('query' in error && 'params' in error) return 'a query failed'
  if ('severity' in error && /^22/.test(String((error as { code?: unknown }).code))) return 'a value was not usable'
  return error.message.replace(/[^\s"'<>(),;:=]+@[^\s"'<>(),;:=]+/g, '[e-mail]')
}

/** Without the first lines, which repeat the message. */
function stackFrames(error: Error): string {
  const lines = error.stack?.split('\n') ?? []
  return lines.filter((line) => /^\s+at /.test(line)).join('\n')
}
