import type { Method } from '#contract/endpoint.ts'

export const MOST_RETRIES = 3
const FIRST_WAIT_MS = 250
const LONGEST_WAIT_SECONDS = 5
const PASSING_STATUSES = [502, 503, 504]

type Failure = {
  method: Method
  /** 0 when no answer came at all. */
  status: number
  retryAfter?: number | undefined
  /** How often it was tried again already. */
  retries: number
}

/**
 * How long to wait before trying again, or undefined to give up. Only safe requests are repeated: whether a lost write
 * reached the server cannot be known.
 */
export function retryWait({ method, status, retryAfter, retries }: Failure): number | undefined {
  const passing = status === 0 || PASSING_STATUSES.includes(status)
  if (method !== 'GET' || !passing || retries >= MOST_RETRIES) return undefined
  if (retryAfter === undefined) return FIRST_WAIT_MS * 2 ** retries
  return retryAfter <= LONGEST_WAIT_SECONDS ? retryAfter * 1000 : undefined
}
