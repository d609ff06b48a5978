import { useTranslation } from '#web/i18n/use-translation.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import type { Offer } from './desk-changes.ts'

type CancelSeminarDialogProps = { offer: Offer; onConfirm: () => void; onClose: () => void }

/** Seats are sold: deleting the seminar gives the money back, so it is asked first and cannot be undone. */
export function CancelSeminarDialog({ offer, onConfirm, onClose }: CancelSeminarDialogProps) {
  const { t } = useTranslation(['coach-desk', 'common'])
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('cancelSeminar.title', { title: offer.title })}
      closeLabel={t('common:action.close')}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('cancelSeminar.keep')}
          </Button>
          <Button variant="danger" onClick={onConfirm}>
            {t('cancelSeminar.confirm')}
          </Button>
        </>
      }
    >
      <p>{t('cancelSeminar.text')}</p>
    </Dialog>
  )
}
