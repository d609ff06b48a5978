import { type AnyColumn, type SQL, sql } from 'drizzle-orm'
import { momentSql } from '#server/clock.ts'

// A deleted row gets `deleted_at`, stays for a day so that deleting can be undone, and is then removed by a job.

/** The value that deleting sets. Deleting again, for example in another tab, does not extend the time for undo. */
export const deletedAt = (deleted_at: AnyColumn, now: Date): SQL => sql`coalesce(${deleted_at}, ${momentSql(now)})`

/** For the job that removes rows that can no longer be restored. */
export const undoExpired = (deleted_at: AnyColumn, now: Date): SQL =>
  sql`(${deleted_at} < ${momentSql(now)} - interval '1 day')`

/** Also true for rows that are not deleted, so that restoring twice is no error. */
export const restorable = (deleted_at: AnyColumn, now: Date): SQL => sql`(${undoExpired(deleted_at, now)} is not true)`
