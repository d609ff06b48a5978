import { useEffect, useState } from 'react'
import type { QuoteId } from '#content/quotes/quote-authors.ts'
import { readStored, store } from '#web/i18n/browser-storage.ts'
import { QUOTE_IDS } from './book.ts'
import { nextQuote } from './next-quote.ts'

const KEY = 'kiai.quote'

/** The quote on the screen. Its id is kept, so that the next visit shows the same quote in any language. */
export function useCurrentQuote(): { id: QuoteId; showNext: () => void } {
  const [id, setId] = useState(
    () => QUOTE_IDS.find((known) => known === readStored(KEY)) ?? nextQuote(QUOTE_IDS, undefined),
  )
  useEffect(() => store(KEY, id), [id])
  return { id, showNext: () => setId((current) => nextQuote(QUOTE_IDS, current)) }
}
