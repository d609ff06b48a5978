import { useCurrentQuote } from '#web/features/art-of-war/current-quote.ts'
import { OpenBook } from '#web/features/art-of-war/open-book.tsx'
import { PhilosopherCards } from '#web/features/art-of-war/philosopher-cards.tsx'
import { QuotePoster } from '#web/features/art-of-war/quote-poster.tsx'
import { QuoteReading } from '#web/features/art-of-war/quote-reading.tsx'
import { WisdomBox } from '#web/features/art-of-war/wisdom-box.tsx'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { usePageTitle } from '#web/shell/page-title.ts'

export function Screen() {
  const { t } = useTranslation('art-of-war')
  const { id, showNext } = useCurrentQuote()
  usePageTitle(t('title'))
  return (
    <OpenBook>
      {({ quotes, philosophers }) => {
        const quote = quotes.find((one) => one.id === id)
        if (!quote) return null
        return (
          <div className="grid gap-14">
            <div className="grid gap-9">
              <QuotePoster
                quote={quote}
                philosopher={philosophers.find((one) => one.id === quote.philosopherId)}
                onNext={showNext}
              />
              <QuoteReading texts={quote} wide />
            </div>
            <WisdomBox />
            <PhilosopherCards
              philosophers={philosophers}
              title={t('philosophers.title')}
              lead={t('philosophers.lead')}
            />
          </div>
        )
      }}
    </OpenBook>
  )
}
