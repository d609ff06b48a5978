import { sql } from 'drizzle-orm'
import { conversations } from './tables.ts'

/** A conversation can be restored for a day; then a job removes it. Null, not false, for one that is not deleted. */
export const deletedForGood = sql`(${conversations.deleted_at} < now() - interval '1 day')`
