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

/** An earlier message; in a program's own history it has only role and content. */
export type SaidBefore = Pick<MessageRow, 'role' | 'content'> &
  Partial<Pick<MessageRow, 'trace' | 'state' | 'created_at'>>

/** Both messages are stored, and the answer is about to be written. */
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
  /** Otherwise it is the answer to the same message, sent before. */
  fresh: boolean
}

/** The events of an answer while it is written. */
export type Growth = { type: 'text'; text: string } | { type: 'fallback' }

/** An answer that is being written in this process. */
export interface GrowingAnswer {
  /** The text so far. */
  readonly text: string
  readonly fallback: boolean
  follow(listener: (growth: Growth) => void): () => void
  /** Resolves when it has ended and is stored. */
  readonly stored: Promise<void>
}

/** Writes answers independently of the requests: the member may leave, and finds the answer on return. */
export interface AnswerWriter {
  readonly model: { readonly name: string; readonly built_in: boolean }
  write(pending: PendingAnswer, member: Member): void
  find(answer_id: string): GrowingAnswer | undefined
  /** Stops it at once if it is written in this process; false otherwise. */
  stop(answer_id: string): boolean
  /** Starts no more answers; those under way have this long to finish. */
  finishWithin(milliseconds: number): void
  close(): Promise<void>
}

/** Reads and updates what the coaches know about a member. */
export interface CoachMemory {
  readMemory(user_id: string, place: { room: Room; conversation_id: string }): Promise<Memory>
  /** The level of the newest quiz; undefined without a quiz, or if the member does not share it with the coaches. */
  readFireLevel(user_id: string): Promise<number | undefined>
  /** Stores what was read in a message; never called for one that the safety gate answered. Called again for a retry. */
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
  /** The provider's model, if one is set; undefined when the built-in strategist answers. */
  model: AnswerModel | undefined
}

/** Receives the text of an answer. */
export interface Speaker {
  say(text: string): void
  /** The chosen model does not answer; the built-in one begins. */
  fallBack(): void
  /** Aborted when the answer is stopped. */
  signal: AbortSignal
}

/** The result of an answer. */
export interface AnswerOutcome {
  state: Exclude<AnswerState, 'streaming'>
  content: string
  model: string
  fallback: boolean
  /** Not counted against the quota, because the chosen model failed and another answered. */
  free?: boolean
  trace: Trace | null
  plan: PlanDraft | null
}
