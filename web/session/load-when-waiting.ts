import { isConnected, onConnectionRegained } from '#web/api/connection.ts'
import { PRIVATE, readStored } from '#web/i18n/browser-storage.ts'
import { onSessionChange, sessionState } from './session-store.ts'

/** Where the browser keeps what a member wrote and the server does not have yet. */
export function waitingKey(queue: string, user_id: string): string {
  return `${PRIVATE}${queue}.${user_id}`
}

/**
 * Called once when the application starts. Most pages have nothing to send, so the code that sends is loaded only if
 * something waits from an earlier visit; it starts by itself. A page where one writes loads it in any case.
 */
export function loadWhenWaiting(queue: string, load: () => Promise<unknown>): void {
  const check = () => {
    const user_id = sessionState().session?.user.id
    if (!user_id || !isConnected() || !readStored(waitingKey(queue, user_id))) return
    load().catch((error: unknown) => console.warn(error))
  }
  onConnectionRegained(check)
  onSessionChange(check)
}
