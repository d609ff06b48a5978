import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Language } from '#contract/language.ts'

/** 0 beside the matter, 1 loosely about it, 2 useful and about what was written, 3 a good coach's reply. */
type Grade = number

interface GradedFirst {
  message: string
  /** The grades of ready answers to it, each by the first way of asking for it. */
  answers: Readonly<Partial<Record<string, Grade>>>
}

interface GradedLater extends GradedFirst {
  /** The member's messages before, from the first on. */
  earlier: readonly string[]
  /** The grades of follow-ups, each by its subject and the first way of saying it. */
  follow_ups: Readonly<Partial<Record<string, Grade>>>
}

/**
 * Messages that nobody had written an answer for, with the replies that were nearest. Readers graded each as if it were
 * the one reply to the message. From these the strategist learns which of several replies is best.
 */
export interface GradedReplies {
  first: readonly GradedFirst[]
  later: readonly GradedLater[]
}

const GRADED = join(import.meta.dirname, '../../content/graded-replies')

/** Read as text: as modules these files would have types as large as themselves. */
export const readGradedReplies = (language: Language): GradedReplies =>
  JSON.parse(readFileSync(join(GRADED, `${language}.json`), 'utf8'))
