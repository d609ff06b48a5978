import type { Quota } from '#contract/chat.ts'
import type { OpenConversation } from '#contract/conversations.ts'
import type { Language } from '#contract/language.ts'
import type { Room } from '#contract/rooms.ts'
import { type ApiError, asApiError } from '#web/api/api-error.ts'
import { randomUuid } from '#web/api/random-uuid.ts'
import { retryableImport } from '#web/api/retryable-import.ts'
import type { OpenStream } from '#web/api/stream.ts'
import { createStore } from '#web/store/create-store.ts'
import { answersShownQuestion, type ChatAction, EMPTY_CHAT, nextChat } from './chat-state.ts'
import { askStream, editStream, followStream, retryStream } from './queries.ts'
import type { WaitingMessage } from './waiting-messages.ts'

/** Loaded when a message is sent, or when an answer is found under way. */
const loadReader = retryableImport(() => import('./answer-stream.ts'))

export type ChatEvents = {
  language: () => Language
  greeting: () => string
  /** Whether a new message has to wait: for the connection, or for earlier messages that wait. */
  mustWait: () => boolean
  /** The server could not be reached: the message is to be sent later. */
  onWaiting: (message: Omit<WaitingMessage, 'room'>) => void
  /** The server has stored the member's message. */
  onStored: () => void
  onAnswered: () => void
  /** The answer failed or was interrupted; the message list shows a Retry button too. */
  onFailed: () => void
  /** The message was not stored, and was removed from the list. */
  onRefused: (refusal: ApiError, content: string) => void
  /** Another device has sent a message: the messages shown are outdated. */
  onOutdated: () => void
}

/** The state of one room's conversation on this page, and the actions on it. */
export function createChat(room: Room, events: ChatEvents) {
  const state = createStore(EMPTY_CHAT)
  let running: AbortController | undefined

  function dispatch(action: ChatAction): void {
    state.set(nextChat(state.get(), action))
  }

  const isBusy = () => state.get().activity !== 'idle'

  function stopFollowing(): void {
    running?.abort()
    running = undefined
  }

  async function run(open: OpenStream, onError: (refusal: ApiError) => void): Promise<void> {
    stopFollowing()
    running = new AbortController()
    const { signal } = running
    let stored = false
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
            if (!answersShownQuestion(state.get(), event)) return reportOutdated()
            if (!stored) events.onStored()
            stored = true
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
      if (stored) reportOutdated()
      else onError(refusal)
    } finally {
      if (running?.signal === signal) running = undefined
    }
  }

  function reportOutdated(): void {
    stopFollowing()
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
      // Refusals with a reason of their own are told as such; anything else is shown as a failed answer.
      if (isRefusedMessage(refusal)) return refuse(refusal, content)
      if (refusal.code === 'server.unavailable') return wait()
      dispatch({ type: 'refused', keep: true })
      events.onFailed()
    })
  }

  return {
    state,
    isBusy,
    /** Loads the code that reads an answer before the first message is sent. */
    prepare: () => void loadReader().catch(() => undefined),
    isFollowing: () => running !== undefined,
    /** Shows the stored conversation, and follows its answer if one is being written. */
    open(conversation: OpenConversation | null, quota?: Quota) {
      stopFollowing()
      dispatch({ type: 'opened', conversation, ...(quota && { quota }) })
      if (isBusy() && conversation) void run(followStream(conversation.id), reportOutdated)
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
    close: stopFollowing,
  }
}

function isRefusedMessage({ code }: ApiError): boolean {
  return ['chat.quota-used-up', 'chat.busy', 'session.missing', 'request.invalid', 'not-found'].includes(code)
}
