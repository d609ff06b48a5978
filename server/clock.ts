import { type SQL, sql } from 'drizzle-orm'

/**
 * The current time for every rule that depends on it: quotas, streak days, undo windows, expiry. Tests move it instead of
 * waiting or changing the dates of rows.
 */
export interface Clock {
  now(): Date
}

export const systemClock: Clock = { now: () => new Date() }

const DAY_MS = 24 * 60 * 60 * 1000

export const daysAfter = (moment: Date, days: number): Date => new Date(moment.getTime() + days * DAY_MS)

/** A moment as an SQL value. */
export function momentSql(moment: Date): SQL {
  return sql`${moment.toISOString()}::timestamptz`
}
