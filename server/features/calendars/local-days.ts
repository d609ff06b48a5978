const MINUTE_MS = 60_000
const DAY_MINUTES = 24 * 60

/** A day on the clocks of a zone. Times of day are minutes after midnight, at most 24:00. */
export interface LocalDay {
  day: Temporal.PlainDate
  /** A time that the clocks skip is the moment at which they skip it; of one that comes twice, the first counts. */
  momentOf(minutes: number): Date
  /** Whether the clocks show this time on this day. */
  has(minutes: number): boolean
  next(): LocalDay
  before(): LocalDay
}

/**
 * The days of a zone. Most have 24 hours and are counted; only where the clocks change is Temporal asked for each time of
 * day, which takes a hundred times as long.
 */
export function localDays(time_zone: string): (moment: Date) => { day: LocalDay; minutes: number } {
  const known = new Map<string, LocalDay>()

  function dayOf(day: Temporal.PlainDate): LocalDay {
    const name = day.toString()
    const found = known.get(name) ?? createDay(day)
    known.set(name, found)
    return found
  }

  function createDay(day: Temporal.PlainDate): LocalDay {
    const begin = day.toZonedDateTime(time_zone)
    // A whole day was skipped where a zone changed its side of the date line.
    const isPlain = begin.toPlainDateTime().equals(day.toPlainDateTime()) && begin.hoursInDay === 24
    const counted = (minutes: number) => begin.epochMilliseconds + minutes * MINUTE_MS
    const neighbours = { next: () => dayOf(day.add({ days: 1 })), before: () => dayOf(day.subtract({ days: 1 })) }
    if (isPlain)
      return {
        day,
        momentOf: (minutes) => new Date(counted(minutes)),
        has: (minutes) => minutes < DAY_MINUTES,
        ...neighbours,
      }
    return {
      day,
      momentOf: (minutes) => new Date(askClocks(day, minutes).epochMilliseconds),
      has: (minutes) => minutes < DAY_MINUTES && askClocks(day, minutes).exists,
      ...neighbours,
    }
  }

  function askClocks(day: Temporal.PlainDate, minutes: number) {
    const wanted = day.toPlainDateTime().add({ minutes })
    const zoned = wanted.toZonedDateTime(time_zone)
    if (zoned.toPlainDateTime().equals(wanted)) return { exists: true, epochMilliseconds: zoned.epochMilliseconds }
    const skip = zoned.add({ nanoseconds: 1 }).getTimeZoneTransition('previous')
    return { exists: false, epochMilliseconds: (skip ?? zoned).epochMilliseconds }
  }

  return (moment) => {
    const local = Temporal.Instant.fromEpochMilliseconds(moment.getTime()).toZonedDateTimeISO(time_zone)
    return { day: dayOf(local.toPlainDate()), minutes: local.hour * 60 + local.minute }
  }
}

/** 09:30 is 570. */
export function minutesOf(time: string): number {
  const [hours, minutes] = time.split(':')
  return Number(hours) * 60 + Number(minutes)
}
