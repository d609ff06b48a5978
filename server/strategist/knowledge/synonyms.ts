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

/** The stems of a text, and the groups of synonyms to which its words and phrases belong, as they occur. */
export function termsOf(text: string, language: Language): string[] {
  const beginnings = beginningsOf(language)
  const stems = stemsOf(text, language)
  const groups: string[] = []
  for (let place = 0; place < stems.length; place++) {
    const beginning = beginnings.get(stems[place] as string)
    if (!beginning) continue
    groups.push(...beginning.alone)
    for (const { rest, group } of beginning.phrases.get(stems[place + 1] ?? '') ?? [])
      if (rest.every((each, next) => stems[place + 2 + next] === each)) groups.push(group)
  }
  return [...stems, ...groups]
}
