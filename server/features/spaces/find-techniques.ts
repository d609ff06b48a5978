import { TECHNIQUES } from '#content/techniques/techniques.ts'
import { LANGUAGES, type Language } from '#contract/language.ts'
import { isStopWord, searchStem, wordsOf } from './search-stem.ts'

interface Names {
  /** Techniques by the stems of their names. */
  ids: ReadonlyMap<string, string>
  /** First words of names: most words of a text begin none. */
  begins: ReadonlySet<string>
}

interface Named {
  id: string
  /** How many words the name has. */
  length: number
}

/** Joins the stems of a name. */
const GAP = ' '

/** A name of two words is often written as one: lowkick, halfguard. */
function spellings(name: string): string[][] {
  const parts = wordsOf(name)
  const isJoinable = parts.length === 2 && !parts.some(isStopWord)
  return isJoinable ? [parts, [parts.join('')]] : [parts]
}

export function stemmedNames(names: readonly string[], language: Language): string[] {
  const stemmed = names.flatMap(spellings).map((parts) => parts.map((part) => searchStem(part, language)).join(GAP))
  return [...new Set(stemmed)]
}

function namesIn(language: Language): Names {
  const entries = TECHNIQUES.flatMap(({ id, names }) =>
    stemmedNames(names[language], language).map((name) => [name, id] as const),
  )
  return { ids: new Map(entries), begins: new Set(entries.map(([name]) => firstOf(name))) }
}

const firstOf = (name: string): string => name.split(GAP, 1)[0] ?? name

let known: Record<Language, Names> | undefined
/** Made when the first post is written or searched, so that the server starts without it. */
function namesByLanguage(): Record<Language, Names> {
  known ??= { en: namesIn('en'), pt: namesIn('pt'), es: namesIn('es') }
  return known
}

const LONGEST_NAME = 6

/** The techniques whose name begins at this word, the longest name first. */
function namedAt(stems: readonly string[], begin: number, names: Names): Named[] {
  const named: Named[] = []
  if (!names.begins.has(stems[begin] ?? '')) return named
  for (let length = Math.min(LONGEST_NAME, stems.length - begin); length > 0; length--) {
    const id = names.ids.get(stems.slice(begin, begin + length).join(GAP))
    if (id !== undefined) named.push({ id, length })
  }
  return named
}

/**
 * All techniques that a text names, also those inside a longer name: a post about the half guard is about the guard too.
 * Gyms everywhere use English names, so those are found in every text.
 */
export function techniquesNamed(said: readonly string[], language: Language): string[] {
  const found = new Set<string>()
  for (const each of new Set<Language>([language, 'en'])) {
    const names = namesByLanguage()[each]
    const stems = said.map((word) => searchStem(word, each))
    for (const begin of stems.keys()) for (const { id } of namedAt(stems, begin, names)) found.add(id)
  }
  return [...found]
}

/** The longest name at this word of a search in any language; several techniques if languages use it differently. */
export function longestNameAt(said: readonly string[], begin: number): { ids: string[]; length: number } | undefined {
  const named = LANGUAGES.flatMap((language) => {
    const stems = said.slice(begin, begin + LONGEST_NAME).map((word) => searchStem(word, language))
    return namedAt(stems, 0, namesByLanguage()[language]).slice(0, 1)
  })
  if (named.length === 0) return undefined
  const length = Math.max(...named.map((each) => each.length))
  return { length, ids: [...new Set(named.filter((each) => each.length === length).map(({ id }) => id))] }
}

/** All words that names consist of, stemmed: what a mistyped word may have meant. */
export function wordsOfNames(): string[] {
  const names = LANGUAGES.flatMap((language) => [...namesByLanguage()[language].ids.keys()])
  return [...new Set(names.flatMap((name) => name.split(GAP)))]
}

/** The techniques that have this stem as a name. */
export function techniquesCalled(stem: string): string[] {
  return LANGUAGES.flatMap((language) => namesByLanguage()[language].ids.get(stem) ?? [])
}
