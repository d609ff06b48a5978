import type { SessionMessage } from './session-channel.ts'
import type { SessionOrigin, SessionState } from './session-state.ts'

/**
 * What a word of another tab calls for. A sign-out is believed at once where someone is shown; elsewhere an answer
 * that is older than the sign-out may still be under way, and only a newer question outdoes it.
 */
export function heedOtherTab(
  type: SessionMessage['type'],
  status: SessionState['status'],
): 'leave' | { ask: SessionOrigin } {
  if (type === 'signed-out' && status === 'signed_in') return 'leave'
  return { ask: type === 'expired' ? 'expired' : 'elsewhere' }
}
