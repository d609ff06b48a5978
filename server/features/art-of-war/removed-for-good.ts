import { sql } from 'drizzle-orm'
import { saved_quotes } from './tables.ts'

/** A quote can be put back for a day; then a job deletes it. Null, not false, for one that is still in the box. */
export const removedForGood = sql`(${saved_quotes.removed_at} < now() - interval '1 day')`
