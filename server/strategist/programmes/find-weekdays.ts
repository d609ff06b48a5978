import { around, type Patterns } from './fact-patterns.ts'

const MONDAY_FIRST = [1, 2, 3, 4, 5, 6, 0]
const inWeekOrder = (days: ReadonlySet<number>): number[] => MONDAY_FIRST.filter((day) => days.has(day))
export const weekdayIn = ({ groups }: RegExpExecArray): number =>
  [0, 1, 2, 3, 4, 5, 6].find((place) => groups?.[`d${place}`] !== undefined) ?? -1

/** "Sex" or "mar" alone is mostly no weekday; in a list it is one. */
const MOST_BETWEEN = 6
const isBesideAnother = (match: RegExpExecArray, matches: readonly RegExpExecArray[]): boolean =>
  matches.some(
    (other) =>
      other !== match &&
      (Math.abs(other.index - match.index - match[0].length) <= MOST_BETWEEN ||
        Math.abs(match.index - other.index - other[0].length) <= MOST_BETWEEN),
  )

/** The weekdays of training: at least two, or one that is said of every week. The day of an event is none. */
export function findWeekdays(text: string, { weekday, notTraining }: Patterns): readonly number[] | undefined {
  const found = new Set<number>()
  let isRepeated = false
  const matches = [...text.matchAll(weekday)]
  for (const match of matches) {
    const short = match[0].trim().length <= 3
    const near = around(text, match, 22, 14)
    if (match.groups?.refused !== undefined || notTraining.test(near)) continue
    if (short && !isBesideAnother(match, matches)) continue
    const end = match.groups?.end ?? ''
    if (/s\b|night|evening|morning|noite|noche|manha|manana|tarde/.test(end)) isRepeated = true
    found.add(weekdayIn(match))
  }
  return found.size >= 2 || (found.size === 1 && isRepeated) ? inWeekOrder(found) : undefined
}

/** "Monday to Friday": the days on which it is possible. */
export function findRange(
  text: string,
  { weekdayRange, weekday, notTraining }: Patterns,
): readonly number[] | undefined {
  for (const match of text.matchAll(weekdayRange)) {
    if (notTraining.test(around(text, match, 30, 20))) continue
    const [from, to] = [match.groups?.from, match.groups?.to].map((name) => {
      const [one] = (name ?? '').matchAll(weekday)
      return one ? MONDAY_FIRST.indexOf(weekdayIn(one)) : -1
    })
    if (from === undefined || to === undefined || from < 0 || to <= from) continue
    return MONDAY_FIRST.slice(from, to + 1)
  }
  return undefined
}
