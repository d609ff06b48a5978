const UNITS = [
  ['day', 24 * 60 * 60_000],
  ['hour', 60 * 60_000],
  ['minute', 60_000],
] as const
type Unit = (typeof UNITS)[number][0]

export type TimeLeft = {
  isLate: boolean
  /** The two largest units, of the time left or of the delay: [['day', 1], ['hour', 4]]. */
  parts: [Unit, number][]
}

export function timeLeft(due_at: string, now: number): TimeLeft {
  const left = Date.parse(due_at) - now
  const first = UNITS.findIndex(([, length]) => Math.abs(left) >= length)
  // Less than a minute counts as one, so that the clock never says nothing.
  if (first === -1) return { isLate: left <= 0, parts: [['minute', 1]] }
  let rest = Math.abs(left)
  const parts = UNITS.slice(first, first + 2).flatMap(([unit, length]): [Unit, number][] => {
    const count = Math.floor(rest / length)
    rest -= count * length
    return count > 0 ? [[unit, count]] : []
  })
  return { isLate: left <= 0, parts }
}

/** '1 day 4 hours', in the reader's language. */
export function timeWords(parts: TimeLeft['parts'], locale: string): string {
  const words = parts.map(([unit, count]) =>
    new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(count),
  )
  // Portuguese and Spanish need the word between the two.
  return locale.startsWith('en') ? words.join(' ') : new Intl.ListFormat(locale, { type: 'conjunction' }).format(words)
}
