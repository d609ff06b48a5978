import { LANGUAGES, type Language } from '#contract/language.ts'
import { fillWithPlaceholders, hasWords, placeholders, type TextFunction } from './placeholders.ts'
import { sameAsEnglish } from './same-as-english.ts'

/** The same texts in every language; English sets the shape. */
export type TextSet = { name: string; texts: Partial<Record<Language, unknown>> }

type Leaves = Map<string, string>
type PluralKey = { base: string; ordinal: boolean; form: Intl.LDMLPluralRule }

export function compareTexts({ name, texts }: TextSet): string[] {
  const faults: string[] = []
  const english: Leaves = new Map()
  for (const language of LANGUAGES) {
    const report = (key: string, fault: string) =>
      faults.push(`${[name, language, key].filter(Boolean).join(' ')}: ${fault}`)
    if (texts[language] === undefined) {
      report('', 'missing')
      continue
    }
    const leaves: Leaves = language === 'en' ? english : new Map()
    collect(texts[language], '', leaves, report)
    for (const [key, text] of leaves) if (text.trim() === '') report(key, 'empty')
    comparePluralForms(leaves, language, report)
    if (language !== 'en') compareWithEnglish(english, leaves, language, report)
  }
  return faults
}

type Report = (key: string, fault: string) => void

/** Search words that people may type: each language has its own list, of any length. */
const SEARCH_WORDS = 'cues'

function collect(value: unknown, key: string, leaves: Leaves, report: Report): void {
  if (typeof value === 'string') leaves.set(key, value)
  else if (typeof value === 'function') leaves.set(key, fillWithPlaceholders(value as TextFunction))
  else if (typeof value === 'object' && value !== null) {
    for (const [part, inner] of Object.entries(value)) {
      if (part !== SEARCH_WORDS) collect(inner, key ? `${key}.${part}` : part, leaves, report)
    }
  } else report(key, `is a ${value === null ? 'null' : typeof value}, not a text`)
}

function comparePluralForms(leaves: Leaves, language: Language, report: Report): void {
  for (const key of leaves.keys()) {
    const plural = pluralKey(key, leaves)
    if (plural?.form !== 'other') continue
    const rules = new Intl.PluralRules(language, { type: plural.ordinal ? 'ordinal' : 'cardinal' })
    for (const form of rules.resolvedOptions().pluralCategories) {
      if (!leaves.has(plural.base + form)) report(plural.base + form, 'plural form missing')
    }
  }
}

function compareWithEnglish(english: Leaves, leaves: Leaves, language: Exclude<Language, 'en'>, report: Report): void {
  // Languages have different plural forms, so plural keys are compared by their base.
  const shape = (all: Leaves) => new Map([...all.keys()].map((key) => [pluralKey(key, all)?.base ?? key, key]))
  const wanted = shape(english)
  const found = shape(leaves)
  for (const [shared, key] of wanted) if (!found.has(shared)) report(key, 'missing')
  for (const [shared, key] of found) if (!wanted.has(shared)) report(key, 'not in English')

  for (const [key, text] of leaves) {
    const plural = pluralKey(key, leaves)
    const model = english.get(key) ?? (plural && english.get(`${plural.base}other`))
    if (model === undefined) continue
    const [expected, actual] = [model, text].map((one) => openParts(one, plural))
    if (expected !== actual) report(key, `has ${actual || 'no placeholder'} where English has ${expected || 'none'}`)
    if (text === model && hasWords(text) && !sameAsEnglish[language].has(text))
      report(key, `same as English: “${text}”`)
  }
}

// The form for one (“One coach”) may leave out the number; the other forms must contain it.
function openParts(text: string, plural: PluralKey | undefined): string {
  const free = plural && ['zero', 'one', 'two'].includes(plural.form)
  return placeholders(text)
    .filter((part) => !(free && part === '{{count}}'))
    .join(' ')
}

function pluralKey(key: string, leaves: Leaves): PluralKey | undefined {
  const match = /^(.*_)(zero|one|two|few|many|other)$/.exec(key)
  if (!match?.[1] || !match[2] || !leaves.has(`${match[1]}other`)) return undefined
  return { base: match[1], ordinal: match[1].endsWith('_ordinal_'), form: match[2] as Intl.LDMLPluralRule }
}
