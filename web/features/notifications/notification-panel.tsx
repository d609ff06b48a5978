import { useId } from 'react'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { IconButton } from '#web/ui/button.tsx'
import { Cross } from '#web/ui/glyphs.tsx'
import { useModal } from '#web/ui/use-modal.ts'
import { NotificationList } from './notification-list.tsx'

/** A drawer beside the sidebar, or from the bottom edge on a phone. */
export function NotificationPanel({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['notifications', 'common'])
  const modal = useModal({ open: true, onClose })
  const titleId = useId()
  return (
    <dialog
      {...modal}
      aria-labelledby={titleId}
      closedby="any"
      className="me-0 ms-auto h-dvh max-h-none w-[min(26rem,100%)] max-w-none animate-slide-in border-line bg-ground text-text backdrop:bg-ink/75 lg:ms-64 lg:me-auto lg:border-e"
    >
      <div className="relative flex min-h-full flex-col px-5 pb-7">
        <h2 id={titleId} className="type-display py-6 pe-14 text-heading">
          {t('common:notifications.title')}
        </h2>
        <NotificationList onLeave={onClose} />
        {/* Last in the DOM, so that the focus starts in the list. */}
        <IconButton label={t('common:action.close')} onClick={onClose} className="absolute end-3 top-4">
          <Cross className="size-4" />
        </IconButton>
      </div>
    </dialog>
  )
}
