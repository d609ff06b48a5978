import { type FailureKind, ModelFailure } from './model.ts'

const CONNECTION_FAILED = [
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
]

/** The facts of a failed call, without any text of the provider. */
export interface CallFailure {
  kind: FailureKind
  message: string
  status?: number
  code?: string
}

export function describeFailure(error: unknown): CallFailure {
  if (error instanceof ModelFailure) return { kind: error.kind, message: error.message }
  const status = statusOf(error)
  if (status !== undefined) return { ...describeStatus(status, error), status }
  const code = codeOf(error)
  if (code === undefined) return { kind: 'broken', message: 'its answer could not be read' }
  return CONNECTION_FAILED.includes(code)
    ? { kind: 'refused', message: 'nobody answers there: look at AI_BASE_URL', code }
    : { kind: 'broken', message: 'the connection broke', code }
}

function describeStatus(status: number, error: unknown): CallFailure {
  if (status === 401 || status === 403 || isKeyInvalid(error))
    return { kind: 'key', message: 'it does not take the key: look at AI_API_KEY' }
  if (status === 429)
    return { kind: 'too-many', message: 'it takes no more requests for now: look at your limits and credit there' }
  if (status === 408 || status === 504) return { kind: 'timeout', message: 'it took too long by its own account' }
  if (status === 404)
    return { kind: 'broken', message: 'it knows no such model or path: look at AI_MODEL and AI_BASE_URL' }
  if (status < 500) return { kind: 'broken', message: 'it does not take the request: look at AI_MODEL' }
  return { kind: 'broken', message: 'it has a fault of its own' }
}

/** Google answers 400 where others answer 401. */
function isKeyInvalid(error: unknown): boolean {
  const { responseBody } = error as { responseBody?: unknown }
  return typeof responseBody === 'string' && responseBody.includes('API_KEY_INVALID')
}

/** The status of a refused call or of an error inside an accepted stream. A 200 does not describe the error. */
function statusOf(error: unknown): number | undefined {
  const { statusCode } = (error ?? {}) as { statusCode?: unknown }
  return typeof statusCode === 'number' && statusCode >= 400 ? statusCode : undefined
}

function codeOf(error: unknown): string | undefined {
  for (let each = error, depth = 0; each instanceof Error && depth < 8; each = each.cause, depth += 1) {
    const { code } = each as { code?: unknown }
    if (typeof code === 'string') return code
  }
  return undefined
}
