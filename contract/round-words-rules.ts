import type { Streak } from './streak.ts'

/** The poster of each action has as many wordings: one text for months is no longer read. */
export const WORDINGS = ['a', 'b', 'c'] as const
export type Wording = (typeof WORDINGS)[number]

const DAY_MS = 86_400_000

/** The wording of a day ('2026-11-17'): the same all day and on every device. */
export function wordingOn(day: string): Wording {
  return WORDINGS[Math.floor(Date.parse(day) / DAY_MS) % WORDINGS.length] ?? WORDINGS[0]
}

/** So close to a milestone the days that are left are named. */
const NEAR_DAYS = 4

interface PowerUpDay {
  day: string
  /** Undefined while it is not known. */
  streak: Pick<Streak, 'current' | 'next_milestone'> | undefined
  is_back: boolean
}

/** What the poster says to the Power-Up: someone new has no streak to keep yet. */
export function powerUpWords({ day, streak, is_back }: PowerUpDay): Wording | 'first' | 'near' | 'back' {
  if (is_back) return 'back'
  if (!streak) return wordingOn(day)
  const { current, next_milestone } = streak
  if (current === 0) return 'first'
  return next_milestone !== null && next_milestone - current <= NEAR_DAYS ? 'near' : wordingOn(day)
}
