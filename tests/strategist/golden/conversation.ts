import type { CardId } from '#content/playbook/cards.ts'
import type { Template } from '#contract/strategy.ts'
import type { DayText, DialogueAct, Slots } from '#server/strategist/strategist.ts'

/** A Sunday. */
export const TODAY: DayText = '2026-11-15'

/** The slots that the member's words fill; a date is a day or the number of days from today. */
export type ExpectedSlots = Omit<Partial<Slots>, 'event_date'> & { event_date?: DayText | number }

export interface Expectation {
  act?: DialogueAct
  /** One of these cards must be among the first three. */
  cards?: readonly CardId[]
  slots?: ExpectedSlots
  /** Words of the member; the answer must contain at least one. */
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
