import { may } from '#contract/access.ts'
import { AdminSignIn } from '#web/features/accounts/admin-sign-in.tsx'
import { useAdminSignIn } from '#web/features/accounts/use-admin-sign-in.ts'
import { LateSignInWays } from '#web/features/passkeys/late-sign-in-ways.tsx'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { Navigate } from '#web/router/browser-router.tsx'
import { useSessionState } from '#web/session/session-store.ts'
import { CompactControls } from '#web/shell/controls.tsx'
import { usePageTitle } from '#web/shell/page-title.ts'

export function Screen() {
  const { t } = useTranslation()
  const { session, status } = useSessionState()
  const admitAdmin = useAdminSignIn()
  usePageTitle(t('page.adminSignIn'))
  if (may('administer', session?.user.profile.membership_type)) return <Navigate to="/admin" replace />
  return (
    <AdminSignIn
      checking={status === 'checking'}
      controls={<CompactControls />}
      otherWays={<LateSignInWays onSignedIn={() => admitAdmin('second-factor-verified')} />}
    />
  )
}
