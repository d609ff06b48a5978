/**
 * How a coach and a member meet. `link`: the coach's own meeting link. `peer`: video between two browsers, on the page of
 * the session. `jitsi` and `livekit`: a server of the operator. `persona`: in writing, with an AI.
 */
export const MEETING_KINDS = ['link', 'peer', 'jitsi', 'livekit', 'persona'] as const
export type MeetingKind = (typeof MEETING_KINDS)[number]

/** Why the busy calendar of a coach could not be read. */
export const BUSY_PROBLEMS = ['refused', 'unreachable', 'too-large', 'too-slow', 'not-a-calendar'] as const
export type BusyProblem = (typeof BUSY_PROBLEMS)[number]

/** So many coaches are asked at once for their next open time. */
export const MOST_OPENINGS = 24
export const MOST_WINDOWS_A_DAY = 6
export const MOST_SPECIAL_DAYS = 400
export const BREAK_MINUTES = { least: 0, most: 120 } as const
export const NOTICE_HOURS = { least: 0, most: 14 * 24 } as const
export const HORIZON_DAYS = { least: 1, most: 365 } as const
/** How long a session with a coach may be. */
export const SESSION_MINUTES = { least: 10, most: 8 * 60 } as const
export const MOST_GROUP_SEATS = 100

/** What a calendar has until its coach changes it; it has no hours yet. */
export const FIRST_CALENDAR = { break_minutes: 15, notice_hours: 12, horizon_days: 60 } as const

/** A session begins at a full or half hour of its window; a short one at every quarter too. A group gathers at fewer times. */
export function stepMinutes({ minutes, seats }: { minutes: number; seats: number }): number {
  if (seats > 1) return Math.max(30, Math.ceil(minutes / 30) * 30)
  return minutes <= 15 ? 15 : 30
}

/** Part of a day in the coach's zone: 09:00 to 12:30, at most until 24:00. */
export interface DayWindow {
  from: string
  to: string
}

/** Monday is 1, Sunday is 7. */
export interface WeekWindow extends DayWindow {
  weekday: number
}

/** The same in one form: in order, those that touch or overlap joined. */
export function joinWindows<W extends DayWindow>(windows: readonly W[]): W[] {
  const joined: W[] = []
  for (const window of windows.toSorted((one, other) => compare(one.from, other.from))) {
    const last = joined.at(-1)
    if (last && window.from <= last.to)
      joined[joined.length - 1] = { ...last, to: window.to > last.to ? window.to : last.to }
    else joined.push(window)
  }
  return joined
}

const compare = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0)
