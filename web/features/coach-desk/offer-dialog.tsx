import type { ReactNode } from 'react'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Notice } from '#web/ui/notice.tsx'

type OfferDialogProps = {
  title: string
  /** The id of the form among the children. */
  formId: string
  busy: boolean
  /** Given while the fields show a draft. */
  onDiscard?: (() => void) | undefined
  onClose: () => void
  preview: ReactNode
  children: ReactNode
}

/** The form with a preview of the offer beside it. Closing keeps the typed text. */
export function OfferDialog({ title, formId, busy, onDiscard, onClose, preview, children }: OfferDialogProps) {
  const { t } = useTranslation(['coach-desk', 'common'])
  return (
    <Dialog
      open
      wide
      onClose={onClose}
      title={title}
      closeLabel={t('common:action.close')}
      lightDismiss={false}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('common:action.cancel')}
          </Button>
          <Button type="submit" form={formId} busy={busy}>
            {t('dialog.save')}
          </Button>
        </>
      }
    >
      <div className="grid gap-6">
        {onDiscard && (
          <Notice
            action={
              <Button variant="secondary" size="small" onClick={onDiscard}>
                {t('dialog.discard')}
              </Button>
            }
          >
            {t('dialog.draft')}
          </Notice>
        )}
        <div className="grid items-start gap-8 md:grid-cols-2">
          {children}
          <div className="grid gap-3 md:sticky md:top-0">
            <h3 className="type-eyebrow">{t('preview.heading')}</h3>
            {preview}
          </div>
        </div>
      </div>
    </Dialog>
  )
}
