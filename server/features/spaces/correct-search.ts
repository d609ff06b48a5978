import { sql } from 'drizzle-orm'
import { LANGUAGES } from '#contract/language.ts'
import type { Database } from '#server/db/database.ts'
import { isOneMistakeApart } from '#server/strategist/reading/spelling.ts'
import { techniquesCalled, wordsOfNames } from './find-techniques.ts'
import { searchStem } from './search-stem.ts'
import { type SearchPart, techniqueWord } from './search-words.ts'
import { posts } from './tables.ts'

/** Only in these are words looked for that a mistyped one may have meant: the cost does not grow with the posts. */
const POSTS_READ = 1_000
/** One wrong letter in a shorter word is often another word. */
const SHORTEST = 4
const MOST_MEANT = 8

/** The search with words of the glossary or of recent posts that are one mistake away; nothing if there are none. */
export async function correctParts(
  db: Pick<Database, 'execute'>,
  space_ids: readonly string[],
  parts: readonly SearchPart[],
): Promise<SearchPart[] | undefined> {
  const typed = parts.filter(isCorrectable).flatMap(({ said }) => said.flatMap(stemsOf))
  if (typed.length === 0) return undefined
  const lengths = typed.map((stem) => stem.length)
  const known = [
    ...wordsOfNames(),
    ...(await recentWords(db, space_ids, Math.min(...lengths) - 1, Math.max(...lengths) + 1)),
  ]
  const corrected = parts.map((part) => (isCorrectable(part) ? correct(part, known) : part))
  return corrected.some((part, index) => part !== parts[index]) ? corrected : undefined
}

const isCorrectable = ({ isTechnique, said }: SearchPart): boolean =>
  !isTechnique && said.every((word) => word.length >= SHORTEST)

const stemsOf = (word: string): string[] => [...new Set(LANGUAGES.map((language) => searchStem(word, language)))]

function correct(part: SearchPart, known: readonly string[]): SearchPart {
  const typed = part.said.flatMap(stemsOf)
  const isMeant = (word: string) =>
    word.length >= SHORTEST - 1 && typed.some((stem) => stem !== word && isOneMistakeApart(stem, word))
  const meant = [...new Set(known.filter(isMeant))].slice(0, MOST_MEANT)
  if (meant.length === 0) return part
  const techniques = meant.flatMap(techniquesCalled).map(techniqueWord)
  return { ...part, alternatives: [...part.alternatives, ...[...meant, ...techniques].map((word) => [word])] }
}

/** Stemmed words of this length in the newest posts that the reader may read. */
async function recentWords(
  db: Pick<Database, 'execute'>,
  space_ids: readonly string[],
  shortest: number,
  longest: number,
): Promise<string[]> {
  const { rows } = await db.execute<{ word: string }>(sql`
    select distinct word.word from (
      select post.space_id, post.search from ${posts} post where post.state = 'shown'
      order by post.created_at desc, post.id desc limit ${POSTS_READ}
    ) post, unnest(tsvector_to_array(post.search)) word(word)
    where post.space_id = any(${sql.param(space_ids)}::uuid[])
      and length(word.word) between ${shortest} and ${longest} and word.word not like '/%'`)
  return rows.map(({ word }) => word)
}
