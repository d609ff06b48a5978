import type { Language } from '#contract/language.ts'
import { isolate } from '#contract/text-rules.ts'
import { LOCALES } from './locales.ts'

export type TextTree = { readonly [key: string]: string | TextTree }
export type TextValues = { readonly count?: number; readonly returnObjects?: boolean; readonly [name: string]: unknown }

/**
 * The text of a key, with its values in place; the key itself where there is none. Texts are written as i18next reads
 * them, of which this is the part that ours use: `{{name}}` for a value, `_one`, `_many` and `_other` for a number. A
 * value that is a number is written as the language writes it; a year is none, and given as a string.
 */
export function translate(
  texts: TextTree,
  language: Language,
  key: string,
  values: TextValues = {},
): string | TextTree {
  const { count, returnObjects } = values
  const plural = typeof count === 'number' ? find(texts, `${key}_${formFor(count, language)}`) : undefined
  const text = plural ?? find(texts, key)
  if (typeof text === 'string')
    return text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => write(values[name], language))
  return returnObjects && text ? text : key
}

function write(value: unknown, language: Language): string {
  return typeof value === 'number' ? customsOf(language).numbers.format(value) : isolate(String(value ?? ''))
}

/** People say “0 dias”; the rules of Portuguese would count 0 as one. English and Spanish agree with people. */
function formFor(count: number, language: Language): Intl.LDMLPluralRule {
  return count === 0 ? 'other' : customsOf(language).plurals.select(count)
}

type Customs = { plurals: Intl.PluralRules; numbers: Intl.NumberFormat }
const customs = new Map<Language, Customs>()

/** Made once a language: every text on a page may need them. */
function customsOf(language: Language): Customs {
  const locale = LOCALES[language]
  const known = customs.get(language) ?? {
    plurals: new Intl.PluralRules(locale),
    numbers: new Intl.NumberFormat(locale),
  }
  customs.set(language, known)
  return known
}

/** A dot leads a level down, or is part of a name: the codes of errors have one. */
function find(texts: TextTree, key: string): string | TextTree | undefined {
  if (Object.hasOwn(texts, key)) return texts[key]
  for (let dot = key.indexOf('.'); dot !== -1; dot = key.indexOf('.', dot + 1)) {
    const name = key.slice(0, dot)
    const below = Object.hasOwn(texts, name) ? texts[name] : undefined
    const found = typeof below === 'object' ? find(below, key.slice(dot + 1)) : undefined
    if (found !== undefined) return found
  }
  return undefined
}
