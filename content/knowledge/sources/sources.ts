import type { Language } from '#contract/language.ts'
import type { RestsOn } from '../entry.ts'
import es from './es.json' with { type: 'json' }
import pt from './pt.json' with { type: 'json' }

/** The sources for readers of other languages than English: titles and names as they are, the words around them translated. */
export const SOURCES: ReadonlyMap<Language, ReadonlyMap<string, string>> = new Map([
  ['pt', new Map(Object.entries(pt))],
  ['es', new Map(Object.entries(es))],
])

/** The name of a study, guideline or set of rules for a reader of a language. */
export const sourceName = ({ name }: Pick<RestsOn, 'name'>, language: Language): string =>
  SOURCES.get(language)?.get(name) ?? name
