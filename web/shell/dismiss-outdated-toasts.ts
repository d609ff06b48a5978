import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { queryClient } from '#web/api/query-client.ts'
import { onLanguageChange } from '#web/i18n/language.ts'
import { sessionState } from '#web/session/session-store.ts'
import { dismissFailures, dismissToasts } from '#web/ui/toast.ts'

/** A failure is news on the page where it happened, until something else is tried; no message outlives its language. */
export function useDismissOutdatedToasts(): void {
  const { pathname } = useLocation()
  const shown = useRef(pathname)
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    const { status, origin } = sessionState()
    // What failed because the session had ended says why the page is another one.
    if (status !== 'signed_out' || origin !== 'expired') dismissFailures()
  }, [pathname])

  useEffect(
    () =>
      queryClient.getMutationCache().subscribe((event) => {
        // When it begins, not when it worked: one that tells of its own failure has worked for the cache.
        if (event.type === 'updated' && event.action.type === 'pending') dismissFailures()
      }),
    [],
  )
  useEffect(() => onLanguageChange(dismissToasts), [])
}
