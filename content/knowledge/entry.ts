import type { Aspect } from '#content/aspects/aspects.ts'
import type { Matter } from '#content/playbook/matter-cards.ts'
import type { ConceptId } from '#content/reading/concepts.ts'

/** What an answer rests on, so that a reader can look it up. */
export interface RestsOn {
  readonly kind: 'study' | 'guideline' | 'rules' | 'practice' | 'arithmetic'
  readonly name: string
}

export interface EntryFacts {
  readonly matter: Matter
  /** What the case is made of that it was written for. */
  readonly aspects: readonly Aspect[]
  /** Aspects of the case, too: for somebody of whom one of these is not true it would be wrong or odd. */
  readonly only_if?: readonly Aspect[]
  /** The kinds of question it answers. */
  readonly asks: readonly ConceptId<'question'>[]
  readonly rests_on: RestsOn
}

/** A short answer to one question, in one language. */
export interface EntryWords {
  /** Ways in which people ask for it, to tell it apart from other entries of the same matter. Never shown. */
  readonly asked: readonly string[]
  /** The first sentence is the answer. Markdown. */
  readonly answer: string
  /** Why that is right. Stands after “The reason:”. */
  readonly why: string
  /** One thing to do about it this week; begins with an imperative. */
  readonly step: string
  readonly mistake: string
}
