import type { Method } from '#contract/endpoint.ts'

export const MAX_RETRIES = 3
const FIRST_WAIT_MS = 250
const LONGEST_WAIT_SECONDS = 5
const TEMPORARY_STATUSES = [502, 503, 504]

type Failure = {
  method: Method
  /** 0 if there was no response. */
  status: number
  retryAfter?: number | undefined
  /** How many retries there were already. */
  retries: number
}

/**
 * The milliseconds to wait before a retry, or undefined to give up. Only GET requests are retried: whether a failed
 * write reached the server cannot be known.
 */
export function retryWait({ method, status, retryAfter, retries }: Failure): number | undefined {
  const passing = status === 0 || TEMPORARY_STATUSES.includes(status)
  if (method !== 'GET' || !passing || retries >= MAX_RETRIES) return undefined
  if (retryAfter === undefined) return FIRST_WAIT_MS * 2 ** retries
  return retryAfter <= LONGEST_WAIT_SECONDS ? retryAfter * 1000 : undefined
}
