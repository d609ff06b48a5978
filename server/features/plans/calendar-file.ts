/** RFC 5545: a line has at most 75 octets, its ending not counted. */
const LINE_OCTETS = 75

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
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Kiai//Plans//EN',
    'CALSCALE:GREGORIAN',
    `X-WR-CALNAME:${escapeText(title)}`,
    ...days.flatMap(({ id, text, due_date, updated_at }) => [
      'BEGIN:VEVENT',
      // The same step keeps its entry when the file is imported again.
      `UID:${id}`,
      `DTSTAMP:${stamp(updated_at)}`,
      `DTSTART;VALUE=DATE:${due_date.replaceAll('-', '')}`,
      `SUMMARY:${escapeText(text)}`,
      `DESCRIPTION:${escapeText(description)}`,
      // Whoever looks for a free hour still finds one.
      'TRANSP:TRANSPARENT',
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${foldLine(line)}\r\n`).join('')
}

function escapeText(text: string): string {
  return text
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\r\n|\r|\n/g, '\\n')
    .replace(/\p{Cc}/gu, ' ')
}

/** 20261115T054300Z */
function stamp(moment: Date): string {
  return `${moment.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`
}

/** What does not fit goes on after a space in the next line; no character is cut in two. */
function foldLine(line: string): string {
  let folded = ''
  let octets = 0
  for (const character of line) {
    const size = Buffer.byteLength(character)
    if (octets + size > LINE_OCTETS) {
      folded += '\r\n '
      octets = 1
    }
    folded += character
    octets += size
  }
  return folded
}
