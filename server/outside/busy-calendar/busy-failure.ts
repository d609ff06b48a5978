import type { BusyProblem } from '#contract/calendar-rules.ts'

/** Why a busy calendar could not be read. */
export class BusyFailure extends Error {
  readonly problem: BusyProblem

  constructor(problem: BusyProblem, message: string, cause?: unknown) {
    super(message, { cause })
    this.problem = problem
  }
}
