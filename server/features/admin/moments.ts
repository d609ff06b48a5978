import { type SQL, sql } from 'drizzle-orm'

/** A moment in the format of JSON. */
export function isoMoment(moment: SQL): SQL<string> {
  return sql`to_char(${moment} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
}

/** A moment in the format of cursors, with microseconds. */
export function exactMoment(moment: SQL): SQL<string> {
  return sql`coalesce(to_char(${moment} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'), '-infinity')`
}
