import type { AnswerEvent, Quota, StoredMessage } from '#contract/chat.ts'
import type { OpenConversation } from '#contract/conversations.ts'
import type { Template } from '#contract/strategy.ts'

export type ChatState = {
  /** Null until the first message is stored. */
  conversation_id: string | null
  template: Template
  topic: string | null
  messages: StoredMessage[]
  quota: Quota | null
  /** `lost`: the answer goes on, but the connection to it broke. */
  activity: 'idle' | 'sending' | 'answering' | 'lost'
  /** The key of a message that the server did not store. */
  unsent: string | null
  /** The messages before the last action, to restore them if it is refused. */
  before: StoredMessage[]
}

export type ChatAction =
  | AnswerEvent
  | { type: 'opened'; conversation: OpenConversation | null; quota?: Quota }
  | { type: 'sent'; message_key: string; content: string; template: Template; greeting: string }
  | { type: 'edited'; message_id: string; message_key: string; content: string }
  | { type: 'retried' }
  /** The server did not store the message: it is removed, or kept with a failure in place of an answer. */
  | { type: 'refused'; keep: boolean }
  | { type: 'lost' }
  /** The answer is no longer followed, and its final state could not be loaded. */
  | { type: 'left' }
  | { type: 'renamed'; topic: string }

export const EMPTY_CHAT: ChatState = {
  conversation_id: null,
  template: 'general',
  topic: null,
  messages: [],
  quota: null,
  activity: 'idle',
  unsent: null,
  before: [],
}

export function nextChat(state: ChatState, action: ChatAction): ChatState {
  switch (action.type) {
    case 'opened':
      return opened(state, action.conversation, action.quota)
    case 'sent': {
      const { message_key, content, template, greeting } = action
      const before = state.unsent === message_key ? state.messages.slice(0, -2) : state.messages
      const greeted =
        before.length === 0 && greeting
          ? [message({ id: 'greeting', role: 'assistant', content: greeting, template })]
          : before
      const question = message({ id: message_key, role: 'user', content, template })
      return { ...state, messages: [...greeted, question], before, activity: 'sending', unsent: null }
    }
    case 'edited': {
      const place = state.messages.findIndex(({ id }) => id === action.message_id)
      const kept = place < 0 ? state.messages : state.messages.slice(0, place)
      const template = state.messages[place]?.template ?? state.template
      const question = message({ id: action.message_key, role: 'user', content: action.content, template })
      return { ...state, messages: [...kept, question], before: state.messages, activity: 'sending', unsent: null }
    }
    case 'retried': {
      const last = state.messages.findLastIndex(({ role }) => role === 'user')
      return { ...state, messages: state.messages.slice(0, last + 1), before: state.messages, activity: 'sending' }
    }
    case 'refused':
      return action.keep ? unanswered(state) : { ...state, messages: state.before, activity: 'idle' }
    case 'lost':
      return { ...state, activity: 'lost' }
    case 'left': {
      const left = changeAnswer(state, (answer) =>
        answer.state === 'streaming' ? { ...answer, state: 'interrupted' } : answer,
      )
      return { ...left, activity: 'idle' }
    }
    case 'renamed':
      return { ...state, topic: action.topic }
    case 'begun':
      return begun(state, action)
    case 'text':
      return changeAnswer(state, (answer) => ({ ...answer, content: answer.content + action.text }))
    case 'fallback':
      return changeAnswer(state, (answer) => ({ ...answer, fallback: true }))
    case 'ended': {
      const { answer, quota } = action
      const ended = changeAnswer(state, (shown) => (shown.id === answer.id ? answer : shown))
      return { ...ended, quota, activity: 'idle' }
    }
    default:
      // A server newer than this page may send unknown events.
      return state
  }
}

/** The answer under way, if there is one. */
export function answerUnderWay({ messages }: Pick<ChatState, 'messages'>): StoredMessage | undefined {
  const last = messages.at(-1)
  return last?.state === 'streaming' ? last : undefined
}

/** Whether the beginning answer belongs to the question shown; another device may have sent a message meanwhile. */
export function answersShownQuestion(
  { messages }: Pick<ChatState, 'messages'>,
  { question_id, answer_id }: { question_id: string; answer_id: string },
): boolean {
  const [question, last] = [messages.findLast(({ role }) => role === 'user'), messages.at(-1)]
  if (last?.role === 'user') return true
  return last?.id === answer_id && question?.id === question_id
}

function opened(state: ChatState, conversation: OpenConversation | null, quota: Quota | undefined): ChatState {
  const known = { ...EMPTY_CHAT, quota: quota ?? state.quota }
  if (!conversation) return known
  const { id, template, topic, chat_history } = conversation
  const activity = answerUnderWay({ messages: chat_history }) ? 'answering' : 'idle'
  return { ...known, conversation_id: id, template, topic, messages: chat_history, activity }
}

function begun(
  state: ChatState,
  { conversation_id, question_id, answer_id, text, quota }: AnswerEvent & { type: 'begun' },
) {
  const last = state.messages.at(-1)
  const answer = message({
    ...(last?.id === answer_id && last),
    id: answer_id,
    role: 'assistant',
    content: text,
    template: last?.template ?? state.template,
    state: 'streaming',
  })
  const earlier = last?.role === 'assistant' ? state.messages.slice(0, -1) : state.messages
  const messages = earlier.map((one, place) =>
    place === earlier.length - 1 && one.role === 'user' ? { ...one, id: question_id } : one,
  )
  const template = state.template === 'general' ? answer.template : state.template
  const activity = 'answering' as const
  return { ...state, conversation_id, template, quota, activity, unsent: null, messages: [...messages, answer] }
}

function changeAnswer(state: ChatState, change: (answer: StoredMessage) => StoredMessage): ChatState {
  const last = state.messages.at(-1)
  if (last?.role !== 'assistant') return state
  return { ...state, activity: 'answering', messages: [...state.messages.slice(0, -1), change(last)] }
}

function unanswered(state: ChatState): ChatState {
  const question = state.messages.at(-1)
  if (question?.role !== 'user') return { ...state, activity: 'idle' }
  const { id, template } = question
  const failure = message({ id: `${id} unanswered`, role: 'assistant', content: '', template, state: 'failed' })
  return { ...state, activity: 'idle', unsent: id, messages: [...state.messages, failure] }
}

type Said = Pick<StoredMessage, 'id' | 'role' | 'content' | 'template'> & Partial<StoredMessage>

function message(said: Said): StoredMessage {
  return {
    state: 'complete',
    model: null,
    fallback: false,
    trace: null,
    has_plan: false,
    created_at: new Date().toISOString(),
    ...said,
  }
}
