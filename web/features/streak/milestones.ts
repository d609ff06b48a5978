import type { Streak } from '#contract/streak.ts'
import { STREAK_MILESTONES } from '#contract/streak-rules.ts'

export type Milestone = (typeof STREAK_MILESTONES)[number]

type Standing = Pick<Streak, 'active_today' | 'current'>

/** The milestone that today's activity has reached. */
export function milestoneToday({ active_today, current }: Standing): Milestone | undefined {
  return active_today ? asMilestone(current) : undefined
}

/** The milestone reached between two states of the same streak. */
export function newMilestone(before: Standing, after: Standing): Milestone | undefined {
  const milestone = milestoneToday(after)
  return milestone === milestoneToday(before) ? undefined : milestone
}

function asMilestone(days: number): Milestone | undefined {
  return STREAK_MILESTONES.find((milestone) => milestone === days)
}
