import type { SavedQuote } from '#contract/art-of-war.ts'

/** Newest first, each once: an answer may arrive twice, or after the list that already has it. */
export function withQuote(quotes: readonly SavedQuote[], added: SavedQuote): SavedQuote[] {
  return [...withoutQuote(quotes, added.id), added].sort((a, b) => Date.parse(b.created_at) - Date.parse(a.created_at))
}

export function withoutQuote(quotes: readonly SavedQuote[], id: string): SavedQuote[] {
  return quotes.filter((quote) => quote.id !== id)
}
