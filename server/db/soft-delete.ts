import { type AnyColumn, type SQL, sql } from 'drizzle-orm'
import { momentSql } from '#server/clock.ts'

// A row that is deleted gets the moment of it, stays for a day so that deleting can be undone, and is then removed by a job.

/** What deleting sets. Deleting it again, in another tab say, does not prolong the day in which it can be restored. */
export const deletedAt = (deleted_at: AnyColumn, now: Date): SQL => sql`coalesce(${deleted_at}, ${momentSql(now)})`

/** For the job that removes what can no longer be restored. */
export const deletedForGood = (deleted_at: AnyColumn, now: Date): SQL =>
  sql`(${deleted_at} < ${momentSql(now)} - interval '1 day')`

/** Also true of what is not deleted: restoring it is no mistake. */
export const restorable = (deleted_at: AnyColumn, now: Date): SQL =>
  sql`(${deletedForGood(deleted_at, now)} is not true)`
