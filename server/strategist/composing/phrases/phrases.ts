import type { PersonaLabel } from '#contract/personas.ts'

/** The kinds of openers. */
export type OpenerKind =
  | 'problem'
  | 'direct'
  | 'warm'
  | 'tender'
  | 'answer'
  | 'dated'
  | 'scaled'
  | 'deeper'
  | 'noTime'
  | 'tried'
  | 'doubt'
  | 'progress'
  | 'failure'
  | 'greeting'

export type Objection = 'noTime' | 'tried' | 'doubt'

/** What an answer can ask for, besides a card's own question. */
export type AskedFor = 'event_date' | 'obstacle' | 'confidence' | 'strength' | 'progress' | 'commitment' | 'notch'

type Several = readonly [string, string, ...string[]]

/**
 * What the strategist says around a card. Placeholders in braces hold the member's words, see placeholders.ts: a phrase is
 * only chosen when all of its placeholders are known.
 */
export interface Phrases {
  readonly openers: Readonly<Record<OpenerKind, Several>>
  /** Leads from the message to the card's insight. */
  readonly insight: Several
  readonly asides: {
    readonly tried: Several
    readonly confidence: Several
    readonly summary: Several
    readonly streak: Several
    /** The last 7 days were far above the usual. */
    readonly overload: Several
    readonly lesson: Several
    readonly sessions: Several
    /** By the fire level of the quiz: below 40, 70, 90, and above. */
    readonly quiz: readonly [string, string, string, string]
  }
  readonly questions: Readonly<Record<AskedFor, Several>>
  readonly labels: {
    readonly plan: string
    readonly next: string
    readonly first: string
    readonly measure: string
    readonly ifThen: string
    readonly today: string
    readonly tomorrow: string
    readonly by: string
    readonly weekly: string
    readonly weeklyUntil: string
    readonly onTheDay: string
    readonly onTheDayOf: string
    readonly until: string
    readonly hours: string
  }
  readonly ifThen: string
  /** The member's own obstacle as the cue, quoted. */
  readonly ifObstacle: Several
  /** For a follow-up answer after the card's own rule was given. Halves without the words for if and then. */
  readonly slips: readonly { readonly cue: string; readonly action: string }[]
  /** What each coach would add to a plan. */
  readonly manner: Readonly<Record<PersonaLabel, Several>>
  /** What to do after a success. Each begins with the action. */
  readonly raise: Several
  readonly quote: Several
  /** "in 12 days", "in 4 weeks"; {n} is the number. */
  readonly countdown: {
    readonly today: string
    readonly tomorrow: string
    readonly days: string
    readonly weeks: string
  }
}
