import type { Quota } from '#contract/chat.ts'
import type { MessageRow } from './as-message.ts'
import type { Conversation } from './find-conversation.ts'

export type Question = Pick<MessageRow, 'id' | 'position' | 'content' | 'template'>

/** Both messages are stored, and the answer waits to be written. */
export interface BegunAnswer {
  conversation: Conversation
  question: Question
  answer_id: string
  quota: Quota
  /** Else it is the answer to the same message sent before. */
  fresh: boolean
}
