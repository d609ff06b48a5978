import type { Family } from '#content/programmes/programme-texts.ts'

export const GEAR = ['bag', 'pads', 'rope', 'none'] as const
export type Gear = (typeof GEAR)[number]

/** A weekday, and how long its session is. */
export type DayMinutes = readonly [number, number]

export interface EventTold {
  kind: 'contest' | 'grading'
  /** 2026-04-12. */
  day: string
}

/** What a programme is worked out from. Facts that were not told are absent. */
export interface ProgrammeFacts {
  /** Sessions a week. */
  days?: number
  /** 0 is Sunday; in the order of a week that begins on Monday. */
  weekdays?: readonly number[]
  /** The weekday of hard sparring, if the gym has it on one. */
  sparring_on?: number
  /** For all sessions of a week together. */
  hours_a_week?: number
  /** How long a session, workout or class is. */
  minutes?: number
  /** Sessions of another length than that. */
  minutes_on?: readonly DayMinutes[]
  family?: Family
  /** One or two, the earlier first. */
  events?: readonly EventTold[]
  rounds?: number
  round_minutes?: number
  rest_seconds?: number
  gear?: Gear
  company?: 'alone' | 'partner'
  /** Three train together. */
  three?: boolean
  /** Of the group that is taught. */
  ages?: readonly [number, number]
  /** Of the member, or of the one who trains. */
  age?: number
  pupils?: number
  /** Besides the member. */
  helpers?: number
  beginner?: boolean
  /** The weekdays of weights, and of runs. */
  strength_on?: readonly number[]
  running_on?: readonly number[]
  /** Sessions of weights, and runs, a week. */
  strength?: number
  running?: number
  /** Runs are wanted, but not how many. */
  wants_runs?: boolean
  wants_fitness?: boolean
  time?: 'morning' | 'noon' | 'evening'
  gi?: 'gi' | 'no_gi'
  /** What should get better, in the member's words. */
  weak?: string
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

/** The facts with those told later in their place. */
export function withLater(before: ProgrammeFacts, later: ProgrammeFacts): ProgrammeFacts {
  const merged: ProgrammeFacts = { ...before, ...later }
  // Who says on which days it is, or on how many, says the other with it.
  const hasOthers =
    before.weekdays !== undefined &&
    before.days !== undefined &&
    before.days !== before.weekdays.length &&
    before.days >= (later.weekdays?.length ?? 0)
  if (later.minutes !== undefined && !later.minutes_on) delete merged.minutes_on
  if (later.weekdays) merged.days = later.days ?? (hasOthers ? before.days : undefined) ?? later.weekdays.length
  else if (later.days !== undefined && later.days !== before.weekdays?.length) delete merged.weekdays
  if (later.days !== undefined && later.weekdays === undefined) merged.days = later.days
  if (merged.sparring_on !== undefined && merged.weekdays && !merged.weekdays.includes(merged.sparring_on))
    delete merged.sparring_on
  return merged
}

/** Whether something is told that the facts before do not say. */
export const differs = (before: ProgrammeFacts, after: ProgrammeFacts): boolean =>
  (Object.keys({ ...before, ...after }) as (keyof ProgrammeFacts)[]).some((name) => !isSame(before[name], after[name]))

export const roundToFive = (minutes: number): number => Math.max(5, Math.round(minutes / 5) * 5)

/** Sessions of about so many minutes, where only the hours of a week were told. */
const ABOUT = 75
const LONGEST = 120
const MOST_OF_HOURS = 6

/** The facts with the number and length of sessions that the hours of a week allow. */
export function withSessions(facts: ProgrammeFacts): ProgrammeFacts {
  const { hours_a_week, days = facts.weekdays?.length } = facts
  if (hours_a_week === undefined) return facts
  const all = hours_a_week * 60
  const sessions = days ?? Math.max(1, Math.min(MOST_OF_HOURS, Math.round(all / ABOUT)))
  return { ...facts, days: sessions, minutes: facts.minutes ?? Math.min(LONGEST, roundToFive(all / sessions)) }
}

const ADULT = 18
export const isMinor = ({ age, ages }: ProgrammeFacts): boolean =>
  (age !== undefined && age < ADULT) || (ages !== undefined && ages[1] < ADULT)

const CHILD = 13
const FIFTY = 50
export const isOverFifty = ({ age }: ProgrammeFacts): boolean => age !== undefined && age >= FIFTY

/** A child prepares for a contest by playing it. */
export const isChild = ({ age }: ProgrammeFacts): boolean => age !== undefined && age <= CHILD
