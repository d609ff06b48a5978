/**
 * The same time of day on an earlier day of this machine's calendar, because the reader uses this machine or one with
 * the same days. Subtracting hours would put two activities on one day when the clocks are set back.
 */
export function momentAgo(days: number): Date {
  const moment = new Date()
  moment.setDate(moment.getDate() - days)
  return moment
}

/** That day on this machine's calendar: '2026-11-15'. */
export function dayAgo(days: number): string {
  return new Intl.DateTimeFormat('en-CA').format(momentAgo(days))
}
