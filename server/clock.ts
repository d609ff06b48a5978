import { type SQL, sql } from 'drizzle-orm'

/**
 * What time it is for every rule that depends on it: quotas, streak days, undo windows, expiry. Tests move it instead of
 * waiting, or of changing the dates of rows.
 */
export interface Clock {
  now(): Date
}

export const systemClock: Clock = { now: () => new Date() }

/** A moment as a value in SQL. */
export function momentSql(moment: Date): SQL {
  return sql`${moment.toISOString()}::timestamptz`
}
