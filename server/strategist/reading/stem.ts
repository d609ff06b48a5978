import { stemmer as english } from '@orama/stemmers/english'
import { stemmer as portuguese } from '@orama/stemmers/portuguese'
import { stemmer as spanish } from '@orama/stemmers/spanish'
import type { Language } from '#contract/language.ts'
import { fold } from './fold.ts'
import { IRREGULAR_FORMS } from './irregular-forms.ts'

const STEMMERS: Record<Language, (word: string) => string> = { en: english, pt: portuguese, es: spanish }

// Members can type anything: without a limit the cache would grow with every misspelling.
const MOST_REMEMBERED = 20_000
const remembered: Record<Language, Map<string, string>> = { en: new Map(), pt: new Map(), es: new Map() }

/** The Spanish stemmer treats "peleas" as a verb, unlike "pelea", so plurals are removed first. */
const singular = (word: string, language: Language): string =>
  language === 'es' && /^.{3,}[aeo]s$/.test(word) ? word.slice(0, -1) : word

/** The common stem of a word's forms. */
export function stem(word: string, language: Language): string {
  const memory = remembered[language]
  const known = memory.get(word)
  if (known !== undefined) return known
  const folded = fold(word)
  const stemmed = STEMMERS[language](IRREGULAR_FORMS[language].get(folded) ?? singular(folded, language))
  if (memory.size >= MOST_REMEMBERED) memory.clear()
  memory.set(word, stemmed)
  return stemmed
}
