import { ModelFailure } from './model.ts'

export interface CallLimits {
  totalMs: number
  firstWordMs: number
  stallMs: number
}

export interface WatchedCall {
  /** Aborted by the caller, or by one of the limits with a ModelFailure as its reason. */
  signal: AbortSignal
  /** How many milliseconds the first word still has. */
  left(): number
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

    left: () => limits.firstWordMs - (performance.now() - begun),

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
