import { type DayWindow, joinWindows, stepMinutes, type WeekWindow } from '#contract/calendar-rules.ts'

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
export function openHours(hours: Hours, { starts_at, ends_at }: Stretch): Stretch[] {
  const stretches: Stretch[] = []
  // A day before: its hours may reach into this stretch.
  let day = dayOf(starts_at, hours.time_zone).subtract({ days: 1 })
  const last = dayOf(ends_at, hours.time_zone)
  for (; Temporal.PlainDate.compare(day, last) <= 0; day = day.add({ days: 1 }))
    for (const { from, to } of windowsOf(hours, day)) {
      const window = { starts_at: momentOf(day, from, hours.time_zone), ends_at: momentOf(day, to, hours.time_zone) }
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

function dayOf(moment: Date, time_zone: string): Temporal.PlainDate {
  return Temporal.Instant.fromEpochMilliseconds(moment.getTime()).toZonedDateTimeISO(time_zone).toPlainDate()
}

/** A time that the clocks skip is taken an hour later; of one that comes twice, the first counts. */
function momentOf(day: Temporal.PlainDate, time: string, time_zone: string): Date {
  const [date, clock] = time === '24:00' ? [day.add({ days: 1 }), '00:00'] : [day, time]
  return new Date(date.toZonedDateTime({ timeZone: time_zone, plainTime: clock }).epochMilliseconds)
}

const later = (one: Date, other: Date): Date => (one > other ? one : other)

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
  const first = new Date(Math.max(range.starts_at.getTime(), now.getTime() + hours.notice_hours * HOUR_MS))
  const beyond = new Date(Math.min(range.ends_at.getTime(), now.getTime() + hours.horizon_days * DAY_MS))
  if (first >= beyond) return []
  const blocked = mergeStretches([...taken, ...busy])
  const isWanted = (starts_at: Date) => starts_at >= first && starts_at < beyond
  const joinable = groups.filter(({ starts_at, seats_left }) => seats_left > 0 && isWanted(starts_at))
  const joined = new Set(joinable.map(({ starts_at }) => starts_at.getTime()))
  const free = openHours(hours, { starts_at: first, ends_at: beyond })
    .flatMap((stretch) => startsWithin(stretch, session, hours))
    .filter((starts_at) => isWanted(starts_at) && !joined.has(starts_at.getTime()))
    .filter((starts_at) => !touches(blocked, blockedBy(starts_at, session, hours)))
    .map((starts_at) => ({ starts_at, seats_left: session.seats }))
  return [...free, ...joinable].toSorted((one, other) => one.starts_at.getTime() - other.starts_at.getTime())
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
 * after a change of the clocks.
 */
function startsWithin({ starts_at, ends_at }: Stretch, session: Session, { time_zone }: Hours): Date[] {
  const step = stepMinutes(session)
  const starts: Date[] = []
  const latest = ends_at.getTime() - session.minutes * MINUTE_MS
  let local = Temporal.Instant.fromEpochMilliseconds(starts_at.getTime())
    .toZonedDateTimeISO(time_zone)
    .toPlainDateTime()
  // A window that begins beside the steps offers its own begin: 09:10, and then 09:30.
  for (; ; local = nextStep(local, step)) {
    const zoned = local.toZonedDateTime(time_zone)
    if (zoned.epochMilliseconds > latest) return starts
    // Skipped by the clocks: this time of day does not exist.
    const exists = zoned.toPlainDateTime().equals(local)
    if (exists && zoned.epochMilliseconds >= starts_at.getTime()) starts.push(new Date(zoned.epochMilliseconds))
  }
}

function nextStep(local: Temporal.PlainDateTime, step: number): Temporal.PlainDateTime {
  const minutes = local.hour * 60 + local.minute
  const next = (Math.floor(minutes / step) + 1) * step
  return next >= 24 * 60
    ? local.toPlainDate().add({ days: 1 }).toPlainDateTime()
    : local.with({ hour: Math.floor(next / 60), minute: next % 60, second: 0 })
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
