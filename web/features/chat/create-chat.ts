import type { Quota } from '#contract/chat.ts'
import type { OpenConversation } from '#contract/conversations.ts'
import type { Language } from '#contract/language.ts'
import type { Room } from '#contract/rooms.ts'
import { type ApiError, asApiError } from '#web/api/api-error.ts'
import { importAgain } from '#web/api/import-again.ts'
import { randomUuid } from '#web/api/random-uuid.ts'
import type { OpenStream } from '#web/api/stream.ts'
import { createStore } from '#web/store/create-store.ts'
import { type ChatAction, EMPTY_CHAT, isAboutShown, nextChat } from './chat-state.ts'
import { askStream, editStream, followStream, retryStream } from './queries.ts'
import type { WaitingMessage } from './waiting-messages.ts'

/** Not needed until something is said, or found half said. */
const loadReader = importAgain(() => import('./answer-stream.ts'))

export type ChatEvents = {
  language: () => Language
  greeting: () => string
  /** Whether something said now has to wait: for the connection, or for what was said before. */
  mustWait: () => boolean
  /** The server could not be reached: to be sent later. */
  onWaiting: (message: Omit<WaitingMessage, 'room'>) => void
  /** What the member wrote is stored. */
  onTaken: () => void
  onAnswered: () => void
  /** The answer came to no good end: the message with its Retry says so too. */
  onFailed: () => void
  /** What was said is not stored, and is as if it had not been said. */
  onRefused: (refusal: ApiError, content: string) => void
  /** Another device has said something: what is shown is the past. */
  onOutdated: () => void
}

/** One room's conversation as this page follows it. */
export function createChat(room: Room, events: ChatEvents) {
  const state = createStore(EMPTY_CHAT)
  let running: AbortController | undefined

  function dispatch(action: ChatAction): void {
    state.set(nextChat(state.get(), action))
  }

  const isBusy = () => state.get().activity !== 'idle'

  function leave(): void {
    running?.abort()
    running = undefined
  }

  async function run(open: OpenStream, onError: (refusal: ApiError) => void): Promise<void> {
    leave()
    running = new AbortController()
    const { signal } = running
    let taken = false
    try {
      const { readAnswer } = await loadReader()
      await readAnswer({
        open,
        follow: followStream,
        signal,
        onLost: () => dispatch({ type: 'lost' }),
        onEvent(event) {
          if (signal.aborted) return
          if (event.type === 'begun') {
            if (!isAboutShown(state.get(), event)) return outdated()
            if (!taken) events.onTaken()
            taken = true
          }
          dispatch(event)
          if (event.type !== 'ended') return
          events.onAnswered()
          if (event.answer.state === 'failed' || event.answer.state === 'interrupted') events.onFailed()
        },
      })
    } catch (error) {
      if (signal.aborted) return
      const refusal = asApiError(error)
      if (taken) outdated()
      else onError(refusal)
    } finally {
      if (running?.signal === signal) running = undefined
    }
  }

  function outdated(): void {
    leave()
    events.onOutdated()
  }

  function refuse(refusal: ApiError, content: string): void {
    dispatch({ type: 'refused', keep: false })
    events.onRefused(refusal, content)
  }

  async function ask(content: string, message_key: string): Promise<void> {
    const { conversation_id, template, messages } = state.get()
    const greeting = messages.length === 0 ? events.greeting() : ''
    const language = events.language()
    const wait = () => {
      dispatch({ type: 'refused', keep: false })
      events.onWaiting({ message_key, content, template, language, conversation_id, greeting })
    }
    dispatch({ type: 'sent', message_key, content, template, greeting })
    if (events.mustWait()) return wait()
    const open = askStream({
      message: content,
      template,
      language,
      message_key,
      room,
      ...(conversation_id && { conversation_id }),
      ...(greeting && { chatHistory: [{ role: 'assistant', content: greeting }] }),
    })
    await run(open, (refusal) => {
      // The member's own limits and another answer under way say what they are; anything else is a failed answer.
      if (isRefusalOfWords(refusal)) return refuse(refusal, content)
      if (refusal.code === 'server.unavailable') return wait()
      dispatch({ type: 'refused', keep: true })
      events.onFailed()
    })
  }

  return {
    state,
    isBusy,
    /** Whoever enters the field will say something. */
    prepare: () => void loadReader().catch(() => undefined),
    isFollowing: () => running !== undefined,
    /** Shows what the server has, and follows the answer that is being written there. */
    open(conversation: OpenConversation | null, quota?: Quota) {
      leave()
      dispatch({ type: 'opened', conversation, ...(quota && { quota }) })
      if (isBusy() && conversation) void run(followStream(conversation.id), outdated)
    },
    async send(content: string) {
      if (isBusy() || content.trim() === '') return
      await ask(content.trim(), randomUuid())
    },
    async retry() {
      if (isBusy()) return
      const { messages, unsent, conversation_id } = state.get()
      const question = messages.findLast(({ role }) => role === 'user')
      if (unsent && question) return await ask(question.content, unsent)
      if (!conversation_id) return
      dispatch({ type: 'retried' })
      await run(retryStream(conversation_id, events.language()), (refusal) => refuse(refusal, ''))
    },
    async edit(message_id: string, message: string) {
      const { conversation_id } = state.get()
      if (isBusy() || !conversation_id || message.trim() === '') return
      dispatch({ type: 'edited', message_id, message_key: randomUuid(), content: message.trim() })
      const input = { id: conversation_id, message_id, message: message.trim(), language: events.language() }
      await run(editStream(input), (refusal) => refuse(refusal, message.trim()))
    },
    rename: (topic: string) => dispatch({ type: 'renamed', topic }),
    giveUp: () => dispatch({ type: 'left' }),
    close: leave,
  }
}

function isRefusalOfWords({ code }: ApiError): boolean {
  return ['chat.quota-used-up', 'chat.busy', 'session.missing', 'request.invalid', 'not-found'].includes(code)
}
