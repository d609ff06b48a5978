import { isConnected, onConnectionRegained } from '#web/api/connection.ts'
import { importAgain } from '#web/api/import-again.ts'
import { onSessionChange, sessionState } from '#web/session/session-store.ts'
import { addWaiting, nextToSend, setProgress, type WaitingMessage } from './waiting-messages.ts'

/** After a server that was busy or broken for a moment. */
const TRY_AGAIN_MS = 10_000

const load = importAgain(() => import('./send-waiting.ts'))
let timer: ReturnType<typeof setTimeout> | undefined

/** Once, when the application starts: what waits is sent as soon as it can be, whichever page is open. */
export function keepSendingWaiting(): void {
  onConnectionRegained(() => void sendNow())
  onSessionChange(({ session }, before) => {
    if (session && session.user.id !== before.session?.user.id) void sendNow()
  })
}

/** Keeps what was said until the server has it. */
export function sendLater(user_id: string, message: WaitingMessage): void {
  addWaiting(user_id, message)
  void sendNow()
}

/** Also for what was refused before: its owner asked for it. */
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
  if (nextToSend(user_id)) timer = setTimeout(() => void sendNow(), TRY_AGAIN_MS)
}
