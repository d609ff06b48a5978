import type { Logger } from 'pino'
import type { Quota } from '#contract/chat.ts'
import type { AnswerState } from '#contract/chat-rules.ts'
import type { Room } from '#contract/rooms.ts'
import type { Clock } from '#server/clock.ts'
import type { Database } from '#server/db/database.ts'
import type { Env } from '#server/env.ts'
import type { Member } from '#server/http/member.ts'
import type { AnswerModel } from '#server/outside/ai/model.ts'
import type { SafetyFinding } from '#server/strategist/safety/check-message.ts'
import type { Memory, PlanDraft, Reading, Trace } from '#server/strategist/strategist.ts'
import type { Conversation } from './find-conversation.ts'
import type { MessageRow } from './read-messages.ts'

export type Question = Pick<MessageRow, 'id' | 'position' | 'content' | 'template'>

/** An earlier message; a program that sends its own history knows nothing but who said what. */
export type SaidBefore = Pick<MessageRow, 'role' | 'content'> &
  Partial<Pick<MessageRow, 'trace' | 'state' | 'created_at'>>

/** Both messages are stored, and the answer waits to be written. */
export interface PendingAnswer {
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

/** What happens to an answer while it is written. */
export type Growth = { type: 'text'; text: string } | { type: 'fallback' }

/** An answer that is being written in this process. */
export interface GrowingAnswer {
  /** All there is of it so far. */
  readonly text: string
  readonly fallback: boolean
  follow(listener: (growth: Growth) => void): () => void
  /** Resolves when it has ended and is stored. */
  readonly stored: Promise<void>
}

/** Writes answers, each on its own: whoever asked may go away, and the answer is there when they come back. */
export interface AnswerWriter {
  readonly model: { readonly name: string; readonly built_in: boolean }
  write(pending: PendingAnswer, member: Member): void
  find(answer_id: string): GrowingAnswer | undefined
  /** At once if it is written here; false otherwise. */
  stop(answer_id: string): boolean
  /** No more are started; those under way may take so long to finish. */
  finishWithin(milliseconds: number): void
  close(): Promise<void>
}

/** What the coaches know of a member, and how they come to know it. */
export interface CoachMemory {
  readMemory(user_id: string, place: { room: Room; conversation_id: string }): Promise<Memory>
  /** The level of the newest quiz; undefined without a quiz, or if the member does not share it with the coaches. */
  readFireLevel(user_id: string): Promise<number | undefined>
  /** What was read in a message; never called for one that the safety gate answered. Again when it is answered again. */
  remember(
    user_id: string,
    read: { conversation_id: string; message_id: string; room: Room; reading: Reading },
  ): Promise<void>
}

export interface AnswerServices {
  db: Database
  env: Env
  log: Logger
  clock: Clock
  /** The provider's, where one is set; undefined where the built-in strategist answers. */
  model: AnswerModel | undefined
}

/** Where an answer grows. */
export interface Speaker {
  say(text: string): void
  /** The chosen model does not answer; the built-in one begins. */
  fallBack(): void
  /** Aborted when nobody wants the rest. */
  signal: AbortSignal
}

/** What an answer has become. */
export interface AnswerOutcome {
  state: Exclude<AnswerState, 'streaming'>
  content: string
  model: string
  fallback: boolean
  /** Not counted against the quota: the model that was to answer failed, and another stood in. */
  free?: boolean
  trace: Trace | null
  plan: PlanDraft | null
}
