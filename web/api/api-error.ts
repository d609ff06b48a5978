import type { ErrorCode, FieldProblems } from '#contract/errors.ts'
import { isKnownCode } from '#web/i18n/error-codes.ts'
import { readErrorBody } from './error-body.ts'
import { LoadFailure } from './retryable-import.ts'

type Details = { status: number; fields?: FieldProblems; retryAfter?: number; reason?: string; cause?: unknown }

/** A refusal of the server, or no response at all (status 0). Every code has its text in the texts files. */
export class ApiError extends Error {
  override name = 'ApiError'
  readonly code: ErrorCode
  readonly status: number
  readonly fields: FieldProblems
  /** Seconds to wait before a retry makes sense. */
  readonly retryAfter: number | undefined
  /** The reason that an admin wrote for the member. */
  readonly reason: string | undefined

  constructor(code: ErrorCode, { status, fields = {}, retryAfter, reason, cause }: Details) {
    super(code, { cause })
    this.code = code
    this.status = status
    this.fields = fields
    this.retryAfter = retryAfter
    this.reason = reason
  }
}

/** A fault in our own code is logged, and shown as an unexpected error. */
export function asApiError(error: unknown): ApiError {
  if (error instanceof ApiError) return error
  // Code that fails to load means that the server cannot be reached.
  if (error instanceof LoadFailure) return new ApiError('server.unavailable', { status: 0, cause: error })
  console.error(error)
  return new ApiError('server.unexpected', { status: 0, cause: error })
}

const UNAVAILABLE_STATUSES = [502, 503, 504]

/** Reads a refusal. A proxy in front of the server may answer with its own page, which is not shown. */
export async function readRefusal(response: Response): Promise<ApiError> {
  const refusal = readErrorBody(await response.text())
  const retryAfter = refusal?.retry_after ?? retryAfterSeconds(response.headers.get('retry-after'))
  const details = {
    status: response.status,
    ...(refusal?.fields && { fields: refusal.fields }),
    ...(retryAfter !== undefined && { retryAfter }),
    ...(refusal?.reason && { reason: refusal.reason }),
  }
  if (refusal && (await isKnownCode(refusal.code))) return new ApiError(refusal.code as ErrorCode, details)
  if (UNAVAILABLE_STATUSES.includes(response.status)) return new ApiError('server.unavailable', details)
  return new ApiError(response.status === 404 ? 'not-found' : 'server.unexpected', details)
}

/** Only the form in seconds: a date would need two clocks that agree. */
function retryAfterSeconds(header: string | null): number | undefined {
  return header !== null && /^\d{1,6}$/.test(header.trim()) ? Number(header) : undefined
}
