import { useQuery } from '@tanstack/react-query'
import Bell from 'lucide-react/icons/bell'
import { useState } from 'react'
import { NOTIFICATIONS_HASH } from '#contract/notification-rules.ts'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { useLocation } from '#web/router/browser-router.tsx'
import { lateDialog } from '#web/router/late-part.tsx'
import { useSessionState } from '#web/session/session-store.ts'
import { IconButton } from '#web/ui/button.tsx'
import { listingQuery } from './queries.ts'

const MOST_SHOWN = 99

const NotificationPanel = lateDialog(
  () => import('./notification-panel.tsx'),
  (module) => module.NotificationPanel,
  ['notifications'],
)

/** Shown to signed-in members only. */
export function NotificationBell() {
  const { status } = useSessionState()
  return status === 'signed_in' && <OwnBell />
}

function OwnBell() {
  const { t } = useTranslation()
  const unread = useQuery(listingQuery).data?.unread ?? 0
  const [open, setOpen] = useState(false)
  const shown = unread > MOST_SHOWN ? t('notifications.manyUnread') : String(unread)
  return (
    <>
      <IconButton
        label={unread > 0 ? t('notifications.bell', { count: unread, shown }) : t('notifications.title')}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen(true)}
        className="relative"
      >
        <Bell aria-hidden="true" className="size-5" />
        {unread > 0 && (
          <span
            key={unread}
            aria-hidden="true"
            className="slab-badge absolute end-0.5 top-0.5 min-w-5 animate-rise px-1 py-[0.2rem] text-center font-display text-xs leading-none font-semibold text-on-action [--slab:var(--action)]"
          >
            {shown}
          </span>
        )}
      </IconButton>
      {open && <NotificationPanel onClose={() => setOpen(false)} />}
    </>
  )
}

/** Opens the list for someone who comes from a mail. */
export function LinkedNotifications() {
  const { status } = useSessionState()
  const { hash } = useLocation()
  const [closed, setClosed] = useState(false)
  if (closed || status !== 'signed_in' || hash !== NOTIFICATIONS_HASH) return null
  return <NotificationPanel onClose={() => setClosed(true)} />
}
