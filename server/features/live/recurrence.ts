import { RRuleTemporal } from 'rrule-temporal'
import type { LiveRepeat } from '#contract/live-rules.ts'

/** When an event takes place. */
export interface LiveRule {
  repeat: LiveRepeat
  first_day: string
  last_day: string | null
  /** The time of day in `time_zone`. */
  start_time: string
  time_zone: string
}

const WEEKDAYS = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU']
const DAY_MS = 24 * 60 * 60 * 1000

/** The rule as RFC 5545 writes it, from the weekday and the place in the month of its first day. Null for a single date. */
export function ruleText({ repeat, first_day }: Pick<LiveRule, 'repeat' | 'first_day'>): string | null {
  const first = Temporal.PlainDate.from(first_day)
  const weekday = WEEKDAYS[first.dayOfWeek - 1]
  if (repeat === 'once') return null
  if (repeat === 'weekly') return `FREQ=WEEKLY;BYDAY=${weekday}`
  if (repeat === 'biweekly') return `FREQ=WEEKLY;INTERVAL=2;BYDAY=${weekday}`
  // Not every month has a fifth Saturday, but each has a last one.
  const place = Math.ceil(first.day / 7)
  return `FREQ=MONTHLY;BYDAY=${place === 5 ? -1 : place}${weekday}`
}

/**
 * The dates of the rule from one day to another, both included. Dates alone, so that no change of the clocks can move or
 * drop one: the time of day is added by `startOf`.
 */
export function daysOf(rule: LiveRule, from: string, to: string): string[] {
  const end = rule.last_day !== null && rule.last_day < to ? rule.last_day : to
  const begin = rule.first_day > from ? rule.first_day : from
  if (begin > end) return []
  const text = ruleText(rule)
  if (text === null) return rule.first_day >= from ? [rule.first_day] : []
  const dates = new RRuleTemporal({
    rruleString: `DTSTART;TZID=UTC:${rule.first_day.replaceAll('-', '')}T000000\nRRULE:${text}`,
  })
  return dates
    .between(new Date(`${begin}T00:00:00Z`), new Date(`${end}T00:00:00Z`), true)
    .map((date) => date.toString().slice(0, 10))
}

export function isDayOf(rule: LiveRule, day: string): boolean {
  return daysOf(rule, day, day).length > 0
}

/** A time that the clocks skip on this day is taken an hour later; of one that comes twice, the first counts. */
export function startOf({ start_time, time_zone }: Pick<LiveRule, 'start_time' | 'time_zone'>, day: string): Date {
  return new Date(Temporal.PlainDateTime.from(`${day}T${start_time}`).toZonedDateTime(time_zone).epochMilliseconds)
}

/** The date in UTC, some days before or after a moment. */
export function dayNear(moment: Date, days: number): string {
  return new Date(moment.getTime() + days * DAY_MS).toISOString().slice(0, 10)
}
