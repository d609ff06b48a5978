import type { WipData } from 'pg-boss'

/**
 * The queues whose worker neither has a job in hand nor came for one when it should have: it hangs. One that came and
 * was not answered, because the database is away, comes again.
 */
export function findMissedWorkers(workers: WipData[], missedAfterMs: number): string[] {
  const now = Date.now()
  return workers
    .filter(({ count, createdOn, lastFetchedOn, lastJobEndedOn, lastErrorOn, options }) => {
      const lastSeen = Math.max(createdOn, lastFetchedOn ?? 0, lastJobEndedOn ?? 0, lastErrorOn ?? 0)
      return count === 0 && now - lastSeen > pollingMs(options) + missedAfterMs
    })
    .map(({ name }) => name)
}

function pollingMs(options: WipData['options']): number {
  return (options.pollingIntervalSeconds ?? 2) * 1_000
}
