import ICAL from 'ical.js'

/** In milliseconds since 1970: it is sent from one thread to another. */
export interface BusyStretch {
  from: number
  to: number
}

export interface BusyQuestion {
  text: string
  /** Of whole days and of times without a zone. */
  time_zone: string
  from: number
  to: number
}

const DAY_MS = 24 * 60 * 60 * 1000
const MOST_STRETCHES = 5_000
/** Of one event; a daily one of twenty years has fewer. */
const MOST_REPEATS = 10_000
const MOST_REPEATS_IN_ALL = 100_000

/**
 * When a calendar is busy within a stretch of time: in order, what touches joined. Undefined if the text is no calendar.
 * An event that is cancelled, or that its owner marked as free, takes no time; one that cannot be understood is left out.
 */
export function findBusyTimes({ text, time_zone, from, to }: BusyQuestion): BusyStretch[] | undefined {
  const calendar = parse(text)
  if (!calendar) return undefined
  knowZones(calendar)
  const events = calendar.getAllSubcomponents('vevent')
  const exceptions = Map.groupBy(
    events.filter((event) => event.hasProperty('recurrence-id')),
    (event) => String(event.getFirstPropertyValue('uid')),
  )
  const found: BusyStretch[] = []
  let repeats = 0
  for (const component of events) {
    if (component.hasProperty('recurrence-id')) continue
    const own = exceptions.get(String(component.getFirstPropertyValue('uid'))) ?? []
    for (const occurrence of occurrencesOf(component, own, from)) {
      if (repeats++ > MOST_REPEATS_IN_ALL) return merge(found)
      const stretch = stretchOf(occurrence, time_zone)
      if (!stretch) continue
      // Occurrences come in their order, but one of them may have been moved.
      if (!occurrence.isMoved && stretch.from > to) break
      if (stretch.to > from && stretch.from < to && stretch.from < stretch.to) found.push(stretch)
    }
  }
  return merge(found)
}

function parse(text: string): ICAL.Component | undefined {
  try {
    const parsed: unknown = ICAL.parse(text)
    // Several calendars in one file come as a list of calendars.
    const first = Array.isArray(parsed) && Array.isArray(parsed[0]) ? parsed[0] : parsed
    const calendar = new ICAL.Component(first as ConstructorParameters<typeof ICAL.Component>[0])
    return calendar.name === 'vcalendar' ? calendar : undefined
  } catch {
    // Not a calendar, whatever it is.
    return undefined
  }
}

interface Occurrence {
  starts: ICAL.Time
  ends: ICAL.Time
  isMoved: boolean
}

function* occurrencesOf(component: ICAL.Component, exceptions: ICAL.Component[], from: number): Generator<Occurrence> {
  try {
    const event = new ICAL.Event(component, { exceptions: exceptions.map((each) => new ICAL.Event(each)) })
    if (!event.isRecurring()) {
      if (takesTime(component)) yield { starts: event.startDate, ends: event.endDate, isMoved: false }
      return
    }
    const iterator = event.iterator()
    // What is long over is not worked out, unless one of the past may have been moved to a later day.
    const long_ago = exceptions.length > 0 ? 0 : from - event.duration.toSeconds() * 1000 - 2 * DAY_MS
    for (let repeats = 0; repeats < MOST_REPEATS; repeats++) {
      const next = iterator.next()
      if (!next) return
      if (roughly(next) < long_ago) continue
      const { item, startDate, endDate } = event.getOccurrenceDetails(next)
      if (takesTime(item.component)) yield { starts: startDate, ends: endDate, isMoved: item !== event }
    }
  } catch {
    // An event without a begin, or with a rule that means nothing.
  }
}

/** To a day: whatever the zone. */
function roughly({ year, month, day }: ICAL.Time): number {
  return Date.UTC(year, month - 1, day)
}

function takesTime(component: ICAL.Component): boolean {
  const is = (property: string, value: string) =>
    String(component.getFirstPropertyValue(property) ?? '').toUpperCase() === value
  return !is('transp', 'TRANSPARENT') && !is('status', 'CANCELLED')
}

function stretchOf({ starts, ends }: Occurrence, time_zone: string): BusyStretch | undefined {
  try {
    return { from: momentOf(starts, time_zone), to: momentOf(ends, time_zone) }
  } catch {
    // A date that does not exist.
    return undefined
  }
}

function momentOf(time: ICAL.Time, time_zone: string): number {
  const { year, month, day, hour, minute, second, isDate, zone } = time
  const date = Temporal.PlainDate.from({ year, month, day }, { overflow: 'reject' })
  if (isDate) return date.toZonedDateTime(time_zone).epochMilliseconds
  const local = date.toPlainDateTime({ hour, minute, second: Math.min(second, 59) })
  const name = zone?.tzid ?? FLOATING
  if (name === FLOATING) return local.toZonedDateTime(time_zone).epochMilliseconds
  // A zone with a name of its own is described in the calendar.
  return isZone(name) ? local.toZonedDateTime(name).epochMilliseconds : time.toUnixTime() * 1000
}

const FLOATING = 'floating'

/** A zone that the calendar names and does not describe. */
class NamedZone extends ICAL.Timezone {
  override utcOffset({ year, month, day, hour, minute }: ICAL.Time): number {
    const local = Temporal.PlainDateTime.from({ year, month, day, hour, minute })
    return local.toZonedDateTime(this.tzid).offsetNanoseconds / 1e9
  }
}

function knowZones(calendar: ICAL.Component): void {
  const names = calendar
    .getAllSubcomponents('vevent')
    .flatMap((event) => event.getAllProperties())
    .flatMap((property) => property.getFirstParameter('tzid') ?? [])
  for (const tzid of new Set(names))
    if (isZone(tzid) && !calendar.getTimeZoneByID(tzid))
      ICAL.TimezoneService.register(new NamedZone({ tzid, component: new ICAL.Component('vtimezone') }), tzid)
}

const zones = new Map<string, boolean>()

function isZone(name: string): boolean {
  const known = zones.get(name) ?? canBeUsed(name)
  zones.set(name, known)
  return known
}

function canBeUsed(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}

function merge(found: BusyStretch[]): BusyStretch[] {
  const merged: BusyStretch[] = []
  for (const stretch of found.toSorted((one, other) => one.from - other.from)) {
    const last = merged.at(-1)
    if (last && stretch.from <= last.to) last.to = Math.max(last.to, stretch.to)
    else merged.push({ ...stretch })
  }
  return merged.slice(0, MOST_STRETCHES)
}
