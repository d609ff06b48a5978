import MenuIcon from 'lucide-react/icons/menu'
import { type ReactNode, Suspense, useState } from 'react'
import { LinkedNotifications, NotificationBell } from '#web/features/notifications/notification-bell.tsx'
import { useAdoptTimeZone } from '#web/features/profile/adopt-time-zone.ts'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { useSessionState } from '#web/session/session-store.ts'
import { IconButton } from '#web/ui/button.tsx'
import { Wordmark } from '#web/ui/wordmark.tsx'
import { PaletteButton } from './controls.tsx'
import { FailedPayment } from './failed-payment.tsx'
import { MenuDrawer } from './menu-drawer.tsx'
import { Navigation } from './navigation.tsx'
import { LoadingScreen } from './screens.tsx'

/** A sidebar on large screens; on small ones a top bar with a menu of the same links. */
export function AppLayout({ children }: { children: ReactNode }) {
  const { t } = useTranslation()
  const [open, setOpen] = useState(false)
  const { session } = useSessionState()
  useAdoptTimeZone()
  return (
    <>
      <header className="no-print fixed inset-x-0 top-0 z-30 flex h-16 items-center justify-between border-b border-line bg-ground px-4 lg:hidden">
        <a href="/" className="py-2">
          <Wordmark label="Kiai" />
        </a>
        <div className="flex items-center">
          <PaletteButton />
          <NotificationBell />
          <IconButton label={t('nav.open')} aria-expanded={open} aria-haspopup="dialog" onClick={() => setOpen(true)}>
            <MenuIcon aria-hidden="true" className="size-6" />
          </IconButton>
        </div>
      </header>
      <LinkedNotifications />
      <MenuDrawer open={open} onClose={() => setOpen(false)} />
      <aside className="no-print fixed inset-y-0 start-0 z-30 hidden w-64 flex-col overflow-y-auto border-e border-line bg-ground px-7 py-7 lg:flex">
        <div className="flex items-center justify-between">
          <a href="/" className="py-1">
            <Wordmark label="Kiai" />
          </a>
          <NotificationBell />
        </div>
        <Navigation />
      </aside>
      <main id="content" tabIndex={-1} className="pt-16 outline-none lg:ps-64 lg:pt-0 print:ps-0 print:pt-0">
        <div className="mx-auto w-full max-w-6xl px-4 py-8 sm:px-8 lg:px-11 lg:py-9">
          {session?.user.elite?.paid && <FailedPayment />}
          <Suspense fallback={<LoadingScreen />}>{children}</Suspense>
        </div>
      </main>
    </>
  )
}
