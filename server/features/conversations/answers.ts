import type { Member } from '#server/http/member.ts'
import type { BegunAnswer } from './begun-answer.ts'

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
export interface Answers {
  readonly model: { readonly name: string; readonly built_in: boolean }
  write(begun: BegunAnswer, member: Member): void
  find(answer_id: string): GrowingAnswer | undefined
  /** At once if it is written here; false otherwise. */
  stop(answer_id: string): boolean
  /** No more are begun; those under way may take so long to finish. */
  finishWithin(milliseconds: number): void
  close(): Promise<void>
}
