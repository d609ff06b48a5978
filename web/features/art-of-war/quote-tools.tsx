import Copy from 'lucide-react/icons/copy'
import Share2 from 'lucide-react/icons/share-2'
import { useState } from 'react'
import type { PhilosopherId } from '#content/philosophers/en.ts'
import type { Language } from '#contract/language.ts'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { lateDialog } from '#web/router/late-part.tsx'
import { Button } from '#web/ui/button.tsx'
import { toast } from '#web/ui/toast.ts'
import { openingOf } from './find-quotes.ts'
import { lookOf } from './philosopher-look.ts'

/** The code that draws a poster is loaded when a quote is first shared. */
const ShareDialog = lateDialog(
  () => import('#web/share-card/share-dialog.tsx'),
  (module) => module.ShareDialog,
  ['share-card'],
)

export type SpokenWords = {
  quote: string
  author: string
  source?: string | undefined
  language: Language
  philosopherId?: PhilosopherId | undefined
}

/** Copy and share buttons, for any quote, saved or not. */
export function QuoteTools({ words, named = false }: { words: SpokenWords; named?: boolean }) {
  const { t } = useTranslation(['art-of-war', 'common'])
  const [sharing, setSharing] = useState(false)
  const { quote, author, source, language, philosopherId } = words
  const name = { quote: openingOf(quote) }

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(`“${quote}”\n${[author, source].filter(Boolean).join(', ')}`)
      toast({ title: t('common:action.copied'), variant: 'success' })
    } catch (error) {
      console.warn(error)
      toast({ title: t('common:action.copyFailed'), variant: 'destructive' })
    }
  }

  return (
    <>
      <Button variant="ghost" size="small" onClick={copy} {...(named && { 'aria-label': t('copyLabel', name) })}>
        <Copy aria-hidden="true" className="size-4" />
        {t('copy')}
      </Button>
      <Button
        variant="ghost"
        size="small"
        aria-haspopup="dialog"
        onClick={() => setSharing(true)}
        {...(named && { 'aria-label': t('shareLabel', name) })}
      >
        <Share2 aria-hidden="true" className="size-4" />
        {t('share')}
      </Button>
      {sharing && (
        <ShareDialog
          card={{
            words: quote,
            name: author,
            note: source ?? '',
            language,
            tagline: t('common:tagline'),
            look: lookOf(philosopherId, author),
          }}
          file={t('shareCard.file')}
          label={t('shareCard.picture', { quote, author })}
          onClose={() => setSharing(false)}
        />
      )}
    </>
  )
}
