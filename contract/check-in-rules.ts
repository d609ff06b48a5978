/**
 * When a member is asked how it went: in the morning of the day on which something is due that they undertook. At most once
 * a day in their own zone, at a humane hour, never in their quiet hours, and never twice about the same thing.
 */
import { daysBetween } from './day-rules.ts'
import { isQuietHour, type QuietHours } from './notification-rules.ts'

/** From this hour on, in the member's zone. Quiet hours that begin before it and end later move the question. */
export const CHECK_IN_HOUR = 8
/** Who could not be asked before this hour is not asked on this day. */
export const CHECK_IN_LAST_HOUR = 21
/** Between two questions, whatever zone the member has moved to. */
export const CHECK_IN_GAP_HOURS = 18
/** What is due for longer than this is left alone. */
export const CHECK_IN_OLDEST_DAYS = 14
/** From then on the question says that it is fine to have missed it. */
export const CHECK_IN_LATE_DAYS = 3
/** After a conversation in which someone was in danger nobody asks about drills. */
export const CHECK_IN_CALM_DAYS = 7
/** A question, and with it the link of its mail, holds so long. It must outlive the days on which its thing can be due. */
export const CHECK_IN_KEPT_DAYS = 60
/** Of the member's words in the question. */
export const CHECK_IN_TEXT_LENGTH = 140

/** What a check-in can be about. */
export const CHECK_IN_SOURCES = ['commitment', 'step'] as const
export type CheckInSource = (typeof CHECK_IN_SOURCES)[number]

const HOUR_MS = 60 * 60 * 1000

export interface LocalMoment {
  /** 2026-11-18 */
  day: string
  hour: number
}

const clocks = new Map<string, Intl.DateTimeFormat>()

function clockOf(time_zone: string): Intl.DateTimeFormat {
  const known = clocks.get(time_zone)
  if (known) return known
  const made = new Intl.DateTimeFormat('en-US-u-ca-iso8601', {
    timeZone: time_zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
  })
  clocks.set(time_zone, made)
  return made
}

/** Day and hour on the clocks of a zone. */
export function localMoment(now: Date, time_zone: string): LocalMoment {
  const parts = clockOf(time_zone).formatToParts(now)
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((each) => each.type === type)?.value ?? ''
  return { day: `${part('year')}-${part('month')}-${part('day')}`, hour: Number(part('hour')) }
}

export interface AskState {
  now: Date
  time_zone: string
  quiet_hours: QuietHours | null
  /** The last question, with the day on which it was asked; null before the first. */
  last: { day: string; asked_at: Date } | null
}

/** Whether the member may be asked at this moment. False also means later today, or not today at all. */
export function mayAskNow({ now, time_zone, quiet_hours, last }: AskState): boolean {
  const { day, hour } = localMoment(now, time_zone)
  if (hour < CHECK_IN_HOUR || hour >= CHECK_IN_LAST_HOUR) return false
  if (quiet_hours && isQuietHour(hour, quiet_hours)) return false
  if (!last) return true
  return last.day !== day && now.getTime() - last.asked_at.getTime() >= CHECK_IN_GAP_HOURS * HOUR_MS
}

export function isLate(due_date: string, today: string): boolean {
  return daysBetween(due_date, today) > CHECK_IN_LATE_DAYS
}

interface Due {
  due_date: string
  created_at: string
  id: string
}

/** Which of the things that nobody has asked about yet: the one that became due last, because it is the freshest. */
export function chooseDue<D extends Due>(due: readonly D[], today: string): D | undefined {
  const fitting = due.filter(({ due_date }) => {
    const over = daysBetween(due_date, today)
    return over >= 0 && over <= CHECK_IN_OLDEST_DAYS
  })
  const sorted = fitting.toSorted(
    (one, other) =>
      compare(other.due_date, one.due_date) || compare(one.created_at, other.created_at) || compare(one.id, other.id),
  )
  return sorted[0]
}

function compare(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0
}
