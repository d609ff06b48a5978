import type { PhilosopherId, PhilosopherTexts } from '#content/philosophers/en.ts'
import type { QuoteTexts } from '#content/quotes/en.ts'
import { QUOTE_AUTHORS, type QuoteId } from '#content/quotes/quote-authors.ts'
import type { Language } from '#contract/language.ts'
import { importWithRetries } from '#web/router/import-with-retries.ts'

export const QUOTE_IDS = Object.keys(QUOTE_AUTHORS) as QuoteId[]

export type Quote = QuoteTexts[QuoteId] & {
  id: QuoteId
  language: Language
  author: string
  philosopherId: PhilosopherId
}

export type Philosopher = { id: PhilosopherId; name: string; title: string; specialty: string; introduction: string }

export type Book = { language: Language; quotes: Quote[]; philosophers: Philosopher[] }

/** One chunk for each language, so that only the current one is loaded. */
const CHUNKS = {
  quotes: {
    en: importWithRetries(() => import('#content/quotes/en.ts')),
    pt: importWithRetries(() => import('#content/quotes/pt.ts')),
    es: importWithRetries(() => import('#content/quotes/es.ts')),
  },
  philosophers: {
    en: importWithRetries(() => import('#content/philosophers/en.ts')),
    pt: importWithRetries(() => import('#content/philosophers/pt.ts')),
    es: importWithRetries(() => import('#content/philosophers/es.ts')),
  },
}
const QUOTES: Record<Language, () => Promise<QuoteTexts>> = {
  en: async () => (await CHUNKS.quotes.en()).en,
  pt: async () => (await CHUNKS.quotes.pt()).pt,
  es: async () => (await CHUNKS.quotes.es()).es,
}
const PHILOSOPHERS: Record<Language, () => Promise<PhilosopherTexts>> = {
  en: async () => (await CHUNKS.philosophers.en()).en,
  pt: async () => (await CHUNKS.philosophers.pt()).pt,
  es: async () => (await CHUNKS.philosophers.es()).es,
}

export async function readBook(language: Language): Promise<Book> {
  const [texts, speakers] = await Promise.all([QUOTES[language](), PHILOSOPHERS[language]()])
  const quotes = QUOTE_IDS.map((id) => {
    const philosopherId = QUOTE_AUTHORS[id]
    return { ...texts[id], id, language, philosopherId, author: speakers[philosopherId].name }
  })
  const philosophers = (Object.keys(speakers) as PhilosopherId[]).map((id) => ({ id, ...speakers[id] }))
  return { language, quotes, philosophers }
}

/** The philosopher of a saved quote; undefined if the quote is no longer in the content. */
export function philosopherOf(quote_id: string | null): PhilosopherId | undefined {
  return QUOTE_AUTHORS[quote_id as QuoteId]
}

export function readPhilosopherId(value: string | undefined): PhilosopherId | undefined {
  return Object.values(QUOTE_AUTHORS).find((id) => id === value)
}
