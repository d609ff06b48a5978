import { useEffect } from 'react'
import { ConfirmEmail } from '#web/features/accounts/confirm-email.tsx'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { Navigate } from '#web/router/browser-router.tsx'
import { useSearch } from '#web/router/use-search.ts'
import { afterSignIn, forgetReturnPath, readReturnPath, rememberReturnPath } from '#web/session/return-path.ts'
import { CompactControls } from '#web/shell/controls.tsx'
import { usePageTitle } from '#web/shell/page-title.ts'

export function Screen() {
  const { t } = useTranslation()
  const [search] = useSearch()
  const returnTo = readReturnPath(search.get('return_to'))
  usePageTitle(t('page.confirm'))
  useEffect(() => rememberReturnPath(returnTo), [returnTo])
  return (
    <ConfirmEmail
      token={search.get('token') ?? ''}
      returnTo={returnTo}
      controls={<CompactControls />}
      signedIn={<WayOn to={afterSignIn(returnTo, false)} />}
    />
  )
}

/** Leads to the wanted page, which is then forgotten, as after signing in. */
function WayOn({ to }: { to: string }) {
  useEffect(forgetReturnPath, [])
  return <Navigate to={to} replace />
}
