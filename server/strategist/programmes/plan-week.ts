import type { SessionKind } from '#content/programmes/programme-texts.ts'
import { isChild, type ProgrammeFacts, roundToFive, withSessions } from './facts.ts'

export interface WeekSession {
  /** 0 is Sunday. */
  weekday: number
  kind: SessionKind
  /** Minutes of its first, main and last part. */
  parts: readonly [number, number, number]
}

export interface WeekPlan {
  sessions: readonly WeekSession[]
  /** The weekdays were not told. */
  isProposal: boolean
  /** Weekdays for weights and runs; empty without them, or if they have to go on days of training. */
  strengthDays: readonly number[]
  runningDays: readonly number[]
  /** Weights that find no free day. */
  strengthAfter: boolean
  /** With few sessions some is done at home. */
  atHome: boolean
  /** What is dropped first, and what is kept, if a session falls out; absent with fewer than three. */
  dropped?: { first: SessionKind; last: SessionKind }
}

/** One day of the week stays free. */
const MOST_SESSIONS = 6
const USUAL_SESSIONS = 3
export const USUAL_MINUTES = 60

/** What the sessions of a week are for, by their number. */
const KINDS: readonly (readonly SessionKind[])[] = [
  ['all'],
  ['technique', 'hard'],
  ['technique', 'weak', 'hard'],
  ['technique', 'fitness', 'weak', 'hard'],
  ['technique', 'hard', 'calm', 'fitness', 'weak'],
  ['technique', 'hard', 'calm', 'weak', 'hard', 'calm'],
]
/** Days with rest between them, for who did not say when. */
const PROPOSED: readonly (readonly number[])[] = [
  [3],
  [2, 4],
  [1, 3, 5],
  [1, 2, 4, 6],
  [1, 2, 3, 5, 6],
  [1, 2, 3, 4, 5, 6],
]
const WEEK = [1, 2, 3, 4, 5, 6, 0]

const gapTo = (from: number, to: number): number => (to - from + 7) % 7

/** How badly kinds lie on their days: hard next to hard or fitness, nothing calm after what was hard. */
function strain(days: readonly number[], kinds: readonly SessionKind[], sparringOn: number | undefined): number {
  let sum = 0
  for (const [place, kind] of kinds.entries()) {
    const day = days[place] ?? 0
    if (kind === 'hard' && sparringOn !== undefined && day !== sparringOn) sum += 20
    if (kind !== 'hard') continue
    for (const [other, of] of kinds.entries()) {
      if (other === place) continue
      const gap = gapTo(day, days[other] ?? 0)
      if (of === 'hard') sum += gap === 1 ? 30 : gap === 2 ? 4 : 0
      if (of === 'fitness' && (gap === 1 || gap === 6)) sum += 5
      if (gap === 1 && of === 'calm') sum -= 6
      if (gap === 6 && of === 'calm') sum += 1
    }
  }
  return sum
}

function orders(kinds: readonly SessionKind[]): readonly (readonly SessionKind[])[] {
  if (kinds.length <= 1) return [kinds]
  return kinds.flatMap((kind, place) =>
    kinds.indexOf(kind) < place ? [] : orders(kinds.toSpliced(place, 1)).map((rest) => [kind, ...rest]),
  )
}

/** The kinds in the order that strains least; of equal ones the usual order. */
function bestOrder(days: readonly number[], kinds: readonly SessionKind[], sparringOn: number | undefined) {
  let best = kinds
  let least = strain(days, kinds, sparringOn)
  for (const order of orders(kinds)) {
    const found = strain(days, order, sparringOn)
    if (found < least) {
      best = order
      least = found
    }
  }
  return best
}

/** A fifth to begin with, the last quarter for the end, the rest between them. */
function partsOf(minutes: number): readonly [number, number, number] {
  const first = roundToFive(minutes * 0.2)
  const last = roundToFive(minutes * 0.25)
  return [first, Math.max(5, minutes - first - last), last]
}

function kindsFor(facts: ProgrammeFacts): readonly SessionKind[] {
  const { days = USUAL_SESSIONS, wants_fitness, beginner } = facts
  const kinds = KINDS[Math.min(days, MOST_SESSIONS) - 1] ?? ['all']
  if (wants_fitness && days === USUAL_SESSIONS && !isChild(facts)) return ['technique', 'fitness', 'hard']
  // A beginner has no weak point yet, since everything is new, and no hard sparring. Nor has a child.
  return beginner || isChild(facts)
    ? kinds.map((kind) => (kind === 'weak' ? 'technique' : kind === 'hard' ? 'all' : kind))
    : kinds
}

