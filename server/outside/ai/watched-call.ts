import { ModelFailure } from './model.ts'

export interface CallLimits {
  totalMs: number
  firstWordMs: number
  stallMs: number
}

export interface WatchedCall {
  /** Aborted by the caller, or by one of the limits with a ModelFailure as its reason. */
  signal: AbortSignal
  /** The remaining milliseconds until the first word. */
  left(): number
  /** A chunk arrived; the silence timer is paused until `expectMore`. */
  noteActivity(): void
  /** The reader is ready for more: from now on silence counts. */
  expectMore(): void
  /** Clears the timers and closes the connection in any state. */
  close(): void
}

/**
 * Applies the time limits to one call. The limit for the first word begins with the call, not with the headers: a
 * provider that never sends headers would otherwise only end with the total limit.
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

    noteActivity() {
      clearTimeout(silence)
    },

    expectMore() {
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
