import { type Philosopher, readPhilosopherId } from '#web/features/art-of-war/book.ts'
import { OpenBook } from '#web/features/art-of-war/open-book.tsx'
import { PhilosopherCards } from '#web/features/art-of-war/philosopher-cards.tsx'
import { PhilosopherHero } from '#web/features/art-of-war/philosopher-hero.tsx'
import { QuoteCard } from '#web/features/art-of-war/quote-card.tsx'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { useParams } from '#web/router/browser-router.tsx'
import { usePageTitle } from '#web/shell/page-title.ts'
import { NotFoundPage } from '../not-found.tsx'

export function Screen() {
  const { t } = useTranslation('art-of-war')
  const id = readPhilosopherId(useParams().philosopherId)
  if (!id) return <NotFoundPage />
  return (
    <OpenBook>
      {({ quotes, philosophers }) => {
        const philosopher = philosophers.find((one) => one.id === id)
        if (!philosopher) return null
        return (
          <div className="grid gap-14">
            <PageTitle philosopher={philosopher} />
            <PhilosopherHero philosopher={philosopher} />
            <section aria-labelledby="their-quotes" className="grid gap-6">
              <h2 id="their-quotes" className="type-display text-heading">
                {t('philosophers.quotes')}
              </h2>
              {quotes
                .filter((quote) => quote.philosopherId === id)
                .map((quote, index) => (
                  <QuoteCard key={quote.id} quote={quote} numeral={index + 1} />
                ))}
            </section>
            <PhilosopherCards
              philosophers={philosophers.filter((one) => one.id !== id)}
              title={t('philosophers.others')}
            />
          </div>
        )
      }}
    </OpenBook>
  )
}

/** The name is known once the content is loaded. */
function PageTitle({ philosopher }: { philosopher: Philosopher }) {
  const { t } = useTranslation('art-of-war')
  usePageTitle(`${philosopher.name} · ${t('title')}`)
  return null
}
