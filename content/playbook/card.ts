import type { PersonaLabel } from '#contract/personas.ts'
import type { Template } from '#contract/strategy.ts'

/** What kind of help a card gives. */
export type Stage =
  | 'decision'
  | 'habit'
  | 'health'
  | 'mind'
  | 'money'
  | 'people'
  | 'plan'
  | 'recovery'
  | 'routine'
  | 'time'
  | 'training'

/** When a step is due: counted from today, or back from the event if its date is known. */
export type StepTime = 'today' | 'week' | 'weekly' | 'before' | 'event'

/** What excludes a card if the member has said it. */
export type Contraindication = 'abuse' | 'concussion' | 'eating' | 'illness' | 'injury' | 'minor' | 'weight'

/** The methods that a card is based on. */
export type SourceKey = 'coaching' | 'grow' | 'ifthen' | 'mi' | 'routines' | 'safety' | 'selftalk' | 'skills' | 'woop'

export interface CardFacts {
  readonly templates: readonly Template[]
  readonly personas: readonly PersonaLabel[]
  readonly stage: Stage
  readonly when: readonly [StepTime, StepTime, StepTime]
  readonly source: SourceKey
  readonly not_with: readonly Contraindication[]
}

/** The texts of a card in one language. */
export interface CardWords {
  readonly title: string
  /** Words and short phrases that people with this problem use, in all spellings. */
  readonly cues: readonly string[]
  /** One insight, in one or two sentences. */
  readonly why: string
  /** Each begins with an imperative; the time is in the facts, not here. */
  readonly steps: readonly [string, string, string]
  /** What to count or watch, and the value that shows success. */
  readonly metric: string
  /** Both parts without the words for "if" and "then", which the composer adds. */
  readonly ifThen: { readonly cue: string; readonly action: string }
  /** One question that makes the person think further. */
  readonly question: string
}

/**
 * More help for follow-up questions about a card: the smallest first step, words to say or write, and an alternative.
 * Each begins with an imperative.
 */
export type CloseUp = readonly [small: string, words: string, other: string]
