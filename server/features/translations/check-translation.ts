import type { Language } from '#contract/language.ts'
import { handlesIn } from '#contract/space-rules.ts'
import { textLanguage } from '#server/strategist/reading/text-language.ts'

/** Targets of Markdown links and of their definitions, addresses with a scheme, and bare host names. */
const ADDRESSES = [
  /\]\(\s*<?([^)\s>]*)/g,
  /\]:\s*<?([^\s>]+)/g,
  /([a-z][a-z0-9+.-]*:\/\/[^\s<>"')\]]+)/gi,
  /\b((?:[a-z0-9-]+\.)+[a-z]{2,}(?:\/[^\s<>"')\]]*)?)/gi,
]

/** Some languages need more words than others, but no translation is three times as long or a quarter. */
const LONGEST = { times: 2, more: 200 }
const SHORTEST_PART = 0.25
/** In a shorter text single words decide about the length. */
const LONG_ENOUGH = 80

/**
 * Whether an answer can be the translation of this text. A model may have obeyed the text instead of translating it, or
 * invented something: a link that the author did not write must never appear under the author's name.
 */
export function isTranslationOf(original: string, answer: string, language: Language): boolean {
  return (
    answer.trim() !== '' &&
    answer.length <= original.length * LONGEST.times + LONGEST.more &&
    (original.length < LONG_ENOUGH || answer.length >= original.length * SHORTEST_PART) &&
    isSubset(addressesIn(answer), addressesIn(original)) &&
    handlesIn(answer).toSorted().join() === handlesIn(original).toSorted().join() &&
    textLanguage(answer, language) === language
  )
}

function addressesIn(text: string): Set<string> {
  const found = ADDRESSES.flatMap((pattern) => [...text.matchAll(pattern)].map(([, address = '']) => address))
  return new Set(found.map((address) => address.replace(/[.,;:!?*_]+$/, '')))
}

function isSubset(some: Set<string>, all: Set<string>): boolean {
  return [...some].every((one) => all.has(one))
}
