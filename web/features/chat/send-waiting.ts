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
 * Sends the waiting messages in the order they were written. The next message of a room is sent after the answer to the
 * one before. A lock lets one tab do it; without locks (a page without https) the message's key prevents duplicates.
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

/** Answers whether the server has stored the message. */
async function send(user_id: string, message: WaitingMessage): Promise<boolean> {
  const { message_key } = message
  setProgress(message_key, 'sending')
  let stored: Promise<void> | undefined
  try {
    const open = askStream(await inputOf(message))
    await readAnswer({
      open,
      follow: followStream,
      signal: NEVER,
      onLost: () => {},
      onEvent: ({ type }) => {
        if (type === 'begun') stored ??= showStored(user_id, message)
      },
    })
  } catch (error) {
    if (!stored) {
      setProgress(message_key, problemOf(asApiError(error)))
      return false
    }
    console.warn(error)
  }
  await stored
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

/** Reloads the conversation before it removes the waiting message, so that the message never leaves the screen. */
async function showStored(user_id: string, { message_key, room }: WaitingMessage): Promise<void> {
  await queryClient.invalidateQueries({ queryKey: queryKeys.room(room) }).catch(() => undefined)
  removeWaiting(user_id, message_key)
}

/** The error to show to the member; undefined for a temporary error, after which the message is sent again. */
function problemOf(refusal: ApiError) {
  const passes = refusal.status === 0 || refusal.status >= 500 || refusal.code === 'session.missing'
  return passes || refusal.code === 'chat.busy' ? undefined : refusal.code
}
