import { type ReactNode, useEffect, useRef } from 'react'
import { Navigate, useLocation } from 'react-router'
import type { PAGES, Page } from '#contract/pages.ts'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { checkSession } from '#web/session/check-session.ts'
import { type Flash, storeFlash } from '#web/session/flash.ts'
import { checkAccess } from '#web/session/guard.ts'
import { rememberReturnPath } from '#web/session/return-path.ts'
import { useSessionState } from '#web/session/session-store.ts'
import { LoadingScreen, RetryScreen } from './screens.tsx'

/** Only accesses that some page has: a new one has to decide here what it tells those it refuses. */
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
      return <TurnedAway flash={access === 'coach' ? 'coach-only' : 'admin-only'} />
    case 'sign-in':
      // Someone who signed out here is done with this page; anyone else is brought back to it.
      return <SignInFirst coach={access === 'coach'} remember={!(wasShown.current && state.origin === 'here')} />
  }
}

/** Where only coaches may go, their own door is shown: §2 has it follow from navigation state. */
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
