import type { DayText } from '#server/strategist/strategist.ts'

/** One way to write a date. `read` gets only its named groups. */
export interface DateRule {
  /** Global, on folded text. */
  pattern: RegExp
  read: (said: Record<string, string | undefined>, today: DayText) => DayText | null
  /** "On Friday" may be last Friday: used only if nothing in the clause is about the past. */
  doubtful: boolean
  /** "The 30th": of the month that was named before. */
  day_only?: boolean
}

export const dateRule = (source: string, read: DateRule['read'], doubtful = false): DateRule => ({
  pattern: new RegExp(source, 'g'),
  read,
  doubtful,
})

/** A day without a month. */
export const dayOnlyRule = (source: string, read: DateRule['read'], doubtful = false): DateRule => ({
  ...dateRule(source, read, doubtful),
  day_only: true,
})
