import { type SQL, sql } from 'drizzle-orm'

/** As JSON tells a moment. */
export function isoMoment(moment: SQL): SQL<string> {
  return sql`to_char(${moment} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
}

/** As a cursor tells it, with all its digits. */
export function exactMoment(moment: SQL): SQL<string> {
  return sql`coalesce(to_char(${moment} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'), '-infinity')`
}
