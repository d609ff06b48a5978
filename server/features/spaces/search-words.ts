import { LANGUAGES, type Language } from '#contract/language.ts'
import { textLanguage } from '#server/strategist/reading/text-language.ts'
import { longestNameAt, techniquesNamed } from './find-techniques.ts'
import { isStopWord, searchStem, wordsOf } from './search-stem.ts'

/** What is stored of a post to find it: its stemmed words and the techniques it names. As the text of a tsvector. */
export function searchVector(body: string, language: Language): string {
  const spoken = textLanguage(body, language)
  const said = wordsOf(body)
  const stems = said.filter((word) => !isStopWord(word)).map((word) => searchStem(word, spoken))
  const techniques = techniquesNamed(said, spoken).map(techniqueWord)
  return [...new Set([...stems, ...techniques])].map(quoted).join(' ')
}

/** A word of a search, or the name of a technique in it. */
export interface SearchPart {
  said: readonly string[]
  isTechnique: boolean
  /** Each is enough to find a post that has all its words. */
  alternatives: readonly (readonly string[])[]
}

/** More words do not make a search more precise, only slower. */
const MOST_WORDS = 10

/** What a search asks for. Its language does not matter: each word is read in all three. */
export function searchParts(search: string): SearchPart[] {
  const words = wordsOf(search).slice(0, MOST_WORDS)
  const parts: SearchPart[] = []
  for (let place = 0; place < words.length; ) {
    const name = longestNameAt(words, place)
    const said = words.slice(place, place + (name?.length ?? 1))
    const alternatives = [...(name?.ids ?? []).map((id) => [techniqueWord(id)]), ...stemmed(said)]
    if (alternatives.length > 0) parts.push({ said, isTechnique: name !== undefined, alternatives })
    place += said.length
  }
  return parts
}

/** The words themselves in each language, because a post may be in another language than its author said. */
function stemmed(said: readonly string[]): string[][] {
  const words = said.filter((word) => !isStopWord(word))
  if (words.length === 0) return []
  const forms = LANGUAGES.map((language) => words.map((word) => searchStem(word, language)))
  return forms.filter((form, index) => forms.findIndex((other) => other.join() === form.join()) === index)
}

/** The text of a tsquery: all parts, each by one of its alternatives. */
export function searchQuery(parts: readonly SearchPart[]): string {
  const one = ({ alternatives }: SearchPart) => alternatives.map((words) => words.map(quoted).join(' & ')).join(' | ')
  return parts.map((part) => `(${one(part)})`).join(' & ')
}

/** A technique in the index. No word has a slash. */
export const techniqueWord = (id: string): string => `/${id}`

/** A word for the text of a tsvector or tsquery. Words consist of letters, digits and apostrophes. */
const quoted = (word: string): string => `'${word.replaceAll("'", "''")}'`
