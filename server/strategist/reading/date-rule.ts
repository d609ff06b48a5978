import type { DayText } from '#server/strategist/strategist.ts'

/** One way to say a date. Its named groups are all that `read` gets. */
export interface DateRule {
  /** Global, on folded text. */
  pattern: RegExp
  read: (said: Record<string, string | undefined>, today: DayText) => DayText | null
  /** "On Friday" may be the one that went by: to be believed only where nothing in the clause speaks of the past. */
  doubtful: boolean
}

export const dateRule = (source: string, read: DateRule['read'], doubtful = false): DateRule => ({
  pattern: new RegExp(source, 'g'),
  read,
  doubtful,
})
