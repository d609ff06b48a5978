import { PHILOSOPHERS } from '#content/philosophers/philosophers.ts'
import { en } from '#content/quotes/en.ts'
import { es } from '#content/quotes/es.ts'
import { pt } from '#content/quotes/pt.ts'
import { QUOTE_AUTHORS, type QuoteId } from '#content/quotes/quote-authors.ts'
import type { Language } from '#contract/language.ts'

const TEXTS = { en, pt, es } as const satisfies Record<Language, unknown>

/** The words of a quote in one language; undefined when there is no such quote. */
export function builtInQuote(quote_id: string, language: Language) {
  if (!isQuoteId(quote_id)) return undefined
  const { quote, meaning, importance, application } = TEXTS[language][quote_id]
  return { quote, author: PHILOSOPHERS[language][QUOTE_AUTHORS[quote_id]].name, meaning, importance, application }
}

function isQuoteId(quote_id: string): quote_id is QuoteId {
  return Object.hasOwn(QUOTE_AUTHORS, quote_id)
}
