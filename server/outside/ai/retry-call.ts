import { setTimeout as sleep } from 'node:timers/promises'
import { ModelFailure } from './model.ts'
import type { WatchedCall } from './watched-call.ts'

const USUAL_WAIT_MS = 2_000
/** If a provider requests a longer wait, the usual wait is used: the fault may be over by then. */
const LONGEST_WAIT_MS = 60_000
const TOO_MANY = 429

/** The error of the provider packages for a call that was refused before its answer began. */
interface RefusedCall {
  isRetryable?: unknown
  statusCode?: unknown
  responseHeaders?: Record<string, string>
}

/** Retries a call where that can help, after the wait that the provider requests. */
export async function retryCall<T>(
  times: number,
  { left, signal }: Pick<WatchedCall, 'left' | 'signal'>,
  call: () => PromiseLike<T>,
): Promise<T> {
  for (let more = times; ; more -= 1) {
    try {
      return await call()
    } catch (error) {
      const { isRetryable, statusCode, responseHeaders } = (error ?? {}) as RefusedCall
      const wait = waitAsked(responseHeaders) ?? USUAL_WAIT_MS
      if (statusCode === TOO_MANY && wait > left())
        throw new ModelFailure('too-many', 'it asks to wait for longer than a member would: look at your limits there')
      if (more <= 0 || isRetryable !== true) throw error
      await sleep(wait < LONGEST_WAIT_MS ? wait : USUAL_WAIT_MS, undefined, { signal })
    }
  }
}

/** In milliseconds; the header has seconds or a date. */
function waitAsked(headers: Record<string, string> | undefined): number | undefined {
  const asked = headers?.['retry-after']
  if (!asked) return undefined
  const seconds = Number(asked)
  const wait = Number.isNaN(seconds) ? Date.parse(asked) - Date.now() : seconds * 1_000
  return Number.isNaN(wait) ? undefined : Math.max(0, wait)
}
