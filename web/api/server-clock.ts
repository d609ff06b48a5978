/** How far the server's clock is ahead of this device's, in milliseconds. A device may be hours off. */
let ahead = 0

/** The header has whole seconds, and an answer takes a moment: less than this is no difference. */
const TOLERANCE_MS = 3_000

/** `date`: the header of an answer. */
export function learnServerTime(date: string | null): void {
  const at = date === null ? Number.NaN : Date.parse(date)
  if (Number.isNaN(at)) return
  const difference = at - Date.now()
  ahead = Math.abs(difference) < TOLERANCE_MS ? 0 : difference
}

/** The present by the server's clock, for what ends at a moment that the server named. */
export function serverNow(): number {
  return Date.now() + ahead
}
