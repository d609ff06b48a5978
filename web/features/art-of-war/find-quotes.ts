import type { SavedQuote } from '#contract/art-of-war.ts'
import { foldText } from '#contract/fold-text-rules.ts'

/** The quotes that contain every typed word, in any order. */
export function findQuotes(quotes: readonly SavedQuote[], typed: string): SavedQuote[] {
  const words = foldText(typed).split(' ')
  return quotes.filter(({ author, quote, meaning, importance, application }) => {
    const text = foldText([author, quote, meaning, importance, application].join(' '))
    return words.every((word) => text.includes(word))
  })
}

/** The first words, as a short name of a quote. */
export function openingOf(quote: string): string {
  const words = quote.split(/\s+/)
  return words.length > 7
    ? `${words
        .slice(0, 6)
        .join(' ')
        .replace(/[,;:.]$/, '')}…`
    : quote
}
