import { type Language, LOCALES } from '#contract/language.ts'
import { exponentOf, parseMoney } from '#contract/money.ts'
import { MOST_MINOR_UNITS } from '#contract/offer-rules.ts'

/** A price as people write it, in minor units of its currency. */
export function parsePrice(typed: string, currency: string, language: Language): number | undefined {
  const minor = parseMoney(typed, currency, LOCALES[language])
  return minor !== undefined && minor <= MOST_MINOR_UNITS ? minor : undefined
}

export type PriceProblem = 'number' | 'cents' | 'tooHigh'

/** What is wrong with a price that was typed; undefined for a valid one. */
export function priceProblem(typed: string, currency: string, language: Language): PriceProblem | undefined {
  if (parsePrice(typed, currency, language) !== undefined) return undefined
  // An amount with too many digits for a number counts as too high.
  const isLong = /^[\d.,]{16,}$/.test(typed.trim())
  if (isLong || parseMoney(typed, currency, LOCALES[language]) !== undefined) return 'tooHigh'
  const readWithCents = parseMoney(typed, 'USD', LOCALES[language])
  return exponentOf(currency) === 0 && readWithCents !== undefined ? 'cents' : 'number'
}
