import { isolate } from '#contract/isolate-text-rules.ts'
import { type Language, LOCALES } from '#contract/language.ts'

export type TextTree = { readonly [key: string]: string | TextTree }
export type TextValues = { readonly count?: number; readonly returnObjects?: boolean; readonly [name: string]: unknown }

/**
 * The text of a key, with its values filled in; the key itself if there is no text. It supports the part of i18next's
 * format that our texts use: `{{name}}` for a value, `_one`, `_many` and `_other` for a count. Numbers are formatted
 * for the language; a year, which must not be, is given as a string.
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
  return typeof value === 'number' ? rulesOf(language).numbers.format(value) : isolate(String(value ?? ''))
}

/** People say “0 dias”, but the plural rules of Portuguese treat 0 as singular. English and Spanish are not affected. */
function formFor(count: number, language: Language): Intl.LDMLPluralRule {
  return count === 0 ? 'other' : rulesOf(language).plurals.select(count)
}

type LanguageRules = { plurals: Intl.PluralRules; numbers: Intl.NumberFormat }
const rules = new Map<Language, LanguageRules>()

/** Created once a language, because every text on a page may need them. */
function rulesOf(language: Language): LanguageRules {
  const locale = LOCALES[language]
  const known = rules.get(language) ?? {
    plurals: new Intl.PluralRules(locale),
    numbers: new Intl.NumberFormat(locale),
  }
  rules.set(language, known)
  return known
}

/** A dot separates levels, or is part of a name, as in error codes. */
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
