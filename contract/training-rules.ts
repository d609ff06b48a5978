import { addDays } from './day-rules.ts'

/** What a session was. They fit every combat sport: what the art calls it goes into the word. */
export const TRAINING_KINDS = [
  'class',
  'drilling',
  'pads_bag',
  'sparring',
  'competition_prep',
  'strength',
  'conditioning',
  'mobility',
  'recovery',
  'other',
] as const
export type TrainingKind = (typeof TRAINING_KINDS)[number]

export const MOST_MINUTES = 600
export const MOST_EFFORT = 10
export const TRAINING_WORD_LENGTH = 280
/** Entries older than this are not taken: nobody's coach needs them, and a wrong year is the likelier reason. */
export const OLDEST_ENTRY_YEARS = 5
/** The day where the member is may be one ahead of the day in their stored time zone. */
const DAYS_AHEAD = 1

export const TRAINING_PAGE = 30
export const MOST_TRAINING_ENTRIES = 10_000

export const RESULT_KINDS = ['sparring', 'competition'] as const
export type ResultKind = (typeof RESULT_KINDS)[number]
export const OUTCOMES = ['win', 'loss', 'draw', 'no_contest'] as const
export type Outcome = (typeof OUTCOMES)[number]
export const OPPONENT_LENGTH = 120
export const METHOD_LENGTH = 80
export const LEARNT_LENGTH = 600
export const RESULTS_PAGE = 20
export const MOST_RESULTS = 2_000

export const ART_LENGTH = 60
export const GRADE_LENGTH = 60
export const MOST_BELTS = 100

export const CSV_MAX_BYTES = 4_000_000
export const CSV_MAX_LINES = 12_100
/** More problems than anyone mends by hand; the answer says how many there are in all. */
export const CSV_PROBLEMS_SHOWN = 200

/** A calendar day such as 2026-11-15. */
type Day = string

/** `today` is the day in the member's stored time zone. */
export function isInFuture(day: Day, today: Day): boolean {
  return day > addDays(today, DAYS_AHEAD)
}

export function isTooOld(day: Day, today: Day): boolean {
  return day < `${Number(today.slice(0, 4)) - OLDEST_ENTRY_YEARS}${today.slice(4)}`
}

/**
 * Whether an entry counts for the streak: only what reaches Kiai on its own day does. An entry for an earlier day is kept
 * and counted in every chart, but it does not fill a gap afterwards.
 */
export function countsForStreak(day: Day, today: Day): boolean {
  return day >= today && !isInFuture(day, today)
}

export const LOAD_WEEKS = 12

/** Minutes times effort: an hour at 5 is 300. */
export function loadOf({ minutes, effort }: { minutes: number; effort: number }): number {
  return minutes * effort
}

/** The last 7 days, the last 28 days (which include them), and how many of the three weeks before have an entry. */
export type LoadState = { last_7: number; last_28: number; weeks_before: number }

/** Fewer weeks with entries say nothing about what is usual. */
const WEEKS_NEEDED = 2
const WEEKS_BEFORE = 3

/** The load of a usual week: the mean of the three weeks before the last 7 days. Null until there is enough to tell. */
export function usualLoad({ last_7, last_28, weeks_before }: LoadState): number | null {
  if (weeks_before < WEEKS_NEEDED) return null
  const usual = (last_28 - last_7) / WEEKS_BEFORE
  return usual > 0 ? usual : null
}

export type LoadZone = 'light' | 'steady' | 'hard'

/** Below the first a week is light, above the second it is hard, as parts of the usual load. */
export const LIGHT_BELOW = 0.8
export const HARD_ABOVE = 1.3
/** So far above the usual that an easy day is advised. */
const FAR_ABOVE = 1.5
/** Less than two hours at a middling effort never needs a warning, however little was done before. */
const LEAST_TO_WARN = 600

export function zoneOf(load: number, usual: number): LoadZone {
  if (load < usual * LIGHT_BELOW) return 'light'
  return load > usual * HARD_ABOVE ? 'hard' : 'steady'
}

/** What is said about the last 7 days: the zone and how far it is from the usual, in percent. */
export type LoadWords =
  | { say: 'nothing' }
  /** There is something, but not yet enough to say what is usual. */
  | { say: 'beginning' }
  | { say: 'light' | 'steady' | 'hard' | 'overload'; percent: number }

export function loadWords(state: LoadState): LoadWords {
  if (state.last_28 === 0) return { say: 'nothing' }
  const usual = usualLoad(state)
  if (usual === null) return { say: 'beginning' }
  const percent = Math.round((state.last_7 / usual - 1) * 100)
  if (isOverload(state)) return { say: 'overload', percent }
  return { say: zoneOf(state.last_7, usual), percent }
}

/** The last 7 days are far above the usual. */
export function isOverload(state: LoadState): boolean {
  const usual = usualLoad(state)
  return usual !== null && state.last_7 >= LEAST_TO_WARN && state.last_7 > usual * FAR_ABOVE
}

export type FightRecord = Record<Outcome, number>

/** 12–3–1, and the contests without a result after it where there are any. */
export function recordText({ win, loss, draw, no_contest }: FightRecord): string {
  return `${win}–${loss}–${draw}${no_contest > 0 ? ` (${no_contest} NC)` : ''}`
}
