import { synonyms } from '#content/synonyms/synonyms.ts'
import type { Language } from '#contract/language.ts'
import { tokensOf } from '../concepts/features.ts'
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

/** Numbers and marks have no terms: they are in answers about anything. */
const HAS_LETTER = /^[a-z]|\p{L}/u

function beginningsOf(language: Language): Beginnings {
  const beginnings = new Map<string, Beginning>()
  for (const [index, words] of synonyms(language).entries())
    for (const each of words) {
      const group = `${GROUP}${index}`
      const stems = tokensOf(each).filter((token) => HAS_LETTER.test(token))
      const [first = '', second, ...rest] = stems.map((token) => stem(token, language))
      const beginning: Beginning = beginnings.get(first) ?? { alone: [], phrases: new Map() }
      beginnings.set(first, beginning)
      if (second === undefined) beginning.alone.push(group)
      else beginning.phrases.set(second, [...(beginning.phrases.get(second) ?? []), { rest, group }])
    }
  return beginnings
}

/** The stem of a token, and what begins with it. */
interface KnownToken {
  stem: string
  beginning: Beginning | undefined
}
interface Tokens {
  beginnings: Beginnings
  /** Null for numbers and marks. */
  remembered: Map<string, KnownToken | null>
}
/** The bank has up to 30,000 words a language. Members can type anything, so not every misspelling is kept. */
const MOST_REMEMBERED = 50_000
const known = new Map<Language, Tokens>()

function tokensIn(language: Language): Tokens {
  const built = known.get(language) ?? { beginnings: beginningsOf(language), remembered: new Map() }
  known.set(language, built)
  return built
}

function lookUp(token: string, language: Language, { beginnings, remembered }: Tokens): KnownToken | null {
  const found = remembered.get(token)
  if (found !== undefined) return found
  const own = HAS_LETTER.test(token) ? stem(token, language) : null
  const made = own === null ? null : { stem: own, beginning: beginnings.get(own) }
  if (remembered.size >= MOST_REMEMBERED) remembered.clear()
  remembered.set(token, made)
  return made
}

/** How much a term counts that occurs so often: a second occurrence says less than the first. */
export const timesWeight = (times: number): number => 1 + Math.log(times)

/** The stems of a text, and the groups of synonyms to which its words and phrases belong, as they occur. */
export function termsOf(text: string, language: Language): string[] {
  const tokens = tokensIn(language)
  const terms: string[] = []
  const beginnings: (Beginning | undefined)[] = []
  for (const token of tokensOf(text)) {
    const found = lookUp(token, language, tokens)
    if (found === null) continue
    terms.push(found.stem)
    beginnings.push(found.beginning)
  }
  for (const [place, beginning] of beginnings.entries()) {
    if (!beginning) continue
    for (const group of beginning.alone) terms.push(group)
    const second = place + 1 < beginnings.length ? (terms[place + 1] as string) : ''
    for (const { rest, group } of beginning.phrases.get(second) ?? [])
      if (rest.every((each, next) => place + 2 + next < beginnings.length && terms[place + 2 + next] === each))
        terms.push(group)
  }
  return terms
}