const MOST_ON_FREE_DAYS = 3
const USUAL_RUNS = 2

/** The week that is worked out from the number of sessions, from their days, or from the hours there are. */
export function planWeek(told: ProgrammeFacts): WeekPlan {
  const facts = withSessions(told)
  const sessionsTold = facts.days ?? facts.weekdays?.length ?? USUAL_SESSIONS
  const count = Math.max(1, Math.min(sessionsTold, MOST_SESSIONS))
  const dayTold = facts.weekdays ?? []
  const isTold = dayTold.length >= count
  const possible = isTold
    ? mostSpread(dayTold, count)
    : dayTold.length > 0
      ? withMore(dayTold, count)
      : (PROPOSED[count - 1] ?? WEEK)
  const withSparring =
    !isTold && facts.sparring_on !== undefined && !possible.includes(facts.sparring_on)
      ? shifted(possible, facts.sparring_on)
      : possible
  const days = WEEK.filter((day) => withSparring.includes(day))
  const kinds = bestOrder(days, kindsFor({ ...facts, days: days.length }), facts.sparring_on)
  const others = new Map(facts.minutes_on)
  const sessions = days.map(
    (weekday, place): WeekSession => ({
      weekday,
      kind: kinds[place] ?? 'technique',
      parts: partsOf(others.get(weekday) ?? facts.minutes ?? USUAL_MINUTES),
    }),
  )
  const hard = new Set(sessions.filter(({ kind }) => kind === 'hard').map(({ weekday }) => weekday))
  const beforeHard = (day: number): boolean => hard.has((day + 1) % 7)
  // Days that were told as free come first for weights and runs.
  const isFree = (day: number): boolean => !days.includes(day)
  const free = [...dayTold.filter(isFree), ...WEEK.filter((day) => isFree(day) && !dayTold.includes(day))]
  const calmFirst = [...free.filter((day) => !beforeHard(day)), ...free.filter(beforeHard)]
  const strength = Math.min(facts.strength ?? 0, MOST_ON_FREE_DAYS)
  const running = Math.min(facts.running ?? (facts.wants_runs ? USUAL_RUNS : 0), MOST_ON_FREE_DAYS)
  const strengthDays = facts.strength_on ?? calmFirst.slice(0, Math.min(strength, Math.max(0, free.length - 1)))
  const left = free.filter((day) => !strengthDays.includes(day))
  const runningDays = facts.running_on ?? left.slice(0, Math.min(running, Math.max(0, left.length - 1)))
  const [only] = kinds.filter((kind) => kind === 'fitness' || kind === 'calm')
  return {
    sessions,
    isProposal: !isTold,
    strengthDays: WEEK.filter((day) => strengthDays.includes(day)),
    runningDays: WEEK.filter((day) => runningDays.includes(day)),
    strengthAfter: strength > 0 && strengthDays.length === 0,
    atHome: count <= 2,
    ...(count >= 3 && { dropped: { first: only ?? 'weak', last: 'technique' as const } }),
  }
}

/** So many of these days, with the most rest between them. */
function mostSpread(days: readonly number[], count: number): readonly number[] {
  if (days.length <= count) return days
  const without = days.map((_, place) => days.toSpliced(place, 1))
  const least = (left: readonly number[]): number =>
    Math.min(...left.flatMap((day) => left.filter((other) => other !== day).map((other) => gapTo(day, other))))
  const [best = days] = without.toSorted((one, other) => least(other) - least(one))
  return mostSpread(best, count)
}

/** Days of training with others added to them, each where there is most rest around it. */
function withMore(days: readonly number[], count: number): readonly number[] {
  const free = WEEK.filter((day) => !days.includes(day))
  if (days.length >= count || free.length === 0) return days
  const room = (day: number): number => Math.min(...days.flatMap((other) => [gapTo(day, other), gapTo(other, day)]))
  const [best = 0] = free.toSorted((one, other) => room(other) - room(one))
  return withMore([...days, best], count)
}

/** The proposed days so that the day of sparring is among them. */
function shifted(days: readonly number[], sparringOn: number): readonly number[] {
  const nearest = days.toSorted(
    (one, other) =>
      Math.min(gapTo(one, sparringOn), gapTo(sparringOn, one)) -
      Math.min(gapTo(other, sparringOn), gapTo(sparringOn, other)),
  )[0]
  return days.map((day) => (day === nearest ? sparringOn : day))
}
