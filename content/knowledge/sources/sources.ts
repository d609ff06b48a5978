import type { Language } from '#contract/language.ts'
import type { RestsOn } from '../entry.ts'
import es from './es.json' with { type: 'json' }
import pt from './pt.json' with { type: 'json' }

/** The sources for readers of other languages than English: titles and names as they are, the words around them translated. */
export const SOURCES: Record<Exclude<Language, 'en'>, Readonly<Record<string, string>>> = { pt, es }

/** The name of a study, guideline or set of rules for a reader of a language. */
export function sourceName({ name }: Pick<RestsOn, 'name'>, language: Language): string {
  return language === 'en' ? name : (SOURCES[language][name] ?? name)
}
