import { and, desc, eq, isNull, type Placeholder, sql } from 'drizzle-orm'
import type { Member } from '#server/http/member.ts'
import type { Services } from '#server/services.ts'
import { saved_quotes } from './tables.ts'

export function listSavedQuotes({ db }: Pick<Services, 'db'>, { user_id }: Member) {
  return db
    .select()
    .from(saved_quotes)
    .where(and(eq(saved_quotes.user_id, user_id), isNull(saved_quotes.removed_at)))
    .orderBy(desc(saved_quotes.created_at), desc(saved_quotes.id))
}

/** The number of saved quotes, as a field for any select. */
export function savedQuoteCount(user_id: string | Placeholder) {
  return sql<number>`(select count(*)::int from ${saved_quotes} where user_id = ${user_id} and removed_at is null)`
}
