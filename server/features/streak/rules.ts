/**
 * The streak: days in a row with at least one activity, where one rest day in 7 does not break the row.
 *
 * - A day is a calendar day in the member's current time zone, for all activities.
 *   After a change of the time zone the dates are calculated again.
 * - A streak begins with an active day and reaches to today. Between the two, any 7 days in a row hold at most one day
 *   without activity: that one is its rest day. So two such days side by side always break it, and rest days
 *   are at least 7 days apart.
 * - Rest days keep a streak alive but are not counted: its length is its number of active days.
 * - Today does not break a streak before it is over. Without an activity today, the streak reaches to yesterday.
 * - A second miss within 7 days cuts the streak at the first: active days between the two misses still count,
 *   and the first miss turns from a rest day into a missed one.
 * - Days after today are ignored: they can exist after a change to a time zone further west.
 */
import type { Streak } from '#contract/streak.ts'
import { CALENDAR_WEEKS, STREAK_MILESTONES } from '#contract/streak-rules.ts'
import { type CivilDay, isoDate, weekday } from './civil-days.ts'

type Milestone = (typeof STREAK_MILESTONES)[number]

const REST_EVERY_DAYS = 7

export interface StreakReading {
  streak: Streak
  /** The first day of the current streak; null while there is none. */
  first_day: CivilDay | null
  /** The milestone that today's activity reached. */
  milestone_today: number | null
}

/** `active` in any order, each day once. */
export function streakOf(active: readonly CivilDay[], today: CivilDay): StreakReading {
  const days = active.filter((day) => day <= today).sort((a, b) => a - b)
  const { start, longest, rests } = walk(days, today)
  const current = days.length - start
  const active_today = days.at(-1) === today
  const activeDays = new Set(days)
  const calendar = lastWeeks(today).map((day) => ({ date: isoDate(day), state: stateOf(day) }))

  function stateOf(day: CivilDay): Streak['calendar'][number]['state'] {
    if (activeDays.has(day)) return 'active'
    if (day === today) return 'open'
    return rests.has(day) ? 'rest' : 'missed'
  }

  return {
    streak: {
      current,
      longest,
      active_today,
      next_milestone: STREAK_MILESTONES.find((milestone) => milestone > current) ?? null,
      calendar,
    },
    first_day: days[start] ?? null,
    milestone_today: (active_today && STREAK_MILESTONES.find((milestone) => milestone === current)) || null,
  }
}

/** The first day on which a streak had the length of each milestone. A later miss does not take it away. */
export function milestonesReached(
  active: readonly CivilDay[],
  today: CivilDay,
): { milestone: Milestone; day: CivilDay }[] {
  const days = active.filter((day) => day <= today).sort((a, b) => a - b)
  const reached = new Map<Milestone, CivilDay>()
  days.forEach((day, index) => {
    if (reached.size === STREAK_MILESTONES.length) return
    const next = STREAK_MILESTONES.find((milestone) => !reached.has(milestone))
    if (next === undefined || index + 1 < next) return
    if (index + 1 - walk(days.slice(0, index + 1), day).start >= next) reached.set(next, day)
  })
  return [...reached].map(([milestone, day]) => ({ milestone, day }))
}

interface Walk {
  /** The index of the first day of the current streak. */
  start: number
  longest: number
  rests: Set<CivilDay>
}

/** Goes from the first active day to today and tracks the streak that reaches each day. */
function walk(days: readonly CivilDay[], today: CivilDay): Walk {
  const rests = new Set<CivilDay>()
  let longest = 0
  let start = 0
  let rest: { day: CivilDay; next: number } | undefined
  let previous = days[0] ?? today
  for (const [index, day] of [...days, today].entries()) {
    longest = Math.max(longest, index - start)
    const missed = day - previous - 1
    if (missed > 1) {
      start = index
      rest = undefined
    } else if (missed === 1) {
      if (rest && day - 1 - rest.day < REST_EVERY_DAYS) {
        rests.delete(rest.day)
        start = rest.next
      }
      rest = { day: day - 1, next: index }
      rests.add(rest.day)
    }
    previous = day
  }
  return { start, longest, rests }
}

/** Whole weeks from a Monday on; the last one ends today. */
function lastWeeks(today: CivilDay): CivilDay[] {
  const first = today - weekday(today) - (CALENDAR_WEEKS - 1) * 7
  return Array.from({ length: today - first + 1 }, (_, offset) => first + offset)
}
