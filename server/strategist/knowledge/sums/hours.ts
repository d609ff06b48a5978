import { type Figure, only } from './numbers-in-text.ts'
import { line, rounded, type Sum, WEEKS_IN_A_MONTH } from './told.ts'
import { FILLERS } from './words-beside-numbers.ts'

const SHORTEST_HOURS = 0.25
const LONGEST_HOURS = 4
const MOST_SESSIONS = 14
/** Only such words may stand between how often and how long. */
const BELONGS = new RegExp(
  `^(?:,| for| of| each| at| x| a| de| por| com| con| y| e| and| sessions?| classes| ${FILLERS})* $`,
)

const inHours = ({ value, unit }: Figure): number => (unit === 'minutes' ? value / 60 : value)

/** Sessions a week × their length, and all hours to the date that is named. */
export const hours: Sum = ({ figures, ahead }) => {
  const often = only(figures, ({ unit }) => unit === 'sessions')
  const length = only(figures, ({ unit }) => unit === 'minutes' || unit === 'hours')
  if (!often || !length || often.value > MOST_SESSIONS || !Number.isInteger(often.value)) return []
  const isWeekly = often.per === 'week' ? length.per !== 'week' : often.per === undefined && length.per === 'week'
  const second = often.start < length.start ? length : often
  const areTogether = figures.indexOf(often) - figures.indexOf(length)
  if (!isWeekly || Math.abs(areTogether) !== 1 || !BELONGS.test(second.gap)) return []
  if (length.per === 'day' || inHours(length) < SHORTEST_HOURS || inHours(length) > LONGEST_HOURS) return []
  const weekly = often.value * inHours(length)
  const weeks = ahead()?.weeks ?? 0
  // A week alone can be added up in the head.
  if (weeks < 2) return []
  return [
    line(length.unit === 'minutes' ? 'minutes' : 'hours', { sessions: often.value, length: length.value, weekly }),
    line('hoursAhead', { weeks, weekly: rounded(weekly), total: weeks * rounded(weekly) }),
  ]
}

/** Hours a week × pay an hour. */
export const pay: Sum = ({ figures }) => {
  const worked = only(figures, ({ unit }) => unit === 'hours')
  const rate = only(figures, ({ money, per, at }) => money && (per === 'hour' || (at !== undefined && at === worked)))
  if (worked?.per !== 'week' || !rate || (rate.per !== undefined && rate.per !== 'hour')) return []
  if (figures.some(({ unit }) => unit === 'sessions' || unit === 'minutes')) return []
  if (rate.means.has('bill') || rate.means.has('paid') || rate.rises) return []
  const weekly = worked.value * rate.value
  const monthly = rounded(weekly) * WEEKS_IN_A_MONTH
  return [line('pay', { hours: worked.value, rate: rate.value, weekly, monthly })]
}
