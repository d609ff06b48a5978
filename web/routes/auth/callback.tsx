import { useEffect, useState } from 'react'
import { ProviderCallback } from '#web/features/accounts/provider-callback.tsx'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { Navigate } from '#web/router/browser-router.tsx'
import { useSearch } from '#web/router/use-search.ts'
import { afterSignIn, forgetReturnPath, wantedPath } from '#web/session/return-path.ts'
import { useSessionState } from '#web/session/session-store.ts'
import { CompactControls } from '#web/shell/controls.tsx'
import { usePageTitle } from '#web/shell/page-title.ts'

export function Screen() {
  const { t } = useTranslation()
  const [search] = useSearch()
  const { status } = useSessionState()
  // Read once, because both must not change during the sign-in.
  const [answer] = useState(() => readAnswer(search))
  const [wanted] = useState(() => afterSignIn(wantedPath(undefined, false), false))
  usePageTitle(t('page.signIn'))
  return (
    <ProviderCallback
      answer={answer}
      checking={status === 'checking'}
      signedIn={status === 'signed_in'}
      wanted={wanted}
      controls={<CompactControls />}
      done={<WayOn to={wanted} />}
    />
  )
}

function readAnswer(search: URLSearchParams) {
  const [code, state, iss] = [search.get('code'), search.get('state'), search.get('iss')]
  if (search.has('error') || !code || !state) return { error: search.get('error') ?? '' }
  return { code, state, ...(iss && { iss }) }
}

/** Leads to the wanted page, which is then forgotten, as after signing in. */
function WayOn({ to }: { to: string }) {
  useEffect(forgetReturnPath, [])
  return <Navigate to={to} replace />
}
