import { Navigate } from 'react-router'
import { AdminSignIn } from '#web/features/accounts/admin-sign-in.tsx'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { useSessionState } from '#web/session/session-store.ts'
import { CompactControls } from '#web/shell/controls.tsx'
import { usePageTitle } from '#web/shell/page-title.ts'

export function Screen() {
  const { t } = useTranslation()
  const { session, status } = useSessionState()
  usePageTitle(t('page.adminSignIn'))
  if (session?.user.profile.membership_type === 'admin') return <Navigate to="/admin" replace />
  return <AdminSignIn checking={status === 'checking'} controls={<CompactControls />} />
}
