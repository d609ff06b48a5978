import * as z from 'zod/mini'
import { DaySchema } from '#contract/fields.ts'
import { type FactKey, type FileItem, OFF_BY_DEFAULT } from '#contract/fighter-file-items.ts'
import type { DialogueAct, Reading } from '#server/strategist/strategist.ts'

/** How somebody feels passes, and is for the coach who was told. */
export const MOODS: readonly FactKey[] = ['emotion', 'confidence']

/** What a fact of an event is worth ends with the event, where its day is known. */
export const EVENT_FACTS: readonly FactKey[] = ['event', 'event_date']

/** What a member chose for an item, where they did. */
export interface ItemSwitch {
  item: FileItem
  enabled: boolean
}

export function isSwitchedOn(switches: readonly ItemSwitch[], item: FileItem): boolean {
  return switches.find((each) => each.item === item)?.enabled ?? !OFF_BY_DEFAULT.includes(item)
}

const MOOD_DAYS = 14
const OTHER_DAYS = 180

/** After how many days a fact is no longer taken for true. */
export function daysKept(key: FactKey): number {
  return MOODS.includes(key) ? MOOD_DAYS : OTHER_DAYS
}

/** Someone who objects, asks back or says thanks names things in passing; here they tell about themselves. */
const TELLING: readonly DialogueAct[] = ['new-problem', 'answer', 'progress']

/** What the member wrote into the file themselves is only replaced by what they plainly say. */
export function isPlainlySaid({ act }: Pick<Reading, 'act'>): boolean {
  return TELLING.includes(act)
}

/** A mark given to what was undertaken is no mark of how sure someone is. */
export function factsSaid({ said, outcome }: Pick<Reading, 'said' | 'outcome'>): [FactKey, string][] {
  return Object.entries(said)
    .filter(([key, value]) => value !== undefined && !(key === 'confidence' && value === outcome))
    .map(([key, value]) => [key as FactKey, String(value)])
}

/** What a member may write for a key: the strategist reckons with some of them. */
export function isFactValue(key: FactKey, value: string, today: string): boolean {
  if (key === 'event_date') return z.safeParse(DaySchema, value).success && value >= today
  if (key === 'confidence') return /^\d{1,2}$/.test(value) && Number(value) >= 1 && Number(value) <= 10
  if (key === 'hours_a_week') return /^\d{1,3}([.,]\d)?$/.test(value) && Number.parseFloat(value) > 0
  return true
}
