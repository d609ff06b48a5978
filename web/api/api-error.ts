import { type ErrorBody, ErrorBodySchema, type ErrorCode, type FieldProblems, isErrorCode } from '#contract/errors.ts'

type Details = { status: number; fields?: FieldProblems; retryAfter?: number; cause?: unknown }

/** A refusal of the server, or its silence (status 0). The code is what the texts files have words for. */
export class ApiError extends Error {
  override name = 'ApiError'
  readonly code: ErrorCode
  readonly status: number
  readonly fields: FieldProblems
  /** Seconds after which trying again makes sense. */
  readonly retryAfter: number | undefined

  constructor(code: ErrorCode, { status, fields = {}, retryAfter, cause }: Details) {
    super(code, { cause })
    this.code = code
    this.status = status
    this.fields = fields
    this.retryAfter = retryAfter
  }
}

const UNAVAILABLE_STATUSES = [502, 503, 504]

/** Reads a refusal. A proxy in front of the server may answer in its own words: those are not ours to show. */
export async function readRefusal(response: Response): Promise<ApiError> {
  const body = parseBody(await response.text())
  const retryAfter = body?.error.retry_after ?? retryAfterSeconds(response.headers.get('retry-after'))
  const details = {
    status: response.status,
    ...(body?.error.fields && { fields: body.error.fields }),
    ...(retryAfter !== undefined && { retryAfter }),
  }
  if (body && isErrorCode(body.error.code)) return new ApiError(body.error.code, details)
  if (UNAVAILABLE_STATUSES.includes(response.status)) return new ApiError('server.unavailable', details)
  return new ApiError(response.status === 404 ? 'not-found' : 'server.unexpected', details)
}

function parseBody(text: string): ErrorBody | undefined {
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch {
    return undefined
  }
  return ErrorBodySchema.safeParse(json).data
}

/** Only the form in seconds: a date would trust two clocks to agree. */
function retryAfterSeconds(header: string | null): number | undefined {
  return header !== null && /^\d{1,6}$/.test(header.trim()) ? Number(header) : undefined
}
