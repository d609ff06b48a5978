import { Card } from '#web/ui/card.tsx'
import type { Quote } from './book.ts'
import { QuoteReading } from './quote-reading.tsx'
import { QuoteTools } from './quote-tools.tsx'
import { SaveButton, SavedElsewhere } from './save-button.tsx'

/** One of several quotes on a page, with all its actions. */
export function QuoteCard({ quote, numeral }: { quote: Quote; numeral: number }) {
  return (
    <Card as="article" numeral={numeral} className="grid gap-7 sm:p-9">
      <figure>
        <blockquote
          lang={quote.language}
          className="type-display max-w-[30ch] pe-10 text-[clamp(1.75rem,1.4rem+1.5vw,2.75rem)] leading-[1.06] text-balance"
        >
          {quote.quote}
        </blockquote>
        <figcaption className="mt-4 text-sm text-muted">
          <cite className="not-italic">{quote.source}</cite>
        </figcaption>
      </figure>
      <QuoteReading texts={quote} headingLevel={3} wide />
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <SaveButton quote={quote} size="small" named />
        <div className="flex flex-wrap gap-1">
          <QuoteTools words={quote} named />
        </div>
      </div>
      <SavedElsewhere quote={quote} className="text-sm text-muted" />
    </Card>
  )
}
