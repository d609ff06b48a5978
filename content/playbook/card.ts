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

/** Both parts of an if–then plan, without the words for "if" and "then", which the composer adds. */
export interface IfThen {
  readonly cue: string
  readonly action: string
}

/** The texts of a card in one language. */
export interface CardWords {
  readonly title: string
  /** One insight, in one or two sentences. */
  readonly why: string
  /** Each begins with an imperative; the time is in the facts, not here. */
  readonly steps: readonly [string, string, string]
  /** What to count or watch, and the value that shows success. */
  readonly metric: string
  /** The second is about another moment of the problem, for follow-up answers. */
  readonly rules: readonly [IfThen, IfThen]
  /** One question that makes the person think further. */
  readonly question: string
  /**
   * More help for follow-up questions: the smallest first step, words to say or write, and an alternative. Each begins
   * with an imperative.
   */
  readonly close_up: readonly [small: string, words: string, other: string]
}
