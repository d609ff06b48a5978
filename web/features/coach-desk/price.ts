import { MOST_MINOR_UNITS } from '#contract/coach-desk-rules.ts'
import type { Language } from '#contract/language.ts'
import { parseMoney } from '#contract/money.ts'
import { LOCALES } from '#web/i18n/locales.ts'

/** A price as people write it, in minor units of its currency. */
export function parsePrice(typed: string, currency: string, language: Language): number | undefined {
  const minor = parseMoney(typed, currency, LOCALES[language])
  return minor !== undefined && minor <= MOST_MINOR_UNITS ? minor : undefined
}
