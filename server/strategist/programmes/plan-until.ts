import type { BetweenStep, GradingStep, PreparationStep } from '#content/programmes/programme-texts.ts'
import { addDays, daysBetween, weekdayOf } from '../reading/days.ts'
import type { DayText } from '../strategist.ts'
import { type EventTold, type ProgrammeFacts, withSessions } from './facts.ts'

/** `until`: all the days up to this one; `by`: on this day at the latest; `on`: on the day. */
export type StepTime = 'until' | 'by' | 'on'

export interface PreparedStep {
  of: 'steps' | 'grading' | 'between'
  name: PreparationStep | GradingStep | BetweenStep
  time: StepTime
  day: DayText
}

export interface UntilPlan {
  daysLeft: number
  /** How often there is training until then; absent if not known. */
  sessions?: number
  /** Hard sessions a week while building up. */
  hardAWeek: number
  steps: readonly PreparedStep[]
  first: EventTold
  second?: EventTold
  /** Days between the two. */
  gap?: number
  /** The last day of hard sparring, if it is still to come. */
  lastHard?: DayText
}

/** Hard sparring ends so many days before a bout. */
export const FRESH_DAYS = 9
/** Below so many days between two events they are one goal. */
const CLOSE = 9
const APART = 17

const FEW_SESSIONS = 3
const WEEK = 7

function countSessions({ days, weekdays }: ProgrammeFacts, today: DayText, event: DayText): number | undefined {
  const left = daysBetween(today, event)
  if (weekdays) {
    let count = 0
    for (let ahead = 1; ahead < left; ahead++) if (weekdays.includes(weekdayOf(addDays(today, ahead)))) count++
    return count
  }
  return days === undefined ? undefined : Math.max(1, Math.floor((left / WEEK) * days))
}

type Ahead = readonly [PreparationStep | GradingStep, StepTime, number]

/** The steps before one event, with the day of each counted back from it. */
function contestSteps(left: number): readonly Ahead[] {
  if (left >= 29)
    return [
      ['build', 'until', 22],
      ['as_on_the_day', 'until', FRESH_DAYS + 1],
      ['last_hard', 'by', FRESH_DAYS],
      ['half', 'until', 2],
      ['the_day', 'on', 0],
    ]
  if (left >= 15)
    return [
      ['as_on_the_day', 'until', FRESH_DAYS + 1],
      ['last_hard', 'by', FRESH_DAYS],
      ['no_more_hard', 'until', 5],
      ['half', 'until', 2],
      ['the_day', 'on', 0],
    ]
  if (left >= 11)
    return [
      ['last_hard', 'by', 8],
      ['no_more_hard', 'until', 4],
      ['half', 'until', 2],
      ['eve', 'on', 1],
      ['the_day', 'on', 0],
    ]
  if (left >= 7)
    return [
      ['no_more_hard', 'until', 4],
      ['half', 'until', 3],
      ['two_days', 'on', 2],
      ['eve', 'on', 1],
      ['the_day', 'on', 0],
    ]
  if (left >= 4)
    return [
      ['half', 'until', 3],
      ['two_days', 'on', 2],
      ['eve', 'on', 1],
      ['the_day', 'on', 0],
    ]
  const all: readonly Ahead[] = [
    ['two_days', 'on', 2],
    ['eve', 'on', 1],
    ['the_day', 'on', 0],
  ]
  return all.filter(([, , before]) => before <= left)
}

function gradingSteps(left: number): readonly Ahead[] {
  if (left >= 10)
    return [
      ['go_through', 'by', left - 3],
      ['weak_parts', 'until', 5],
      ['rehearse', 'by', 3],
      ['eve', 'on', 1],
      ['the_day', 'on', 0],
    ]
  if (left >= 5)
    return [
      ['go_through', 'by', left - 1],
      ['weak_parts', 'until', 3],
      ['rehearse', 'by', 2],
      ['eve', 'on', 1],
      ['the_day', 'on', 0],
    ]
  const all: readonly Ahead[] = [
    ['rehearse', 'by', 2],
    ['eve', 'on', 1],
    ['the_day', 'on', 0],
  ]
  return all.filter(([, , before]) => before <= left)
}

const stepsBefore = ({ kind, day }: EventTold, today: DayText): PreparedStep[] => {
  const left = daysBetween(today, day)
  const steps = kind === 'grading' ? gradingSteps(left) : contestSteps(left)
  return steps.map(([name, time, before]) => ({
    of: kind === 'grading' ? 'grading' : 'steps',
    name,
    time,
    day: addDays(day, -before),
  }))
}

/** Of the steps before the first of two events the day itself is said with the second. */
const MOST_BEFORE_FIRST = 3

function stepsBetween(first: EventTold, second: EventTold): PreparedStep[] {
  const gap = daysBetween(first.day, second.day)
  const between = (name: BetweenStep, time: StepTime, day: DayText): PreparedStep => ({
    of: 'between',
    name,
    time,
    day,
  })
  const test = between('first_event', 'on', first.day)
  const [last] = stepsBefore(second, second.day)
  const end = last ? [last] : []
  if (gap < CLOSE) return [test, between('no_training', 'until', addDays(second.day, -1)), ...end]
  const rest = between('recover', 'until', addDays(first.day, 3))
  if (gap < APART) return [test, rest, between('keep_fresh', 'until', addDays(second.day, -2)), ...end]
  if (second.kind === 'grading') {
    const own = stepsBefore(second, addDays(first.day, 4)).filter(({ name }) => name !== 'eve' && name !== 'go_through')
    return [test, rest, ...own]
  }
  return [
    test,
    rest,
    between('build_again', 'by', addDays(second.day, -FRESH_DAYS)),
    { of: 'steps', name: 'half', time: 'until', day: addDays(second.day, -2) },
    ...end,
  ]
}

/** The way to one or two events; null if none is still to come. */
export function planUntil(told: ProgrammeFacts, today: DayText): UntilPlan | null {
  const facts = withSessions(told)
  const [first, second] = (facts.events ?? []).filter(({ day }) => day >= today)
  if (!first) return null
  const daysLeft = daysBetween(today, first.day)
  const sessions = countSessions(facts, today, first.day)
  const own = stepsBefore(first, today)
  const steps = second
    ? [
        ...own.filter(({ name }) => name !== 'the_day' && name !== 'eve').slice(-MOST_BEFORE_FIRST),
        ...stepsBetween(first, second),
      ]
    : own
  const lastHard = own.find(({ name }) => name === 'last_hard')?.day
  return {
    daysLeft,
    ...(sessions !== undefined && { sessions }),
    hardAWeek: (facts.days ?? FEW_SESSIONS) > FEW_SESSIONS ? 2 : 1,
    steps: steps.filter(({ day }) => day >= today),
    first,
    ...(second && { second, gap: daysBetween(first.day, second.day) }),
    ...(lastHard !== undefined && { lastHard }),
  }
}
