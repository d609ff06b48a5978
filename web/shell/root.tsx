import { Suspense, useEffect, useRef } from 'react'
import { Outlet, useLocation } from 'react-router'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { Toasts } from '#web/ui/toasts.tsx'
import { CommandCentre } from './command-centre.tsx'
import { LoadingScreen } from './loading-screen.tsx'
import { MomentCentre } from './moment-centre.tsx'
import { OfflineBar } from './offline-bar.tsx'
import { useOutdatedMessages } from './outdated-messages.ts'
import { useScrollPosition } from './scroll-position.ts'
import { useSessionNews } from './session-news.ts'

/** What surrounds every screen. */
export function Root() {
  const { t } = useTranslation()
  useSessionNews()
  useOutdatedMessages()
  useFocusOnNewPage()
  useScrollPosition()
  return (
    <>
      <a href="#content" className="skip-link">
        {t('nav.skip')}
      </a>
      <Suspense fallback={<LoadingScreen />}>
        <Outlet />
      </Suspense>
      <OfflineBar />
      <Toasts regionLabel={t('toasts.region')} dismissLabel={t('toasts.dismiss')} />
      <CommandCentre />
      <MomentCentre />
    </>
  )
}

/** A new page begins at its content, as a loaded document would: for screen readers and for the Tab key. */
function useFocusOnNewPage(): void {
  const { pathname } = useLocation()
  const shown = useRef(pathname)
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    const content = document.getElementById('content')
    // A screen that put the focus into its first field knows better.
    if (!content?.contains(document.activeElement)) content?.focus({ preventScroll: true })
  }, [pathname])
}
