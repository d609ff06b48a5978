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

/** When a step falls: counted from today, or back from the event where one is known. */
export type StepTime = 'today' | 'week' | 'weekly' | 'before' | 'event'

/** What the member may have said that rules a card out. */
export type Contraindication = 'abuse' | 'concussion' | 'eating' | 'illness' | 'injury' | 'minor' | 'weight'

/** What a card rests on: see sources.ts. */
export type SourceKey = 'coaching' | 'grow' | 'ifthen' | 'mi' | 'routines' | 'safety' | 'selftalk' | 'skills' | 'woop'

export interface CardFacts {
  readonly templates: readonly Template[]
  readonly personas: readonly PersonaLabel[]
  readonly stage: Stage
  readonly when: readonly [StepTime, StepTime, StepTime]
  readonly source: SourceKey
  readonly not_with: readonly Contraindication[]
}

/** A card as one language says it, written in that language. */
export interface CardWords {
  readonly title: string
  /** How people say it when they have this problem: words and short phrases, in any of their spellings. */
  readonly cues: readonly string[]
  /** One insight, in one or two sentences. */
  readonly why: string
  /** Each begins with what to do; when is said by the facts, not here. */
  readonly steps: readonly [string, string, string]
  /** What to count or watch, and the mark that says it works. */
  readonly metric: string
  /** Both halves without the words for if and then, which the composer adds. */
  readonly ifThen: { readonly cue: string; readonly action: string }
  /** One question that makes the person think further. */
  readonly question: string
}

/**
 * A card seen from near, for whoever asks on: the smallest way to begin, words to say or write, and another road for
 * when the first does not fit. Each begins with what to do.
 */
export type CloseUp = readonly [small: string, words: string, other: string]
