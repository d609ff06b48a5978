/** The first camp of a new account: seven small tasks, one a day, in this order. */
export const CAMP_TASKS = ['sign_in', 'quiz', 'plan', 'quote', 'power_up', 'follow_up', 'look_back'] as const
export type CampTask = (typeof CAMP_TASKS)[number]

/** An account that is older than the first camp is offered one while it is this young. */
export const CAMP_OFFER_DAYS = 30

/** A day of the member's calendar, counted from 1970-01-01. */
type Day = number

const NOT_YET: Day = Number.POSITIVE_INFINITY

export interface CampFacts {
  today: Day
  started_on: Day
  /** When each task was first done, also before its turn; null while it was not. */
  done_on: Record<CampTask, Day | null>
}

export interface CampStanding {
  /** How many tasks have opened, 1 to 7. */
  day: number
  tasks: { task: CampTask; state: 'done' | 'open' | 'ahead' }[]
  /** The open task that is not done yet; null when there is nothing to do for the camp today. */
  task: CampTask | null
  /** The task that opens tomorrow; null while one is open, and after the last. */
  next: CampTask | null
  /** The day on which the last task was done and had opened. */
  finished_on: Day | null
}

/**
 * One task opens a day: the first on the first day, each other on the day after the one before it was done. So a task
 * that is not done waits, however long someone is away, and nothing is missed. A task that was done before its turn
 * is done when it opens, and that day asks for nothing more.
 */
export function campStanding({ today, started_on, done_on }: CampFacts): CampStanding {
  const standing: CampStanding = { day: 0, tasks: [], task: null, next: null, finished_on: null }
  // A change to a time zone further west can put the first day after today.
  let opens_on = Math.min(started_on, today)
  for (const task of CAMP_TASKS) {
    const done = done_on[task]
    const isOpen = opens_on <= today
    standing.tasks.push({ task, state: done !== null ? 'done' : isOpen ? 'open' : 'ahead' })
    if (isOpen) standing.day += 1
    if (isOpen && done !== null) {
      standing.finished_on = Math.max(opens_on, Math.min(done, today))
      opens_on = standing.finished_on + 1
      continue
    }
    if (isOpen) standing.task = task
    else if (opens_on === today + 1 && done === null) standing.next = task
    standing.finished_on = null
    opens_on = NOT_YET
  }
  return standing
}
