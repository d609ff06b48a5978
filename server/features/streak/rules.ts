/**
 * The streak: days in a row with at least one activity, where one rest day in 7 does not break the row.
 *
 * - A day is a day on the member's calendar: of the time zone set now, for all activities, however long ago.
 *   Someone who moves keeps the moments; their dates are read anew.
 * - A streak begins with an active day and reaches to today. Between the two, any 7 days in a row hold at most one day
 *   without activity: that one is its rest day. So two such days side by side always break it, and rest days
 *   are at least 7 days apart.
 * - Rest days keep a streak alive but are not counted: its length is its number of active days.
 * - Today breaks nothing before it is over. With no activity yet, the streak is the one that reaches to yesterday.
 * - A second miss within 7 days cuts the streak at the first: what was done between the two misses still counts,
 *   and the first one turns from a rest day into a missed one.
 * - Days after today are left out: whoever moves west may have been active on one.
 */
import type { Streak } from '#contract/streak.ts'
import { CALENDAR_WEEKS, STREAK_MILESTONES } from '#contract/streak-rules.ts'
import { type CivilDay, isoDate, weekday } from './civil-days.ts'

const REST_EVERY_DAYS = 7

export interface StreakReading {
  streak: Streak
  /** The first day of the current streak; null while there is none. */
  first_day: CivilDay | null
  /** Reached by today's activity: the moment to celebrate. */
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

interface Walk {
  /** Where in the days the streak begins that reaches to today. */
  start: number
  longest: number
  rests: Set<CivilDay>
}

/** From the first active day to today, at every step knowing the streak that reaches there. */
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

/** Whole weeks from a Monday on, the last of them this week as far as it has come. */
function lastWeeks(today: CivilDay): CivilDay[] {
  const first = today - weekday(today) - (CALENDAR_WEEKS - 1) * 7
  return Array.from({ length: today - first + 1 }, (_, offset) => first + offset)
}
