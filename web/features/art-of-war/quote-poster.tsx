import RefreshCw from 'lucide-react/icons/refresh-cw'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { Link } from '#web/router/link.tsx'
import { Button } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { InkStroke, InkSun } from '#web/ui/ink.tsx'
import { posterClass } from '#web/ui/poster-class.ts'
import { WarMask } from '#web/ui/war-mask.tsx'
import { type Philosopher, QUOTE_IDS, type Quote } from './book.ts'
import { INKS, PHILOSOPHER_LOOKS } from './philosopher-look.ts'
import { quoteSize } from './quote-size.ts'
import { QuoteTools } from './quote-tools.tsx'
import { SaveButton, SavedElsewhere } from './save-button.tsx'

type QuotePosterProps = { quote: Quote; philosopher: Philosopher | undefined; onNext: () => void }

/** One quote as a fight poster; dark in both themes. */
export function QuotePoster({ quote, philosopher, onNext }: QuotePosterProps) {
  const { t } = useTranslation('art-of-war')
  return (
    <section className={posterClass}>
      <PosterArt key={quote.philosopherId} quote={quote} />
      <div className="flex min-h-[34rem] flex-col pt-7 pb-16 lg:min-h-[38rem] lg:pt-10">
        <header className="flex items-baseline gap-3">
          <h1 className="type-eyebrow text-text">{t('title')}</h1>
          <span aria-hidden="true" className="h-3 w-0.5 rotate-12 self-center bg-blood" />
          <p className="type-eyebrow tabular-nums">
            {t('position', { number: QUOTE_IDS.indexOf(quote.id) + 1, total: QUOTE_IDS.length })}
          </p>
        </header>
        <div aria-live="polite" aria-atomic="true" className="flex grow flex-col">
          <figure
            key={quote.id}
            className="flex grow animate-rise flex-col justify-end pt-48 md:justify-center md:pt-10"
          >
            <blockquote
              lang={quote.language}
              className={classNames('type-display max-w-[24ch] text-balance md:max-w-[62%]', quoteSize(quote.quote))}
            >
              {quote.quote}
            </blockquote>
            <figcaption className="mt-7 md:max-w-[62%]">
              <Link
                to={`/art-of-war/${quote.philosopherId}`}
                className="brush-link type-display inline-block py-1 text-heading"
              >
                {quote.author}
              </Link>
              <p className="mt-2 text-muted">
                {philosopher && <span className="block">{philosopher.title}</span>}
                <cite className="text-sm not-italic">{quote.source}</cite>
              </p>
            </figcaption>
          </figure>
        </div>
        <div className="mt-8 flex flex-wrap items-center gap-x-3 gap-y-3">
          <Button onClick={onNext}>
            <RefreshCw aria-hidden="true" className="size-5" />
            {t('new')}
          </Button>
          <SaveButton quote={quote} />
          <div className="flex flex-wrap gap-1">
            <QuoteTools words={quote} />
          </div>
        </div>
        <SavedElsewhere quote={quote} className="mt-4 text-sm text-muted" />
      </div>
    </section>
  )
}

function PosterArt({ quote }: { quote: Quote }) {
  const { mask, ink } = PHILOSOPHER_LOOKS[quote.philosopherId]
  return (
    <div aria-hidden="true" className="pointer-events-none absolute inset-0 -z-1 animate-rise">
      <InkStroke
        seed={`art of war ${quote.philosopherId}`}
        className="absolute -start-[10%] bottom-[6%] h-40 w-[120%] -rotate-6 text-charcoal"
      />
      <div className="absolute -end-12 top-4 size-60 md:top-1/2 md:-end-[9%] md:size-[46%] md:aspect-square md:h-auto md:-translate-y-[56%]">
        <InkSun seed={`art of war ${quote.philosopherId}`} className={classNames('size-full', INKS[ink])} />
        <WarMask id={mask} className="absolute inset-[15%] size-[70%]" />
      </div>
    </div>
  )
}
