import Share2 from 'lucide-react/icons/share-2'
import { useState } from 'react'
import { useLanguage } from '#web/i18n/language.ts'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { lateDialog } from '#web/router/late-part.tsx'
import { useSessionState } from '#web/session/session-store.ts'
import type { Ink } from '#web/share-card/share-colours.ts'
import { Button } from '#web/ui/button.tsx'

/** The code that draws a card is loaded when something is first shared. */
const ShareDialog = lateDialog(
  () => import('#web/share-card/share-dialog.tsx'),
  (module) => module.ShareDialog,
  ['share-card'],
)

type ShareButtonProps = {
  /** What stands large on the card, and below the member's name. */
  words: string
  note: string
  ink: Ink
  /** Names what is shared, where there are several buttons. */
  label?: string
}

/** Draws a card with the member's own mask. It leaves the browser only when the member sends or downloads it. */
export function ShareButton({ words, note, ink, label }: ShareButtonProps) {
  const { t } = useTranslation(['look-back', 'common'])
  const language = useLanguage()
  const { session } = useSessionState()
  const [sharing, setSharing] = useState(false)
  if (!session) return null
  const { id, profile } = session.user
  return (
    <>
      <Button
        variant="ghost"
        size="small"
        aria-haspopup="dialog"
        onClick={() => setSharing(true)}
        {...(label && { 'aria-label': label })}
      >
        <Share2 aria-hidden="true" className="size-4" />
        {t('share')}
      </Button>
      {sharing && (
        <ShareDialog
          card={{
            words,
            name: profile.full_name,
            note,
            tagline: t('common:tagline'),
            language,
            look: { mask: id, ink },
          }}
          file={t('file')}
          label={[words, profile.full_name, note].join(' · ')}
          onClose={() => setSharing(false)}
        />
      )}
    </>
  )
}
