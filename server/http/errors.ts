import type { Logger } from 'pino'
import { type ErrorBody, errorStatus } from '#contract/errors.ts'
import { isDatabaseAway } from './database-away.ts'
import { jsonResponse } from './json-response.ts'
import { Refusal } from './refusal.ts'

/** A database that restarts is back within seconds. */
const DATABASE_RETRY_SECONDS = 2

/** The response for anything that was thrown. The details of a fault go only to the log. */
export function errorResponse(thrown: unknown, requestId: string, log: Logger): Response {
  const refusal = asRefusal(thrown)
  if (refusal.code === 'server.unexpected')
    log.error({ err: asError(thrown), request_id: requestId }, 'a request failed')
  else if (thrown !== refusal)
    log.warn({ err: asError(thrown), request_id: requestId }, 'the database is away or cannot store anything')
  return refusalResponse(refusal, requestId)
}

export function refusalResponse(
  refusal: Refusal,
  requestId: string,
  status: number = errorStatus[refusal.code],
): Response {
  const body: ErrorBody = { error: { code: refusal.code, request_id: requestId } }
  if (refusal.fields) body.error.fields = refusal.fields
  if (refusal.retryAfter !== undefined) body.error.retry_after = refusal.retryAfter
  if (refusal.reason !== undefined) body.error.reason = refusal.reason
  const response = jsonResponse(body, status)
  if (refusal.retryAfter !== undefined) response.headers.set('retry-after', String(refusal.retryAfter))
  // The rest of such a body is never read, so the connection cannot be reused.
  if (status === 413) response.headers.set('connection', 'close')
  return response
}

function asRefusal(thrown: unknown): Refusal {
  if (thrown instanceof Refusal) return thrown
  if (isDatabaseAway(thrown)) return new Refusal('server.unavailable', { retryAfter: DATABASE_RETRY_SECONDS })
  return new Refusal('server.unexpected')
}

function asError(thrown: unknown): Error {
  return thrown instanceof Error ? thrown : new Error(`something that is no error was thrown: ${typeof thrown}`)
}
