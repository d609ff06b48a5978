export type TextTree = { readonly [key: string]: string | TextTree }
export type TextValues = { readonly count?: number; readonly returnObjects?: boolean; readonly [name: string]: unknown }

/**
 * The text of a key, with its values in place; the key itself where there is none. Texts are written as i18next reads
 * them, of which this is the part that ours use: `{{name}}` for a value, `_one`, `_many` and `_other` for a number.
 */
export function translate(texts: TextTree, language: string, key: string, values: TextValues = {}): string | TextTree {
  const { count, returnObjects } = values
  const plural = typeof count === 'number' ? find(texts, `${key}_${formFor(count, language)}`) : undefined
  const text = plural ?? find(texts, key)
  if (typeof text === 'string') return text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ''))
  return returnObjects && text ? text : key
}

const pluralRules = new Map<string, Intl.PluralRules>()

function formFor(count: number, language: string): Intl.LDMLPluralRule {
  const rules = pluralRules.get(language) ?? new Intl.PluralRules(language)
  pluralRules.set(language, rules)
  return rules.select(count)
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
