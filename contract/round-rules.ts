import { addDays } from './day-rules.ts'
import type { CampTask } from './first-camp-rules.ts'
import type { CoachedSession, NextStep, OwedAnswer, OwedDebrief, Round, Tomorrow } from './round.ts'
import type { ActivityKind } from './streak.ts'

/** A quiz that is older than this no longer says how hot someone burns. */
export const QUIZ_FRESH_DAYS = 30
/** After this many days without an activity someone has been away. */
export const AWAY_DAYS = 2

/** Everything that decides what to do today. Days are texts ('2026-11-15') in the member's time zone. */
export interface RoundState {
  today: string
  /** What the member prepared for, if it is today. */
  event_day: { event: string | null; is_fight: boolean } | null
  /** The open step that is due first. */
  step: NextStep | null
  /** The commitment that is due first. */
  owed: OwedAnswer | null
  /** The event that is over and that the member has not told of. */
  debrief: OwedDebrief | null
  /** The next time with a coach that is not over. */
  session: CoachedSession | null
  /** The first camp, unless it was left or is finished: the task to do today, or else the one of tomorrow. */
  camp: { task: CampTask | null; next: CampTask | null; brings_quiz: boolean } | null
  quiz_taken_on: string | null
  done_today: readonly ActivityKind[]
  streak_days: number
  /** Whole days without an activity before today; 0 for someone new. */
  days_away: number
}

/**
 * Today's round: exactly one thing to do, whatever the state. The day of a fight is about the fight alone: everything
 * else waits until tomorrow. Otherwise what someone promised comes first, then what is booked.
 */
export function todaysRound(state: RoundState): Round {
  const { today, event_day, step, owed, debrief, session, camp, quiz_taken_on, done_today, days_away } = state
  const is_back = days_away >= AWAY_DAYS
  if (event_day) return { kind: 'event_day', ...event_day, is_warm: done_today.includes('power_up') }
  if (step && isDue(step, today)) return { kind: 'step', next: step }
  if (owed && owed.due_date <= today) return { kind: 'answer', owed }
  if (debrief) return { kind: 'debrief', debrief }
  if (session && session.day <= today) return { kind: 'session', session }
  if (camp?.task) return { kind: 'camp', task: camp.task, is_back }
  if (!camp?.brings_quiz && isQuizOld(quiz_taken_on, today)) return { kind: 'quiz', taken_on: quiz_taken_on }
  if (done_today.length === 0) return { kind: 'power_up', is_back }
  return { kind: 'done', did: [...done_today], tomorrow: tomorrowOf(state) }
}

/** What waits on the day after today: the first of these, and always at least one more day of the streak. */
function tomorrowOf({ today, step, session, camp, streak_days }: RoundState): Tomorrow {
  const tomorrow = addDays(today, 1)
  if (step && isDue(step, tomorrow)) return { kind: 'step', text: step.step.text }
  if (session && session.day <= tomorrow) return { kind: 'session', session }
  if (camp?.next) return { kind: 'camp', task: camp.next }
  return { kind: 'streak', days: streak_days + 1 }
}

function isDue({ step }: NextStep, day: string): boolean {
  return step.due_date !== null && step.due_date <= day
}

function isQuizOld(taken_on: string | null, today: string): boolean {
  return taken_on === null || addDays(taken_on, QUIZ_FRESH_DAYS) < today
}
