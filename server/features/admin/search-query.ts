import { type SQL, sql } from 'drizzle-orm'

const MOST_WORDS = 10

/**
 * What the words of member_directory must hold: for each of these words one that begins with it. What looks like an
 * address is looked for as a whole: the end of it is everybody's, and to look for that takes long.
 * Undefined when nothing is looked for, null when nothing that was typed can be looked for.
 */
export function searchQuery(search = ''): SQL | null | undefined {
  if (search.trim() === '') return undefined
  const words = search
    .normalize('NFC')
    .split(/\s+/)
    .flatMap((part) => (part.includes('@') ? part : (part.match(/[\p{L}\p{N}\p{M}]+/gu) ?? [])))
  if (words.length === 0) return null
  // Quoted, nothing in it means anything to the parser of queries.
  const prefixes = words.slice(0, MOST_WORDS).map((word) => `'${word.replace(/['\\]/g, '$&$&')}':*`)
  return sql`fold_text(${prefixes.join(' & ')})::tsquery`
}
