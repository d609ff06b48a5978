import type { PgBoss } from 'pg-boss'
import type { Logger } from 'pino'

const REPEAT_AFTER_MS = 10_000

/**
 * Without a listener for `error` a lost database would end the process. While it is away every poll fails anew,
 * so the same message is written once in a while only.
 */
export function reportProblems(boss: PgBoss, log: Logger): void {
  const recent = new Set<string>()
  boss.on('error', (error) => {
    if (recent.has(error.message)) return
    recent.add(error.message)
    setTimeout(() => recent.delete(error.message), REPEAT_AFTER_MS).unref()
    log.warn({ err: error }, 'the jobs have a problem and go on')
  })
  // The data of a warning may hold values of jobs: only the sentence is fit for a log.
  boss.on('warning', ({ message }) => log.warn({ warning: message }, 'the jobs have a warning'))
}
