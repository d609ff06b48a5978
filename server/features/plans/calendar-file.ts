import ical, { ICalEventTransparency } from 'ical-generator'

export interface CalendarDay {
  id: string
  text: string
  due_date: string
  updated_at: Date
}

interface Calendar {
  title: string
  /** Below each entry. */
  notes: readonly string[]
  days: readonly CalendarDay[]
}

/** All-day entries: a day on the calendar has no hours, so no clock change can move it. */
export function calendarFile({ title, notes, days }: Calendar): string {
  const description = [title, ...notes].filter((note) => note !== '').join('\n')
  const calendar = ical({
    name: escapeName(withoutControls(title)),
    prodId: { company: 'Kiai', product: 'Plans', language: 'EN' },
    scale: 'gregorian',
  })
  for (const { id, text, due_date, updated_at } of days)
    calendar.createEvent({
      // The same step keeps its entry when the file is imported again.
      id,
      stamp: updated_at,
      // Midnight in UTC, which the library writes as that day.
      start: new Date(due_date),
      allDay: true,
      summary: withoutControls(text),
      description: withoutControls(description),
      // Whoever looks for a free hour still finds one.
      transparency: ICalEventTransparency.TRANSPARENT,
    })
  return `${calendar.toString()}\r\n`
}

/** ical-generator escapes what an entry says, but not the calendar's name: a line break there would begin a new property. */
function escapeName(name: string): string {
  return name.replace(/[\\;,]/g, '\\$&').replace(/\r\n|\r|\n/g, '\\n')
}

/** Line breaks stay, as one character; a calendar program may refuse a file with any other control character. */
function withoutControls(text: string): string {
  return text.replaceAll('\r\n', '\n').replace(/[^\P{Cc}\n]/gu, ' ')
}
