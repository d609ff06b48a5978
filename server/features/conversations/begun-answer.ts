import type { Quota } from '#contract/chat.ts'
import type { SafetyFinding } from '#server/strategist/safety/check-message.ts'
import type { MessageRow } from './as-message.ts'
import type { Conversation } from './find-conversation.ts'

export type Question = Pick<MessageRow, 'id' | 'position' | 'content' | 'template'>

/** An earlier message; a program that sends its own history knows nothing but who said what. */
export type SaidBefore = Pick<MessageRow, 'role' | 'content'> &
  Partial<Pick<MessageRow, 'trace' | 'state' | 'created_at'>>

/** Both messages are stored, and the answer waits to be written. */
export interface BegunAnswer {
  conversation: Conversation
  question: Question
  /** Oldest first. */
  before: readonly SaidBefore[]
  /**
   * Decided once, before anything is stored or charged. With a finding the answer is the built-in safety answer: it is
   * not charged, no provider is asked, and nothing of the message is remembered.
   */
  safety: SafetyFinding | null
  answer_id: string
  quota: Quota
  /** Else it is the answer to the same message sent before. */
  fresh: boolean
}
