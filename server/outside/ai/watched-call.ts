import { ModelFailure } from './model.ts'
import { waitAsked } from './try-again.ts'

export interface CallLimits {
  totalMs: number
  firstWordMs: number
  stallMs: number
}

export interface WatchedCall {
  /** Aborted by the caller, or by one of the limits with a ModelFailure as its reason. */
  signal: AbortSignal
  fetch: typeof globalThis.fetch
  /** The model gave a sign of life; its next one is not waited for yet. */
  sign(): void
  /** Whoever reads is ready for more: from now on a silence counts. */
  listen(): void
  /** Ends all waiting and closes the connection, whatever state it is in. */
  close(): void
}

/**
 * Holds one call to its limits. That for the first word begins with the call, not with the headers: a provider that never
 * sends any would be waited for until the very end.
 */
export function watchCall(caller: AbortSignal, limits: CallLimits): WatchedCall {
  const controller = new AbortController()
  const begun = performance.now()
  const giveUp = (after: number, message: string) =>
    setTimeout(() => controller.abort(new ModelFailure('timeout', message)), after)
  const total = giveUp(limits.totalMs, 'the answer took longer than AI_TIMEOUT_SECONDS')
  let silence = giveUp(limits.firstWordMs, 'no word came in time')

  return {
    signal: AbortSignal.any([caller, controller.signal]),

    async fetch(input, init) {
      // Followed, a redirection would carry the key and the member's words to an address nobody set.
      const response = await fetch(input, { ...init, redirect: 'manual' })
      const left = limits.firstWordMs - (performance.now() - begun)
      const failure = hopeless(response, left)
      if (!failure) return response
      await response.body?.cancel()
      // Not one of the errors after which it is tried again.
      throw failure
    },

    sign() {
      clearTimeout(silence)
    },

    listen() {
      clearTimeout(silence)
      silence = giveUp(limits.stallMs, 'the answer came to a standstill')
    },

    close() {
      clearTimeout(total)
      clearTimeout(silence)
      controller.abort()
    },
  }
}

/** An answer after which trying again within the time that is left makes no sense. */
function hopeless(response: Response, left: number): ModelFailure | undefined {
  if (response.status === 429 && (waitAsked(Object.fromEntries(response.headers)) ?? 0) > left)
    return new ModelFailure('too-many', 'it asks to wait for longer than a member would: look at your limits there')
  if (response.status >= 300 && response.status < 400)
    return new ModelFailure('broken', 'it points to another address: look at AI_BASE_URL')
  if (response.ok && response.headers.get('content-type')?.includes('text/html'))
    return new ModelFailure('broken', 'a web page answered instead of a model: look at AI_BASE_URL')
  return undefined
}
