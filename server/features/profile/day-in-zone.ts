/** Kept, because one takes longer to make than to use a hundred times; there are some hundred zones. */
const formats = new Map<string, Intl.DateTimeFormat>()

/** The day a moment falls on where the member is: 2026-11-15. */
export function dayInZone(moment: Date, time_zone: string): string {
  let format = formats.get(time_zone)
  if (!format) {
    format = new Intl.DateTimeFormat('en-CA', { timeZone: time_zone })
    formats.set(time_zone, format)
  }
  return format.format(moment)
}
