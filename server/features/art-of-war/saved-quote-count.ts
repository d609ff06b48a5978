import { type Placeholder, sql } from 'drizzle-orm'
import { saved_quotes } from './tables.ts'

/** As a field of any select. */
export function savedQuoteCount(user_id: string | Placeholder) {
  return sql<number>`(select count(*)::int from ${saved_quotes} where user_id = ${user_id} and removed_at is null)`
}
