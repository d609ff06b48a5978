import { useEffect, useRef } from 'react'
import { queryClient } from '#web/api/query-client.ts'
import { onLanguageChange } from '#web/i18n/language.ts'
import { useLocation } from '#web/router/browser-router.tsx'
import { sessionState } from '#web/session/session-store.ts'
import { dismissFailures, dismissToasts } from '#web/ui/toast.ts'

/** Dismisses a failure when the page changes or another action begins, and all toasts when the language changes. */
export function useDismissOutdatedToasts(): void {
  const { pathname } = useLocation()
  const shown = useRef(pathname)
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    const { status, origin } = sessionState()
    // A failure caused by an ended session explains why the page has changed, so it stays.
    if (status !== 'signed_out' || origin !== 'expired') dismissFailures()
  }, [pathname])

  useEffect(
    () =>
      queryClient.getMutationCache().subscribe((event) => {
        // At the start, not at success: a mutation that shows its own failure counts as a success in the cache.
        if (event.type === 'updated' && event.action.type === 'pending') dismissFailures()
      }),
    [],
  )
  useEffect(() => onLanguageChange(dismissToasts), [])
}
