import { useEffect, useState } from 'react'
import { AuthScreen } from '#web/features/accounts/auth-screen.tsx'
import { readProviderFailed } from '#web/features/accounts/provider-failed.ts'
import { enter } from '#web/features/accounts/sign-in.ts'
import { LateSignInWays } from '#web/features/passkeys/late-sign-in-ways.tsx'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { Navigate, useLocation } from '#web/router/browser-router.tsx'
import { readLocationState } from '#web/router/location-state.ts'
import { useSearch } from '#web/router/use-search.ts'
import { afterSignIn, forgetReturnPath, readReturnPath, wantedPath } from '#web/session/return-path.ts'
import { useSessionState } from '#web/session/session-store.ts'
import { CompactControls } from '#web/shell/controls.tsx'
import { usePageTitle } from '#web/shell/page-title.ts'

export function Screen() {
  const { t } = useTranslation()
  const location = useLocation()
  const [search, setSearch] = useSearch()
  const { status } = useSessionState()
  const { from, coach: markedCoach, email, full_name } = readLocationState(location.state)
  const coach = markedCoach || location.pathname.includes('coach')
  // Read once, because the path must not change during the sign-in.
  const [returnTo] = useState(() => wantedPath(from, coach))
  const mode = search.get('mode') === 'sign-up' ? 'sign-up' : 'sign-in'
  usePageTitle(mode === 'sign-up' ? t('page.signUp') : coach ? t('page.coachSignIn') : t('page.signIn'))

  const signedIn = status === 'signed_in'
  useEffect(() => {
    if (signedIn) forgetReturnPath()
  }, [signedIn])
  if (signedIn) return <Navigate to={afterSignIn(returnTo, coach)} replace />

  const choose = (next: 'sign-in' | 'sign-up') => {
    if (next === mode) return
    setSearch(next === 'sign-up' ? { mode: next } : {}, { replace: true, state: location.state })
  }
  return (
    <AuthScreen
      key={location.pathname}
      coach={coach}
      mode={mode}
      onMode={choose}
      from={readReturnPath(from)}
      returnTo={returnTo}
      email={email}
      fullName={full_name}
      providerFailed={readProviderFailed(location.state)}
      checking={status === 'checking'}
      controls={<CompactControls />}
      otherWays={<LateSignInWays onSignedIn={(session) => enter(session, 'second-factor-verified')} />}
    />
  )
}
