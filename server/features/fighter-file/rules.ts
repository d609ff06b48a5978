import * as z from 'zod/mini'
import { DaySchema } from '#contract/fields.ts'
import { type FactKey, type FileItem, isEventTooFar, OFF_BY_DEFAULT } from '#contract/fighter-file-items.ts'
import type { DialogueAct, Reading } from '#server/strategist/strategist.ts'

/** Feelings expire soon, and only the coach who was told may use them. */
export const MOODS: readonly FactKey[] = ['emotion', 'confidence']

/** Facts of an event expire with the event, if its date is known. */
export const EVENT_FACTS: readonly FactKey[] = ['event', 'event_date']

/** A member's choice for an item, if there is one. */
export interface ItemSwitch {
  item: FileItem
  enabled: boolean
}

export function isSwitchedOn(switches: readonly ItemSwitch[], item: FileItem): boolean {
  return switches.find((each) => each.item === item)?.enabled ?? !OFF_BY_DEFAULT.includes(item)
}

const MOOD_DAYS = 14
const OTHER_DAYS = 180

/** After how many days a fact expires. */
export function daysKept(key: FactKey): number {
  return MOODS.includes(key) ? MOOD_DAYS : OTHER_DAYS
}

/** The acts in which members tell about themselves. In an objection, a question or thanks they only mention things. */
const TELLING: readonly DialogueAct[] = ['new-problem', 'answer', 'progress']

/** Facts that the member entered are only replaced by an explicit statement. */
export function isExplicitStatement({ act }: Pick<Reading, 'act'>): boolean {
  return TELLING.includes(act)
}

/** A number that is the outcome of a commitment is no confidence. */
export function factsSaid({ said, outcome }: Pick<Reading, 'said' | 'outcome'>): [FactKey, string][] {
  return Object.entries(said)
    .filter(([key, value]) => value !== undefined && !(key === 'confidence' && value === outcome))
    .map(([key, value]) => [key as FactKey, String(value)])
}

/** Whether a value is valid for a key: the strategist calculates with some of them. */
export function isFactValue(key: FactKey, value: string, today: string): boolean {
  if (key === 'event_date')
    return z.safeParse(DaySchema, value).success && value >= today && !isEventTooFar(value, today)
  if (key === 'confidence') return /^\d{1,2}$/.test(value) && Number(value) >= 1 && Number(value) <= 10
  if (key === 'hours_a_week') return /^\d{1,3}([.,]\d)?$/.test(value) && Number.parseFloat(value) > 0
  return true
}
