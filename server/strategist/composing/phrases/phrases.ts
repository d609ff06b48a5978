import type { Stage } from '#content/playbook/card.ts'
import type { PersonaLabel } from '#contract/personas.ts'
import type { Template } from '#contract/strategy.ts'

/** Ways to begin, by what the message is. */
export type OpenerKind =
  | 'problem'
  | 'direct'
  | 'warm'
  | 'tender'
  | 'answer'
  | 'dated'
  | 'scaled'
  | 'detail'
  | 'asked'
  | 'deeper'
  | 'supposed'
  | 'unforeseen'
  | 'noTime'
  | 'tried'
  | 'doubt'
  | 'progress'
  | 'failure'
  | 'thanks'
  | 'offTopic'
  | 'greeting'
  | 'unclear'

export type Objection = 'noTime' | 'tried' | 'doubt'

/** What an answer can ask for, in its own words; a card's own question is not here. */
export type AskedFor =
  | 'event_date'
  | 'goal'
  | 'obstacle'
  | 'confidence'
  | 'strength'
  | 'progress'
  | 'commitment'
  | 'piece'
  | 'notch'
  | 'supposed'
  | 'unforeseen'

/** Three smaller pieces of a step: get ready, do the smallest version, and words to say. */
type SmallerPieces = readonly [string, string, string]

type Several = readonly [string, string, ...string[]]

/**
 * What the strategist says around a card. Words in braces are the member's, see woven-words.ts: a phrase is only
 * chosen when all of its words are known.
 */
export interface Phrases {
  readonly openers: Readonly<Record<OpenerKind, Several>>
  /** Leads from what was said to the card's insight. */
  readonly insight: Several
  readonly asides: {
    readonly tried: Several
    readonly confidence: Several
    readonly summary: Several
    readonly streak: Several
    /** By the fire of the quiz: below 40, 70, 90, and above. */
    readonly quiz: readonly [string, string, string, string]
  }
  readonly questions: Readonly<Record<AskedFor, Several>>
  readonly labels: {
    readonly plan: string
    readonly next: string
    readonly first: string
    readonly pieces: string
    readonly ready: string
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
    readonly readings: Several
    readonly stepNumber: string
  }
  readonly ifThen: string
  /** The member's own obstacle as the cue, quoted. */
  readonly ifObstacle: Several
  /** What was supposed as the cue, quoted: for where its verb could not follow the word for if. */
  readonly ifSupposed: string
  /** A step as what to do then. */
  readonly thenMove: string
  /** For an answer that continues a card whose own rule was already given. Halves without the words for if and then. */
  readonly slips: readonly { readonly cue: string; readonly action: string }[]
  /** What each coach would add to a plan. */
  readonly manner: Readonly<Record<PersonaLabel, Several>>
  /** What to do with something that worked. Each begins with what to do. */
  readonly raise: Several
  readonly checkIn: Several
  readonly wayBack: Readonly<Record<Template, string>>
  readonly wayBackKnown: Several
  readonly pieces: Readonly<Record<Stage, SmallerPieces>>
  readonly quote: Several
  /** "in 12 days", "in 4 weeks"; {n} is the number. */
  readonly countdown: {
    readonly today: string
    readonly tomorrow: string
    readonly days: string
    readonly weeks: string
  }
}
