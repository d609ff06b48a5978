import { useQuery } from '@tanstack/react-query'
import Bell from 'lucide-react/icons/bell'
import { Suspense, useState } from 'react'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { importPatiently } from '#web/navigation/import-patiently.ts'
import { useSessionState } from '#web/session/session-store.ts'
import { IconButton } from '#web/ui/button.tsx'
import { toast } from '#web/ui/toast.ts'
import type { NotificationPanel } from './notification-panel.tsx'
import { listingQuery } from './queries.ts'

const MOST_SHOWN = 99
const loadPanel = importPatiently(() => import('./notification-panel.tsx'))

/** For whoever is signed in. Its words come by themselves; until then its place is kept. */
export function NotificationBell() {
  const { status } = useSessionState()
  if (status !== 'signed_in') return null
  return (
    <Suspense fallback={<span className="size-11 shrink-0" />}>
      <OwnBell />
    </Suspense>
  )
}

function OwnBell() {
  const { t } = useTranslation('notifications')
  const unread = useQuery(listingQuery).data?.unread ?? 0
  const { Panel, open, show, hide } = usePanel()
  const shown = unread > MOST_SHOWN ? t('manyUnread') : String(unread)
  return (
    <>
      <IconButton
        label={unread > 0 ? t('bell', { count: unread, shown }) : t('title')}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={show}
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
      {Panel && <Panel open={open} onClose={hide} />}
    </>
  )
}

/** The panel's code comes when it is first asked for. */
function usePanel() {
  const { t } = useTranslation()
  const [Panel, setPanel] = useState<typeof NotificationPanel>()
  const [open, setOpen] = useState(false)
  const show = async () => {
    try {
      const loaded = Panel ?? (await loadPanel()).NotificationPanel
      setPanel(() => loaded)
      setOpen(true)
    } catch (error) {
      console.warn(error)
      const action = { label: t('action.retry'), onClick: () => void show() }
      toast({ title: t('error.load'), variant: 'destructive', action })
    }
  }
  return { Panel, open, show, hide: () => setOpen(false) }
}
