import { type SQL, sql } from 'drizzle-orm'

/**
 * The current time for every rule that depends on it: quotas, streak days, undo windows, expiry. Tests move it instead of
 * waiting or changing the dates of rows.
 */
export interface Clock {
  now(): Date
}

export const systemClock: Clock = { now: () => new Date() }

/** A moment as an SQL value. */
export function momentSql(moment: Date): SQL {
  return sql`${moment.toISOString()}::timestamptz`
}
