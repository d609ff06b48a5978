import { setTimeout as sleep } from 'node:timers/promises'
import { ModelFailure } from './model.ts'
import type { WatchedCall } from './watched-call.ts'

const USUAL_WAIT_MS = 2_000
/** Who asks for more is asked again after the usual wait: by then the fault may be over all the same. */
const LONGEST_WAIT_MS = 60_000
const TOO_MANY = 429

/** What the protocols' packages say of a call that was refused before its answer began. */
interface RefusedCall {
  isRetryable?: unknown
  statusCode?: unknown
  responseHeaders?: Record<string, string>
}

/** Asks again, after the time that the provider asks for, where it makes sense to. */
export async function tryAgain<T>(
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

/** Milliseconds; by a number of seconds or by a date. */
function waitAsked(headers: Record<string, string> | undefined): number | undefined {
  const asked = headers?.['retry-after']
  if (!asked) return undefined
  const seconds = Number(asked)
  const wait = Number.isNaN(seconds) ? Date.parse(asked) - Date.now() : seconds * 1_000
  return Number.isNaN(wait) ? undefined : Math.max(0, wait)
}
