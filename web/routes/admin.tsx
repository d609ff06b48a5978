import { useTranslation } from 'react-i18next'
import { AdminWelcome } from '#web/features/profile/admin-welcome.tsx'
import { useSessionState } from '#web/session/session-store.ts'
import { usePageTitle } from './page-title.ts'

export function Screen() {
  const { t } = useTranslation()
  const { session } = useSessionState()
  usePageTitle(t('page.admin'))
  return session && <AdminWelcome user={session.user} />
}
