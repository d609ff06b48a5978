import ChevronDown from 'lucide-react/icons/chevron-down'
import Trash2 from 'lucide-react/icons/trash'
import type { SavedQuote } from '#contract/art-of-war.ts'
import { useFormats } from '#web/i18n/formats.ts'
import { currentLanguage } from '#web/i18n/language.ts'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { Link } from '#web/router/link.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { WarMask } from '#web/ui/war-mask.tsx'
import { philosopherOf } from './book.ts'
import { openingOf } from './find-quotes.ts'
import { lookOf } from './philosopher-look.ts'
import { useSource } from './queries.ts'
import { QuoteReading } from './quote-reading.tsx'
import { QuoteTools } from './quote-tools.tsx'

type SavedQuoteCardProps = { saved: SavedQuote; onRemove: () => void }

/** Shows the quote in the text and language in which it was saved. */
export function SavedQuoteCard({ saved, onRemove }: SavedQuoteCardProps) {
  const { t } = useTranslation('art-of-war')
  const { date } = useFormats()
  const { author, quote, created_at } = saved
  const source = useSource(saved)
  const philosopherId = philosopherOf(saved.quote_id)
  const language = saved.language ?? currentLanguage()
  const lang = language === currentLanguage() ? undefined : language
  return (
    <Card as="li" className="flex flex-col gap-5">
      <figure className="grid gap-5">
        <blockquote lang={lang} className="type-display pe-4 text-heading leading-[1.06] text-balance">
          {quote}
        </blockquote>
        <figcaption className="flex items-center gap-4">
          <WarMask id={lookOf(philosopherId, author).mask} className="size-12 shrink-0" />
          <div>
            {philosopherId ? (
              <Link
                to={`/art-of-war/${philosopherId}`}
                lang={lang}
                className="font-semibold underline decoration-edge underline-offset-4 hover:decoration-blood"
              >
                {author}
              </Link>
            ) : (
              <p className="font-semibold">{author}</p>
            )}
            <p className="text-sm text-muted">{t('box.savedOn', { date: date(created_at) })}</p>
          </div>
        </figcaption>
      </figure>
      <details className="group">
        <summary className="type-eyebrow flex min-h-11 list-none items-center gap-2 text-text [&::-webkit-details-marker]:hidden">
          {t('box.more')}
          <ChevronDown aria-hidden="true" className="size-4 transition-transform group-open:rotate-180" />
        </summary>
        <div className="pt-3">
          <QuoteReading texts={saved} lang={lang} headingLevel={3} />
        </div>
      </details>
      <div className="mt-auto border-t border-line pt-3">
        <div className="-ms-3 flex flex-wrap gap-1">
          <QuoteTools named words={{ quote, author, source, language, philosopherId }} />
          <Button
            variant="ghost"
            size="small"
            aria-label={t('box.removeLabel', { quote: openingOf(quote) })}
            onClick={onRemove}
            className="hover:text-danger"
          >
            <Trash2 aria-hidden="true" className="size-4" />
            {t('box.remove')}
          </Button>
        </div>
      </div>
    </Card>
  )
}
