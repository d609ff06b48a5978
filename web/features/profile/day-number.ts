/** The day of joining is day 1; a new one begins at midnight where the reader is. */
export function dayNumber(since: Date, now: Date): number {
  // Calendar dates as if in UTC: there every day has 24 hours, also where the clocks change.
  const day = (moment: Date) => Date.UTC(moment.getFullYear(), moment.getMonth(), moment.getDate()) / 86_400_000
  return Math.max(1, day(now) - day(since) + 1)
}
