import type { CardId } from '#content/playbook/cards.ts'
import type { Template } from '#contract/strategy.ts'
import type { DayText, DialogueAct, Slots } from '#server/strategist/strategist.ts'

/** A Sunday. */
export const TODAY: DayText = '2026-11-15'

/** What was said, in any part of the member's words; a date as a day or as the number of days from today. */
export type ExpectedSlots = Omit<Partial<Slots>, 'event_date'> & { event_date?: DayText | number }

export interface Expectation {
  act?: DialogueAct
  /** Any of these among the first three cards would be right. */
  cards?: readonly CardId[]
  slots?: ExpectedSlots
  /** Words of the member's, at least one of which the answer must hold. */
  echo?: readonly string[]
}

export interface MemberTurn {
  says: string
  expect?: Expectation
}

export interface Conversation {
  name: string
  template: Template
  turns: readonly MemberTurn[]
}
