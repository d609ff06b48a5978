import { type ReactNode, Suspense, useEffect, useRef } from 'react'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { useLocation, useNavigate } from '#web/router/browser-router.tsx'
import { lateDialog } from '#web/router/late-part.tsx'
import { useSessionState } from '#web/session/session-store.ts'
import { Toasts } from '#web/ui/toasts.tsx'
import { readShortcut, showCommandDialog, useShownCommandDialog } from './command-dialog-state.ts'
import { useDismissOutdatedToasts } from './dismiss-outdated-toasts.ts'
import { showFullScreen, useShownFullScreen } from './full-screen-state.ts'
import { InstalledApp } from './installed-app.tsx'
import { OfflineBar } from './offline-bar.tsx'
import { LoadingScreen } from './screens.tsx'
import { useScrollPosition } from './scroll-position.ts'
import { useSessionToasts } from './session-toasts.ts'
import '#web/features/streak/power-up.css'
import '#web/features/streak/streak-calendar.css'

const LateCommandDialogs = lateDialog(
  () => import('./command-dialogs.tsx'),
  (module) => module.CommandDialogs,
  ['palette', 'coaches'],
)
const LateFullScreenDialogs = lateDialog(
  () => import('./full-screen-dialogs.tsx'),
  (module) => module.FullScreenDialogs,
  ['streak', 'plans'],
)

/** Surrounds every page. */
export function Root({ children }: { children: ReactNode }) {
  const { t } = useTranslation()
  useSessionToasts()
  useDismissOutdatedToasts()
  useFocusOnNewPage()
  useScrollPosition()
  return (
    <>
      <a href="#content" className="skip-link">
        {t('nav.skip')}
      </a>
      <Suspense fallback={<LoadingScreen />}>{children}</Suspense>
      <OfflineBar />
      <Toasts regionLabel={t('toasts.region')} dismissLabel={t('toasts.dismiss')} />
      <ShownCommandDialog />
      <ShownFullScreenDialog />
      <InstalledApp />
    </>
  )
}

/** Moves the focus to the content of a new page, as loading a document would, for screen readers and the Tab key. */
function useFocusOnNewPage(): void {
  const { pathname } = useLocation()
  const shown = useRef(pathname)
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    const content = document.getElementById('content')
    // A page that has focused its first field keeps the focus there.
    if (!content?.contains(document.activeElement)) content?.focus({ preventScroll: true })
  }, [pathname])
}

const closeCommandDialog = () => showCommandDialog(null)

/** The palette and the list of shortcuts, and the keys that open them. */
function ShownCommandDialog() {
  const shown = useShownCommandDialog()

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const dialog = readShortcut(event)
      if (!dialog) return
      event.preventDefault()
      showCommandDialog(dialog)
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])

  return shown && <LateCommandDialogs shown={shown} onClose={closeCommandDialog} />
}

const closeFullScreen = () => showFullScreen(null)

/** The Daily Power-Up, the milestones and a plan that is finished. */
function ShownFullScreenDialog() {
  const shown = useShownFullScreen()
  const { session } = useSessionState()
  useOpenByAddress(session !== null)
  return shown && session && <LateFullScreenDialogs shown={shown} user={session.user} onClose={closeFullScreen} />
}

/** A shortcut of the installed app leads to the Power-Up. The address loses it, so that a reload does not open it again. */
function useOpenByAddress(signedIn: boolean): void {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const asked = signedIn && search === '?open=power-up'
  useEffect(() => {
    if (!asked) return
    navigate(pathname, { replace: true })
    showFullScreen({ kind: 'power-up' })
  }, [asked, pathname, navigate])
}
