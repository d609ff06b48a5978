import { around, type Patterns } from './fact-patterns.ts'
import type { DayMinutes } from './facts.ts'

const MONDAY_FIRST = [1, 2, 3, 4, 5, 6, 0]
/** From Monday to Sunday. */
export const inWeekOrder = (days: Iterable<number>): number[] => {
  const all = new Set(days)
  return MONDAY_FIRST.filter((day) => all.has(day))
}
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

/** Weekdays that are said one after the other are said of the same. */
function inRuns(matches: readonly RegExpExecArray[]): RegExpExecArray[][] {
  const runs: RegExpExecArray[][] = []
  for (const match of matches) {
    const last = runs.at(-1)?.at(-1)
    if (last && match.index - last.index - last[0].length <= MOST_BETWEEN) runs.at(-1)?.push(match)
    else runs.push([match])
  }
  return runs
}

/** What stands around a weekday, in the same sentence. */
function nearIn(text: string, { index, 0: found }: RegExpExecArray, before: number, after: number): string {
  const end = index + found.length
  const [from = ''] = text
    .slice(Math.max(0, index - before), index)
    .split(/[.;!?]/)
    .slice(-1)
  const [to = ''] = text.slice(end, end + after).split(/[.;!?]/)
  return from + found + to
}

export type DaysOf = 'sport' | 'strength' | 'running' | 'other'

const BEFORE = 44
const AFTER = 24
const lastIndex = (text: string, pattern: RegExp): number =>
  [...text.matchAll(new RegExp(pattern.source, 'g'))].at(-1)?.index ?? -1

/** What is done on the days of a run: what is named nearest to it, before it rather than after it. */
function doneOn(text: string, from: number, start: number, end: number, until: number, patterns: Patterns): DaysOf {
  const { strengthOnce, runningOnce, trainingWord, otherActivity } = patterns
  const before =
    text
      .slice(Math.max(from, start - BEFORE), start)
      .split(/[.;!?]/)
      .at(-1) ?? ''
  const [after = ''] = text.slice(end, Math.min(until, end + AFTER)).split(/[.,;!?]| (?:and|e|y) /)
  const places: [DaysOf, number][] = [
    ['strength', lastIndex(before, strengthOnce)],
    ['running', lastIndex(before, runningOnce)],
    ['sport', lastIndex(before, trainingWord)],
    ['other', lastIndex(before, otherActivity)],
  ]
  const [nearest] = places.toSorted(([, one], [, other]) => other - one)
  if (nearest && nearest[1] >= 0) return nearest[0]
  if (otherActivity.test(after)) return 'other'
  if (trainingWord.test(after)) return 'sport'
  return strengthOnce.test(after) ? 'strength' : runningOnce.test(after) ? 'running' : 'sport'
}

/**
 * The weekdays of training: at least two, or one that is said of every week; and those of weights or runs. The day of
 * an event is none. "Listed" are those that stand with others, or are said of every week.
 */
export function findWeekdays(
  text: string,
  patterns: Patterns,
): Partial<Record<DaysOf, readonly number[]>> & { listed: readonly number[] } {
  const { weekday, notTraining } = patterns
  const matches = [...text.matchAll(weekday)]
  const runs = inRuns(matches)
  const found: Record<DaysOf, Set<number>> = {
    sport: new Set(),
    strength: new Set(),
    running: new Set(),
    other: new Set(),
  }
  const repeated = new Set<DaysOf>()
  const listed = new Set<number>()
  for (const [place, run] of runs.entries()) {
    const [first, last] = [run[0], run.at(-1)]
    if (!first || !last) continue
    const before = runs[place - 1]?.at(-1)
    const from = before ? before.index + before[0].length : 0
    const until = runs[place + 1]?.[0]?.index ?? text.length
    // "I work nights Friday and Saturday": of both.
    const isWork = notTraining.test(nearIn(text, first, 22, 0))
    const of = doneOn(text, from, first.index, last.index + last[0].length, until, patterns)
    for (const match of run) {
      const short = match[0].trim().length <= 3
      if (match.groups?.refused !== undefined || isWork || notTraining.test(nearIn(text, match, 22, 14))) continue
      if (short && !isBesideAnother(match, matches)) continue
      const end = match.groups?.end ?? ''
      const isRepeated = /s\b|night|evening|morning|noite|noche|manha|manana|tarde/.test(end)
      if (isRepeated) repeated.add(of)
      if (isRepeated || run.length > 1) listed.add(weekdayIn(match))
      found[of].add(weekdayIn(match))
    }
  }
  const days = (of: DaysOf, fewest: number) =>
    found[of].size >= fewest || (found[of].size > 0 && repeated.has(of)) ? { [of]: inWeekOrder(found[of]) } : {}
  // A single day of the sport counts with the others that were told.
  const isListed = matches.length >= 2
  return {
    ...days('sport', 2),
    ...days('strength', isListed ? 1 : 2),
    ...days('running', isListed ? 1 : 2),
    listed: inWeekOrder(listed),
  }
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

/** Sessions of another length than the others, by their weekday: "Monday and Wednesday an hour, Sunday 90 minutes". */
export function findMinutesOn(
  text: string,
  { weekday, minutes }: Patterns,
  usual: number,
): readonly DayMinutes[] | undefined {
  const runs = inRuns([...text.matchAll(weekday)])
  const found = runs.flatMap((run, place): DayMinutes[] => {
    const last = run.at(-1)
    if (!last) return []
    const until = runs[place + 1]?.[0]?.index ?? text.length
    const [own = ''] = text.slice(last.index + last[0].length, until).split(/[.;!?]/)
    const [told] = own.matchAll(minutes)
    const n = Number(told?.groups?.n)
    return n >= 15 && n <= 240 && n !== usual ? run.map((match): DayMinutes => [weekdayIn(match), n]) : []
  })
  return found.length > 0 && found.length < runs.flat().length ? found : undefined
}
