import { setTimeout as sleep } from 'node:timers/promises'

const USUAL_WAIT_MS = 2_000
/** Who asks for more is asked again after the usual wait: by then the fault may be over all the same. */
const LONGEST_WAIT_MS = 60_000

/** What the protocols' packages say of a call that was refused before its answer began. */
interface RefusedCall {
  isRetryable?: unknown
  responseHeaders?: Record<string, string>
}

/** Asks again, after the time that the provider asks for, where it makes sense to. */
export async function tryAgain<T>(
  { times, signal }: { times: number; signal: AbortSignal },
  call: () => PromiseLike<T>,
): Promise<T> {
  for (let left = times; ; left -= 1) {
    try {
      return await call()
    } catch (error) {
      const refused = (error ?? {}) as RefusedCall
      if (left <= 0 || refused.isRetryable !== true) throw error
      const asked = waitAsked(refused.responseHeaders) ?? USUAL_WAIT_MS
      await sleep(asked < LONGEST_WAIT_MS ? asked : USUAL_WAIT_MS, undefined, { signal })
    }
  }
}

/** Milliseconds; by a number of seconds or by a date. */
export function waitAsked(headers: Record<string, string> | undefined): number | undefined {
  const asked = headers?.['retry-after']
  if (!asked) return undefined
  const seconds = Number(asked)
  const wait = Number.isNaN(seconds) ? Date.parse(asked) - Date.now() : seconds * 1_000
  return Number.isNaN(wait) ? undefined : Math.max(0, wait)
}
