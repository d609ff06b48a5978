export type DateOrder = 'day-first' | 'month-first'

/** 2026-11-15, 2026/11/15, also with a time behind it. */
const YEAR_FIRST = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?!\d)/
/** 15/11/2026, 15.11.26 or 11/15/2026. */
const YEAR_LAST = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4}|\d{2})(?!\d)/

/**
 * How the dates of a file are meant that have the year at the end: one that fits only one way decides for all. If every
 * one fits both ways, it is `otherwise`. Null if there are none.
 */
export function dateOrderOf(dates: readonly string[], otherwise: DateOrder): DateOrder | null {
  const pairs = dates.flatMap((text) => {
    const [, first, second] = YEAR_LAST.exec(text.trim()) ?? []
    return first === undefined || second === undefined ? [] : [[Number(first), Number(second)] as const]
  })
  if (pairs.length === 0) return null
  if (pairs.some(([first]) => first > 12)) return 'day-first'
  if (pairs.some(([, second]) => second > 12)) return 'month-first'
  return otherwise
}

/** A day in the form 2026-11-15, not necessarily one that exists; undefined if it cannot be read. */
export function dayOf(text: string, order: DateOrder | null): string | undefined {
  const trimmed = text.trim()
  const year_first = YEAR_FIRST.exec(trimmed)
  if (year_first) return isoDay(year_first[1], year_first[2], year_first[3])
  const year_last = YEAR_LAST.exec(trimmed)
  if (!year_last) return undefined
  const [, first, second, year = ''] = year_last
  const full = year.length === 2 ? `20${year}` : year
  return order === 'month-first' ? isoDay(full, first, second) : isoDay(full, second, first)
}

function isoDay(year = '', month = '', day = ''): string {
  return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
}

/** 60, 60 min, 1:30, 1:30:00, 1h30, 1.5 h. */
export function minutesOf(text: string, unit: 'minutes' | 'hours'): number | undefined {
  const words = text.trim().toLowerCase().replaceAll(',', '.')
  const clock = /^(\d{1,2}):(\d{2})(?::\d{2})?$/.exec(words)
  if (clock) return Number(clock[1]) * 60 + Number(clock[2])
  const hours = /^(\d+(?:\.\d+)?) ?h(?:ours?|oras?|rs?)?(?: ?(\d{1,2}) ?m?(?:in)?)?$/.exec(words)
  if (hours) return Math.round(Number(hours[1]) * 60) + Number(hours[2] ?? 0)
  const number = /^(\d+(?:\.\d+)?) ?(?:m|min|mins|minutes|minutos)?$/.exec(words)
  if (!number) return undefined
  return Math.round(Number(number[1]) * (unit === 'hours' ? 60 : 1))
}

/** 7, 7.0, 7/10. */
export function effortOf(text: string): number | undefined {
  const number = /^(\d{1,2})(?:[.,]0+)?(?: ?\/ ?10)?$/.exec(text.trim())
  return number ? Number(number[1]) : undefined
}
