import ical, { ICalAlarmType, ICalEventStatus, ICalEventTransparency } from 'ical-generator'

export interface CalendarDay {
  id: string
  text: string
  due_date: string
  updated_at: Date
}

interface Calendar {
  title: string
  /** The description of each entry. */
  notes: readonly string[]
  days: readonly CalendarDay[]
}

/** All-day entries have no time, so no clock change can move them. */
export function calendarFile({ title, notes, days }: Calendar): string {
  const description = [title, ...notes].filter((note) => note !== '').join('\n')
  const calendar = ical({
    name: escapeName(withoutControls(title)),
    prodId: { company: 'Kiai', product: 'Plans', language: 'EN' },
    scale: 'gregorian',
  })
  for (const { id, text, due_date, updated_at } of days)
    calendar.createEvent({
      // With the same id an import replaces the entry of the same step.
      id,
      stamp: updated_at,
      // Midnight in UTC, which the library writes as that day.
      start: new Date(due_date),
      allDay: true,
      summary: withoutControls(text),
      description: withoutControls(description),
      // The entry does not block time in the calendar.
      transparency: ICalEventTransparency.TRANSPARENT,
    })
  return `${calendar.toString()}\r\n`
}

export interface CalendarEvent {
  id: string
  title: string
  description: string
  starts_at: Date
  ends_at: Date
  /** Where one joins. */
  url: string | null
  /** Where it takes place, if not at `url`. */
  location?: string | null
  stamp: Date
  /** Higher in a later file, so that a calendar takes it for the newer one. By default from `stamp`. */
  sequence?: number
  /** It does not take place: a calendar that has the entry strikes it out. */
  is_cancelled?: boolean
  /** So long before it begins the calendar reminds of it; calendars may ask their owners first. */
  alarm_minutes?: number
}

/** One entry with a time. */
export function eventFile(event: CalendarEvent): string {
  return eventsFile('Purchases', event.title, [event])
}

/** Entries with a time, in UTC: every calendar shows them in its own zone. */
export function eventsFile(product: string, name: string, events: readonly CalendarEvent[]): string {
  const calendar = ical({
    name: escapeName(withoutControls(name)),
    prodId: { company: 'Kiai', product, language: 'EN' },
    scale: 'gregorian',
  })
  for (const { id, title, description, starts_at, ends_at, url, stamp, ...event } of events) {
    const { sequence = Math.floor(stamp.getTime() / 60_000), is_cancelled = false, alarm_minutes } = event
    const location = event.location ?? url
    calendar.createEvent({
      id,
      stamp,
      start: starts_at,
      end: ends_at,
      summary: withoutControls(title),
      description: withoutControls(description),
      sequence,
      ...(is_cancelled && { status: ICalEventStatus.CANCELLED }),
      ...(url && { url }),
      ...(location && { location: withoutControls(location) }),
      ...(alarm_minutes !== undefined &&
        !is_cancelled && {
          alarms: [{ type: ICalAlarmType.display, trigger: alarm_minutes * 60, description: withoutControls(title) }],
        }),
    })
  }
  return `${calendar.toString()}\r\n`
}

/** ical-generator escapes entries, but not the calendar's name: a line break there would begin a new property. */
function escapeName(name: string): string {
  return name.replace(/[\\;,]/g, '\\$&').replace(/\r\n|\r|\n/g, '\\n')
}

/** Keeps line breaks as one character; calendar programs may refuse files with other control characters. */
function withoutControls(text: string): string {
  return text.replaceAll('\r\n', '\n').replace(/[^\P{Cc}\n]/gu, ' ')
}
