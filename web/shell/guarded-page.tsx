import { type ReactNode, useEffect, useRef } from 'react'
import type { PAGES, Page } from '#contract/pages.ts'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { Navigate, useLocation } from '#web/router/browser-router.tsx'
import { checkSession } from '#web/session/check-session.ts'
import { type Flash, storeFlash } from '#web/session/flash.ts'
import { checkAccess } from '#web/session/guard.ts'
import { rememberReturnPath } from '#web/session/return-path.ts'
import { useSessionState } from '#web/session/session-store.ts'
import { LoadingScreen, RetryScreen } from './screens.tsx'

/** Only the accesses that pages use: a new one has to choose its message for refused members here. */
type PageAccess = (typeof PAGES)[Page]

export function GuardedPage({ access, children }: { access: PageAccess; children: ReactNode }) {
  const state = useSessionState()
  const decision = checkAccess(access, state)
  const wasShown = useRef(false)
  useEffect(() => {
    wasShown.current = decision === 'show'
  }, [decision])

  switch (decision) {
    case 'show':
      return children
    case 'wait':
      return <LoadingScreen />
    case 'unreachable':
      return <Unreachable />
    case 'deny':
      return <TurnedAway flash={access === 'use-coach-desk' ? 'coach-only' : 'admin-only'} />
    case 'sign-in':
      // After a sign-out in this tab the page is not remembered; otherwise the sign-in returns to it.
      return (
        <SignInFirst coach={access === 'use-coach-desk'} remember={!(wasShown.current && state.origin === 'here')} />
      )
  }
}

/** Pages for coaches lead to the coaches' sign-in page, chosen by navigation state (§2). */
function SignInFirst({ remember, coach }: { remember: boolean; coach: boolean }) {
  const { pathname, search, hash } = useLocation()
  const from = pathname + search + hash
  useEffect(() => {
    if (remember) rememberReturnPath(from)
  }, [remember, from])
  return <Navigate to="/auth" replace state={remember ? { from, coach } : null} />
}

function TurnedAway({ flash }: { flash: Flash }) {
  useEffect(() => {
    storeFlash(flash)
    window.location.replace('/')
  }, [flash])
  return <LoadingScreen />
}

function Unreachable() {
  const { t } = useTranslation()
  return <RetryScreen onRetry={() => void checkSession('here')}>{t('session.unreachable')}</RetryScreen>
}
