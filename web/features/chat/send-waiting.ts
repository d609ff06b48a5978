import type { Room } from '#contract/rooms.ts'
import { type ApiError, asApiError } from '#web/api/api-error.ts'
import { call } from '#web/api/client.ts'
import { isConnected } from '#web/api/connection.ts'
import { queryClient } from '#web/api/query-client.ts'
import { queryKeys } from '#web/api/query-keys.ts'
import { sessionState } from '#web/session/session-store.ts'
import { readAnswer } from './answer-stream.ts'
import { askStream, followStream } from './queries.ts'
import { nextToSend, removeWaiting, setProgress, type WaitingMessage } from './waiting-messages.ts'

const LOCK = 'kiai.waiting'
const NEVER = new AbortController().signal

let turn = Promise.resolve()

/**
 * Sends what waits, in the order in which it was said; an answer is awaited before the next message of its room. Of
 * several tabs one does it. Where browsers have no locks (a page without https), the message's key sees to it.
 */
export function sendWaiting(user_id: string): Promise<void> {
  turn = turn
    .then(() => (navigator.locks ? navigator.locks.request(LOCK, () => sendAll(user_id)) : sendAll(user_id)))
    .catch((error: unknown) => console.warn(error))
  return turn
}

async function sendAll(user_id: string): Promise<void> {
  const blocked = new Set<Room>()
  for (;;) {
    const message = nextToSend(user_id, blocked)
    if (!message || !isConnected() || sessionState().session?.user.id !== user_id) return
    if (!(await send(user_id, message))) blocked.add(message.room)
  }
}

/** Whether the server has it. */
async function send(user_id: string, message: WaitingMessage): Promise<boolean> {
  const { message_key } = message
  setProgress(message_key, 'sending')
  let taken: Promise<void> | undefined
  try {
    const open = askStream(await inputOf(message))
    await readAnswer({
      open,
      follow: followStream,
      signal: NEVER,
      onLost: () => {},
      onEvent: ({ type }) => {
        if (type === 'begun') taken ??= showTaken(user_id, message)
      },
    })
  } catch (error) {
    if (!taken) {
      setProgress(message_key, problemOf(asApiError(error)))
      return false
    }
    console.warn(error)
  }
  await taken
  void queryClient.invalidateQueries({ queryKey: queryKeys.sessionsOf(message.room) })
  return true
}

async function inputOf({ message_key, room, content, template, language, greeting, ...message }: WaitingMessage) {
  const conversation_id =
    message.conversation_id ?? (await call('GET /api/rooms/:room', { room })).conversation?.id ?? null
  return {
    message: content,
    message_key,
    room,
    template,
    language,
    ...(conversation_id && { conversation_id }),
    ...(!conversation_id && greeting && { chatHistory: [{ role: 'assistant', content: greeting }] }),
  }
}

/** First the conversation with the message in it, then the mark goes: in between it would be nowhere. */
async function showTaken(user_id: string, { message_key, room }: WaitingMessage): Promise<void> {
  await queryClient.invalidateQueries({ queryKey: queryKeys.room(room) }).catch(() => undefined)
  removeWaiting(user_id, message_key)
}

/** What the member should know; anything that passes by itself is tried again. */
function problemOf(refusal: ApiError) {
  const passes = refusal.status === 0 || refusal.status >= 500 || refusal.code === 'session.missing'
  return passes || refusal.code === 'chat.busy' ? undefined : refusal.code
}
