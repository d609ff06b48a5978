/** Cached, because creating a format takes longer than using it a hundred times; there are a few hundred zones. */
const formats = new Map<string, Intl.DateTimeFormat>()

/** The date of a moment in the member's time zone: 2026-11-15. */
export function dayInZone(moment: Date, time_zone: string): string {
  let format = formats.get(time_zone)
  if (!format) {
    format = new Intl.DateTimeFormat('en-CA', { timeZone: time_zone })
    formats.set(time_zone, format)
  }
  return format.format(moment)
}
