import Bookmark from 'lucide-react/icons/bookmark'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { Link } from '#web/router/link.tsx'
import { Button, type ButtonSize, buttonClass } from '#web/ui/button.tsx'
import { Tick } from '#web/ui/glyphs.tsx'
import type { Quote } from './book.ts'
import { openingOf } from './find-quotes.ts'
import { useWisdomBox } from './queries.ts'
import { useSaveQuote } from './use-save-quote.ts'

type SaveButtonProps = {
  quote: Quote
  size?: ButtonSize
  /** With several buttons on a page, each names its quote. */
  named?: boolean
}

/** It also works for a saved quote, because only the server knows what is in the box. */
export function SaveButton({ quote, size = 'medium', named = false }: SaveButtonProps) {
  const { t } = useTranslation('art-of-war')
  const { signedIn, languagesOf } = useWisdomBox()
  const save = useSaveQuote()
  if (!signedIn) {
    return (
      <Link to="/auth" className={buttonClass({ variant: 'secondary', size })}>
        {t('signIn')}
      </Link>
    )
  }
  const saved = languagesOf(quote.id).includes(quote.language)
  const name = { quote: openingOf(quote.quote) }
  return (
    <Button
      variant="secondary"
      size={size}
      busy={save.isPending}
      onClick={() => save.mutate(quote)}
      {...(named && { 'aria-label': saved ? t('savedLabel', name) : t('saveLabel', name) })}
    >
      {!save.isPending &&
        (saved ? (
          <Tick className="size-4 text-good" />
        ) : (
          <Bookmark aria-hidden="true" className="size-[1.05em]" strokeWidth={2.5} />
        ))}
      {saved ? t('saved') : t('save')}
    </Button>
  )
}

/** Says that the quote is saved in another language. */
export function SavedElsewhere({ quote, className }: { quote: Quote; className?: string }) {
  const { t } = useTranslation('art-of-war')
  const languages = useWisdomBox().languagesOf(quote.id)
  if (languages.length === 0 || languages.includes(quote.language)) return null
  const names = new Intl.DisplayNames(quote.language, { type: 'language' })
  const list = new Intl.ListFormat(quote.language).format(languages.map((language) => names.of(language) ?? language))
  return <p className={className}>{t('savedIn', { languages: list })}</p>
}
