import type { PhilosopherId } from '#content/philosophers.ts'
import type { QuoteTexts } from '#content/quotes/en.ts'
import { QUOTE_AUTHORS, type QuoteId } from '#content/quotes/quote-authors.ts'
import type { Language } from '#contract/language.ts'

export const QUOTE_IDS = Object.keys(QUOTE_AUTHORS) as QuoteId[]

export type Quote = QuoteTexts[QuoteId] & {
  id: QuoteId
  language: Language
  author: string
  philosopherId: PhilosopherId
}

export type Philosopher = { id: PhilosopherId; name: string; title: string; specialty: string; introduction: string }

export type Book = { language: Language; quotes: Quote[]; philosophers: Philosopher[] }

/** A chunk for each language: nobody waits for the two that are not read. */
const TEXTS: Record<Language, () => Promise<QuoteTexts>> = {
  en: async () => (await import('#content/quotes/en.ts')).en,
  pt: async () => (await import('#content/quotes/pt.ts')).pt,
  es: async () => (await import('#content/quotes/es.ts')).es,
}

export async function readBook(language: Language): Promise<Book> {
  const [texts, { PHILOSOPHERS }] = await Promise.all([TEXTS[language](), import('#content/philosophers.ts')])
  const quotes = QUOTE_IDS.map((id) => {
    const philosopherId = QUOTE_AUTHORS[id]
    return { ...texts[id], id, language, philosopherId, author: PHILOSOPHERS[philosopherId][language].name }
  })
  const philosophers = (Object.keys(PHILOSOPHERS) as PhilosopherId[]).map((id) => ({
    id,
    ...PHILOSOPHERS[id][language],
  }))
  return { language, quotes, philosophers }
}

export function readPhilosopherId(value: string | undefined): PhilosopherId | undefined {
  return Object.values(QUOTE_AUTHORS).find((id) => id === value)
}
