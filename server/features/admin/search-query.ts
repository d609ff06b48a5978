import { type SQL, sql } from 'drizzle-orm'
import type { Services } from '#server/services.ts'

/** Up to this many matches of a word are all read and sorted. */
export const FEW = 1_000

const MOST_WORDS = 10

/**
 * The search over the words of member_directory: each search word must be the beginning of one of them. An e-mail
 * address is searched as a whole, because its domain is shared by many and slow to search.
 * Undefined without a search, null when the text contains nothing that can be searched.
 */
export function searchQuery(search = ''): SQL | null | undefined {
  if (search.trim() === '') return undefined
  const words = search
    .normalize('NFC')
    .split(/\s+/)
    .flatMap((part) => (part.includes('@') ? part : (part.match(/[\p{L}\p{N}\p{M}]+/gu) ?? [])))
  if (words.length === 0) return null
  // Quoted, so that the query parser treats no character as an operator.
  const prefixes = words.slice(0, MOST_WORDS).map((word) => `'${word.replace(/['\\]/g, '$&$&')}':*`)
  return sql`fold_text(${prefixes.join(' & ')})::tsquery`
}

/** The planner's estimate from its statistics: good enough to choose a query, not to show. */
export async function estimateRows(db: Services['db'], query: SQL): Promise<number> {
  const { rows } = await db.execute<{ 'QUERY PLAN': [{ Plan: { 'Plan Rows': number } }] }>(
    sql`explain (format json) ${query}`,
  )
  return rows[0]?.['QUERY PLAN'][0].Plan['Plan Rows'] ?? 0
}
