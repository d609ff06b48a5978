import { synonyms } from '#content/synonyms/synonyms.ts'
import type { Language } from '#contract/language.ts'
import { tokensOf } from '../concepts/features.ts'
import { stem } from '../reading/stem.ts'

/** A group is named by a sign that no word has, and its number. */
const GROUP = '='
export const isGroup = (term: string): boolean => term.startsWith(GROUP)

interface Phrase {
  /** The stems after the first one. */
  rest: readonly string[]
  group: string
}
/** The phrases of the groups, by their first stem. */
type Phrases = ReadonlyMap<string, readonly Phrase[]>

const known = new Map<Language, Phrases>()

/** Numbers and marks are left out: they are in answers about anything. */
const stemsOf = (text: string, language: Language): string[] =>
  tokensOf(text)
    .filter((token) => /\p{L}/u.test(token))
    .map((token) => stem(token, language))

function phrasesOf(language: Language): Phrases {
  const built = known.get(language)
  if (built) return built
  const phrases = new Map<string, Phrase[]>()
  for (const [index, words] of synonyms(language).entries())
    for (const each of words) {
      const [first = '', ...rest] = stemsOf(each, language)
      phrases.set(first, [...(phrases.get(first) ?? []), { rest, group: `${GROUP}${index}` }])
    }
  known.set(language, phrases)
  return phrases
}

/** The stems of a text, and the groups of synonyms to which its words and phrases belong, as they occur. */
export function termsOf(text: string, language: Language): string[] {
  const phrases = phrasesOf(language)
  const stems = stemsOf(text, language)
  const groups: string[] = []
  for (const [place, first] of stems.entries())
    for (const { rest, group } of phrases.get(first) ?? [])
      if (rest.every((each, next) => stems[place + 1 + next] === each)) groups.push(group)
  return [...stems, ...groups]
}
