import { type DayWindow, joinWindows, stepMinutes, type WeekWindow } from '#contract/calendar-rules.ts'
import { localDays, minutesOf } from './local-days.ts'

/** A half-open stretch of time. */
export interface Stretch {
  starts_at: Date
  ends_at: Date
}

export interface Hours {
  time_zone: string
  windows: readonly WeekWindow[]
  /** Days that differ from the week. */
  days: ReadonlyMap<string, readonly DayWindow[]>
  break_minutes: number
  notice_hours: number
  horizon_days: number
}

/** What is booked: the length, and for how many. */
export interface Session {
  minutes: number
  seats: number
}

export interface OpenTime {
  starts_at: Date
  seats_left: number
}

/** What stands in the way, breaks included; and groups of the same offer that can be joined. */
export interface Taken {
  taken: readonly Stretch[]
  busy: readonly Stretch[]
  groups: readonly OpenTime[]
}

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

/**
 * The hours of the coach that touch a stretch of time, as moments: in order, and those that touch joined, so that an
 * evening can go on after midnight.
 */
export function openHours(hours: Hours, { starts_at, ends_at }: Stretch, find = localDays(hours.time_zone)): Stretch[] {
  const stretches: Stretch[] = []
  // A day before: its hours may reach into this stretch.
  for (let day = find(starts_at).day.before(); day.momentOf(0) < ends_at; day = day.next())
    for (const { from, to } of windowsOf(hours, day.day)) {
      const window = { starts_at: day.momentOf(minutesOf(from)), ends_at: day.momentOf(minutesOf(to)) }
      const before = stretches.at(-1)
      // A change of the clocks can leave nothing of a window, or let two of them meet.
      if (window.starts_at >= window.ends_at) continue
      if (before && window.starts_at <= before.ends_at) before.ends_at = later(before.ends_at, window.ends_at)
      else stretches.push(window)
    }
  return stretches.filter((stretch) => stretch.ends_at > starts_at && stretch.starts_at < ends_at)
}

function windowsOf({ windows, days }: Hours, day: Temporal.PlainDate): readonly DayWindow[] {
  const special = days.get(day.toString())
  return joinWindows(special ?? windows.filter(({ weekday }) => weekday === day.dayOfWeek))
}

const later = (one: Date, other: Date): Date => (one > other ? one : other)
const earlier = (one: Date, other: Date): Date => (one < other ? one : other)

/**
 * When a session can begin: the one rule for what members see and for what is accepted. Within the hours of the coach, at a
 * full step of the coach's local time, not before the notice and not beyond the horizon; the session ends within the hours,
 * and neither it nor its break touches what is taken or busy.
 */
export function openTimes(
  hours: Hours,
  session: Session,
  { taken, busy, groups }: Taken,
  range: Stretch,
  now: Date,
): OpenTime[] {
  const bookable = bookableStretch(hours, now)
  const wanted = {
    starts_at: later(range.starts_at, bookable.starts_at),
    ends_at: earlier(range.ends_at, bookable.ends_at),
  }
  if (wanted.starts_at >= wanted.ends_at) return []
  const find = localDays(hours.time_zone)
  const blocked = mergeStretches([...taken, ...busy])
  const isWanted = (starts_at: Date) => starts_at >= wanted.starts_at && starts_at < wanted.ends_at
  const joinable = roomiest(groups.filter(({ starts_at, seats_left }) => seats_left > 0 && isWanted(starts_at)))
  // A session may go on after the end of what is asked for, in hours that begin there.
  const reach = { ...wanted, ends_at: new Date(wanted.ends_at.getTime() + session.minutes * MINUTE_MS) }
  const free = openHours(hours, reach, find)
    .flatMap((stretch) => startsWithin(stretch, session, wanted, find))
    .filter((starts_at) => !joinable.has(starts_at.getTime()))
    .filter((starts_at) => !touches(blocked, blockedBy(starts_at, session, hours)))
    .map((starts_at) => ({ starts_at, seats_left: session.seats }))
  return [...free, ...joinable.values()].toSorted((one, other) => one.starts_at.getTime() - other.starts_at.getTime())
}

/** From the notice to the horizon. */
export function bookableStretch(
  { notice_hours, horizon_days }: Pick<Hours, 'notice_hours' | 'horizon_days'>,
  now: Date,
) {
  return {
    starts_at: new Date(now.getTime() + notice_hours * HOUR_MS),
    ends_at: new Date(now.getTime() + horizon_days * DAY_MS),
  }
}

/** A persona can have several groups at one time: who comes joins one of them. */
function roomiest(groups: readonly OpenTime[]): Map<number, OpenTime> {
  const found = new Map<number, OpenTime>()
  for (const group of groups) {
    const other = found.get(group.starts_at.getTime())
    if (!other || other.seats_left < group.seats_left) found.set(group.starts_at.getTime(), group)
  }
  return found
}

/** What a session takes of the calendar: itself and the break after it. */
export function blockedBy(
  starts_at: Date,
  { minutes }: Pick<Session, 'minutes'>,
  hours: Pick<Hours, 'break_minutes'>,
): Stretch {
  return { starts_at, ends_at: new Date(starts_at.getTime() + (minutes + hours.break_minutes) * MINUTE_MS) }
}

/**
 * Steps are counted in the coach's local time of day, from midnight, so that they fall on the same times of day before and
 * after a change of the clocks. A window that begins beside the steps offers its own begin too: 09:10, and then 09:30.
 */
function startsWithin(
  { starts_at, ends_at }: Stretch,
  session: Session,
  wanted: Stretch,
  find: ReturnType<typeof localDays>,
): Date[] {
  const step = stepMinutes(session)
  const latest = Math.min(ends_at.getTime() - session.minutes * MINUTE_MS, wanted.ends_at.getTime() - 1)
  const earliest = later(starts_at, wanted.starts_at)
  const starts: Date[] = []
  if (starts_at >= wanted.starts_at && starts_at.getTime() <= latest) starts.push(starts_at)
  const first = find(earliest)
  let minutes = Math.floor(first.minutes / step) * step
  for (let day = first.day; day.momentOf(0).getTime() <= latest; day = day.next()) {
    for (; minutes < 24 * 60; minutes += step) {
      // Skipped by the clocks: this time of day does not exist.
      if (!day.has(minutes)) continue
      const moment = day.momentOf(minutes)
      if (moment.getTime() > latest) return starts
      if (moment > starts_at && moment >= earliest) starts.push(moment)
    }
    minutes = 0
  }
  return starts
}

function mergeStretches(stretches: readonly Stretch[]): Stretch[] {
  const merged: Stretch[] = []
  for (const { starts_at, ends_at } of stretches.toSorted(
    (one, other) => one.starts_at.getTime() - other.starts_at.getTime(),
  )) {
    const last = merged.at(-1)
    if (last && starts_at <= last.ends_at) last.ends_at = later(last.ends_at, ends_at)
    else merged.push({ starts_at, ends_at })
  }
  return merged
}

/** `merged` is in order and without overlaps, so that a search by halves finds the only stretch that can touch. */
function touches(merged: readonly Stretch[], { starts_at, ends_at }: Stretch): boolean {
  let [low, high] = [0, merged.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((merged[middle] as Stretch).ends_at <= starts_at) low = middle + 1
    else high = middle
  }
  const found = merged[low]
  return found !== undefined && found.starts_at < ends_at
}
