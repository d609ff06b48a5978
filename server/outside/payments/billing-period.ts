/** Whole months or years after a moment. The day is kept: from 31 January a month leads to 28 February, two to 31 March. */
export function periodsAfter(anchor: Date, every: 'month' | 'year', count: number): Date {
  const months = every === 'year' ? count * 12 : count
  const moved = new Date(anchor)
  moved.setUTCDate(1)
  moved.setUTCMonth(moved.getUTCMonth() + months)
  const daysInMonth = new Date(Date.UTC(moved.getUTCFullYear(), moved.getUTCMonth() + 1, 0)).getUTCDate()
  moved.setUTCDate(Math.min(anchor.getUTCDate(), daysInMonth))
  return moved
}

/** The end of the period that begins at `start`: the first one after it, counted from the anchor. */
export function periodEndAfter(start: Date, anchor: Date, every: 'month' | 'year'): Date {
  const years = start.getUTCFullYear() - anchor.getUTCFullYear()
  const months = years * 12 + start.getUTCMonth() - anchor.getUTCMonth()
  let count = Math.max(1, every === 'year' ? years : months)
  while (periodsAfter(anchor, every, count) <= start) count += 1
  return periodsAfter(anchor, every, count)
}

/** What is left of a price for the rest of its period, to the nearest minor unit. */
export function creditFor(price_minor: number, period: { start: Date; end: Date }, as_of: Date): number {
  const whole = period.end.getTime() - period.start.getTime()
  return Math.round((price_minor * (period.end.getTime() - as_of.getTime())) / whole)
}
