import { synonyms } from '#content/synonyms/synonyms.ts'
import type { Language } from '#contract/language.ts'
import { tokenAsSeen, tokensOf, writtenTokens } from '../concepts/features.ts'
import { stem } from '../reading/stem.ts'

/** A group is named by a sign that no word has, and its number. */
const GROUP = '='
export const isGroup = (term: string): boolean => term.startsWith(GROUP)

interface Phrase {
  /** The stems after the first two. */
  rest: readonly string[]
  group: string
}
/** What begins with a stem: words of that stem alone, and phrases by their second stem. */
interface Beginning {
  alone: string[]
  phrases: Map<string, Phrase[]>
}
type Beginnings = ReadonlyMap<string, Beginning>

const known = new Map<Language, Beginnings>()

/** Numbers and marks are left out: they are in answers about anything. */
function stemsOf(text: string, language: Language): string[] {
  const stems: string[] = []
  for (const token of tokensOf(text)) if (HAS_LETTER.test(token)) stems.push(stem(token, language))
  return stems
}
/** Nearly every token begins with a plain letter, which is found fastest. */
const HAS_LETTER = /^[a-z]|\p{L}/u

function beginningsOf(language: Language): Beginnings {
  const built = known.get(language)
  if (built) return built
  const beginnings = new Map<string, Beginning>()
  for (const [index, words] of synonyms(language).entries())
    for (const each of words) {
      const group = `${GROUP}${index}`
      const [first = '', second, ...rest] = stemsOf(each, language)
      const beginning: Beginning = beginnings.get(first) ?? { alone: [], phrases: new Map() }
      beginnings.set(first, beginning)
      if (second === undefined) beginning.alone.push(group)
      else beginning.phrases.set(second, [...(beginning.phrases.get(second) ?? []), { rest, group }])
    }
  known.set(language, beginnings)
  return beginnings
}

/** How much a term counts that occurs so often: a second occurrence says less than the first. */
export const timesWeight = (times: number): number => 1 + Math.log(times)

/** A stem of a text, and what begins with it. */
interface Begun {
  stem: string
  beginning: Beginning | undefined
}

function groupsIn(stems: readonly Begun[]): string[] {
  const groups: string[] = []
  for (let place = 0; place < stems.length; place++) {
    const beginning = (stems[place] as Begun).beginning
    if (!beginning) continue
    groups.push(...beginning.alone)
    for (const { rest, group } of beginning.phrases.get(stems[place + 1]?.stem ?? '') ?? [])
      if (rest.every((each, next) => stems[place + 2 + next]?.stem === each)) groups.push(group)
  }
  return groups
}

/** The stems of a text, and the groups of synonyms to which its words and phrases belong, as they occur. */
export function termsOf(text: string, language: Language): string[] {
  const beginnings = beginningsOf(language)
  const stems = stemsOf(text, language)
  return [...stems, ...groupsIn(stems.map((stem) => ({ stem, beginning: beginnings.get(stem) })))]
}

/** The terms of many texts, numbered as they first occur. */
export interface NumberedTerms {
  numberOf: ReadonlyMap<string, number>
  /** The numbers of the terms of one more text, in the order of `termsOf`. */
  read: (text: string) => number[]
}

/** Each token is looked at once: the indexes are built from more than a million. */
export function numberTerms(language: Language): NumberedTerms {
  const beginnings = beginningsOf(language)
  const numberOf = new Map<string, number>()
  const toNumber = (term: string): number => {
    const known = numberOf.get(term)
    if (known !== undefined) return known
    numberOf.set(term, numberOf.size)
    return numberOf.size - 1
  }
  /** Null for what has no letter. */
  const seen = new Map<string, (Begun & { number: number }) | null>()
  const look = (written: string) => {
    const token = tokenAsSeen(written)
    const own = HAS_LETTER.test(token) ? stem(token, language) : null
    const found = own === null ? null : { stem: own, beginning: beginnings.get(own), number: toNumber(own) }
    seen.set(written, found)
    return found
  }
  return {
    numberOf,
    read(text) {
      const stems: (Begun & { number: number })[] = []
      for (const written of writtenTokens(text)) {
        const known = seen.get(written)
        const found = known === undefined ? look(written) : known
        if (found) stems.push(found)
      }
      const numbers = stems.map(({ number }) => number)
      for (const group of groupsIn(stems)) numbers.push(toNumber(group))
      return numbers
    },
  }
}
