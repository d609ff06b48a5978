import { type Placeholder, sql } from 'drizzle-orm'
import { conversations } from './tables.ts'

/** The summary as a field for any select. */
export function summaryOf(conversation_id: string | Placeholder) {
  return sql<string | null>`(select summary from ${conversations} where id = ${conversation_id})`
}
