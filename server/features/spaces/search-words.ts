import type { Language } from '#contract/language.ts'
import { textLanguage } from '#server/strategist/reading/text-language.ts'
import { techniquesNamed } from './find-techniques.ts'
import { isStopWord, searchStem, wordsOf } from './search-stem.ts'

/** What is stored of a post to find it: its stemmed words and the techniques it names. As the text of a tsvector. */
export function searchVector(body: string, language: Language): string {
  const spoken = textLanguage(body, language)
  const said = wordsOf(body)
  const stems = said.filter((word) => !isStopWord(word)).map((word) => searchStem(word, spoken))
  const techniques = techniquesNamed(said, spoken).map(techniqueWord)
  return [...new Set([...stems, ...techniques])].map(quoted).join(' ')
}

/** A technique in the index. No word has a slash. */
export const techniqueWord = (id: string): string => `/${id}`

/** A word for the text of a tsvector or tsquery. Words consist of letters, digits and apostrophes. */
export const quoted = (word: string): string => `'${word.replaceAll("'", "''")}'`
