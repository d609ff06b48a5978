import type { SavedQuote } from '#contract/art-of-war.ts'

/** Newest first, without duplicates: the list may have the quote already when the response comes. */
export function withQuote(quotes: readonly SavedQuote[], added: SavedQuote): SavedQuote[] {
  return [...withoutQuote(quotes, added.id), added].sort((a, b) => Date.parse(b.created_at) - Date.parse(a.created_at))
}

export function withoutQuote(quotes: readonly SavedQuote[], id: string): SavedQuote[] {
  return quotes.filter((quote) => quote.id !== id)
}
