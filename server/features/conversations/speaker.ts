import type { Logger } from 'pino'
import type { Database } from '#server/db/database.ts'
import type { Env } from '#server/env.ts'
import type { AnswerModel } from '#server/outside/ai/model.ts'
import type { Reading } from '#server/strategist/strategist.ts'

export interface AnswerServices {
  db: Database
  env: Env
  log: Logger
  /** The chosen one. */
  model: AnswerModel
}

/** Where an answer grows. */
export interface Speaker {
  /** What was read in the message; not called when the safety gate answers it. */
  heard(reading: Reading): void
  say(text: string): void
  /** The chosen model does not answer; the built-in one begins. */
  fallBack(): void
  /** Aborted when nobody wants the rest. */
  signal: AbortSignal
}
