/* A field for date and time has no time zone: it holds the browser's own time. */

/** A moment as the field shows it: 2026-11-16T18:00. */
export function localTime(moment: string): string {
  const date = new Date(moment)
  const local = new Date(date.getTime() - date.getTimezoneOffset() * 60_000)
  return local.toISOString().slice(0, 16)
}

/** What was typed as a moment; undefined while it is not complete. */
export function momentOf(local: string): string | undefined {
  const date = new Date(local)
  return local === '' || Number.isNaN(date.getTime()) ? undefined : date.toISOString()
}
