import { isConnected, onConnectionRegained } from '#web/api/connection.ts'
import { retryableImport } from '#web/api/retryable-import.ts'
import { onSessionChange, sessionState } from '#web/session/session-store.ts'
import { addWaiting, nextToSend, setProgress, type WaitingMessage } from './waiting-messages.ts'

/** The pause before the next try when the server was busy or failed. */
const RETRY_MS = 10_000

const load = retryableImport(() => import('./send-waiting.ts'))
let timer: ReturnType<typeof setTimeout> | undefined

/** Keeps a message in the browser until the server has stored it. */
export function sendLater(user_id: string, message: WaitingMessage): void {
  addWaiting(user_id, message)
  void sendNow()
}

/** The member's retry of a message, also of one that was refused. */
export function sendAgain(message_key: string): void {
  setProgress(message_key, undefined)
  void sendNow()
}

async function sendNow(): Promise<void> {
  clearTimeout(timer)
  const user_id = sessionState().session?.user.id
  if (!user_id || !isConnected() || !nextToSend(user_id)) return
  try {
    const { sendWaiting } = await load()
    await sendWaiting(user_id)
  } catch (error) {
    console.warn(error)
  }
  clearTimeout(timer)
  if (nextToSend(user_id)) timer = setTimeout(() => void sendNow(), RETRY_MS)
}

// Waiting messages are sent as soon as possible, whichever page is open.
onConnectionRegained(() => void sendNow())
onSessionChange(({ session }, before) => {
  if (session && session.user.id !== before.session?.user.id) void sendNow()
})
void sendNow()
