import type { Language } from '#contract/language.ts'

const BOUNDARY: Record<Language, RegExp> = {
  en: /[.,;:!?\n(]|\b(?:but|because|and|so|although|though|however|while|since|when)\s/gi,
  pt: /[.,;:!?\n(]|(?<!\p{L})(?:mas|porque|pq|e|só que|so que|porém|porem|então|entao|pois|quando)\s/giu,
  es: /[.,;:!?¿¡\n(]|(?<!\p{L})(?:pero|porque|pq|y|así que|asi que|aunque|entonces|cuando)\s/giu,
}
const MOST_WORDS = 14

/**
 * The words of the message up to the start of the clause a phrase was cut from: "ignores me" → "my team ignores me".
 * What has no subject reads badly when it is repeated.
 */
export function wholeClause(phrase: string, message: string, language: Language): string {
  const start = message.indexOf(phrase)
  if (start <= 0) return phrase
  const before = message.slice(0, start)
  let from = 0
  for (const boundary of before.matchAll(BOUNDARY[language])) from = boundary.index + boundary[0].length
  const whole = message.slice(from, start + phrase.length).trim()
  return whole.split(/\s+/).length <= MOST_WORDS ? whole : phrase
}
