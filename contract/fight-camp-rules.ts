import { addDays, daysBetween } from './day-rules.ts'

/** What a camp is for, one phase after the other. `after` begins on the day after the event. */
export const CAMP_PHASES = ['build', 'sharpen', 'taper', 'fight_week', 'after'] as const
export type CampPhase = (typeof CAMP_PHASES)[number]

/** How many days before the event each phase begins; the first one has no beginning. */
const BEGINS_BEFORE = { sharpen: 28, taper: 14, fight_week: 7 } as const

/** How long the event is remembered after its day, so that the member can say how it went. */
export const CAMP_DAYS_AFTER = 14

/** A camp is drawn over this many days, or over fewer when the event was named later. */
const DRAWN_DAYS = 42

export function daysUntil(event_date: string, today: string): number {
  return daysBetween(today, event_date)
}

/** The phase on this day; undefined when the event is over for so long that nobody asks about it any more. */
export function campPhase(event_date: string, today: string): CampPhase | undefined {
  const days = daysUntil(event_date, today)
  if (days < -CAMP_DAYS_AFTER) return undefined
  if (days < 0) return 'after'
  if (days <= BEGINS_BEFORE.fight_week) return 'fight_week'
  if (days <= BEGINS_BEFORE.taper) return 'taper'
  return days <= BEGINS_BEFORE.sharpen ? 'sharpen' : 'build'
}

/** How many days of fight week are left; null before it, and on the day itself, which needs no counting. */
export function daysOfFightWeek(event_date: string, today: string): number | null {
  const days = daysUntil(event_date, today)
  return days > 0 && campPhase(event_date, today) === 'fight_week' ? days : null
}

export interface CampSegment {
  phase: Exclude<CampPhase, 'after'>
  /** Where it begins and ends on the line, from 0 (its first day) to 1 (the event). */
  from: number
  to: number
  last_day: string
}

/** The line of a camp: its phases, and a function that places a day on it. */
export function campLine(
  event_date: string,
  first_day: string,
): { segments: CampSegment[]; place: (day: string) => number } {
  const length = Math.min(Math.max(daysUntil(event_date, first_day), 1), DRAWN_DAYS)
  const place = (day: string) => clamp(1 - daysUntil(event_date, day) / length)
  const begins = [
    ['build', Number.POSITIVE_INFINITY],
    ['sharpen', BEGINS_BEFORE.sharpen],
    ['taper', BEGINS_BEFORE.taper],
    ['fight_week', BEGINS_BEFORE.fight_week],
  ] as const
  const segments = begins.flatMap(([phase, days], index) => {
    const from = clamp(1 - days / length)
    const next = begins[index + 1]?.[1]
    const to = clamp(1 - (next ?? 0) / length)
    const last_day = next === undefined ? event_date : addDays(event_date, -next - 1)
    return from < to ? [{ phase, from, to, last_day }] : []
  })
  return { segments, place }
}

function clamp(share: number): number {
  return Math.min(Math.max(share, 0), 1)
}
