import { useTranslation } from '#web/i18n/use-translation.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import type { Reviewed } from './queries.ts'
import { ReviewList } from './review-list.tsx'

type ReviewsDialogProps = { of: Reviewed; title: string; onClose: () => void }

export function ReviewsDialog({ of, title, onClose }: ReviewsDialogProps) {
  const { t } = useTranslation(['reviews', 'common'])
  return (
    <Dialog open wide onClose={onClose} title={t('title', { title })} closeLabel={t('common:action.close')}>
      <div className="pb-4">
        <ReviewList of={of} />
      </div>
    </Dialog>
  )
}
