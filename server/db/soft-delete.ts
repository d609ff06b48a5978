import { type AnyColumn, type SQL, sql } from 'drizzle-orm'

// A row that is deleted gets the moment of it, stays for a day so that deleting can be undone, and is then removed by a job.

/** What deleting sets. Deleting it again, in another tab say, does not prolong the day in which it can be restored. */
export const deletedNow = (deleted_at: AnyColumn): SQL => sql`coalesce(${deleted_at}, now())`

/** For the job that removes what can no longer be restored. */
export const deletedForGood = (deleted_at: AnyColumn): SQL => sql`(${deleted_at} < now() - interval '1 day')`

/** Also true of what is not deleted: restoring it is no mistake. */
export const restorable = (deleted_at: AnyColumn): SQL => sql`(${deletedForGood(deleted_at)} is not true)`
