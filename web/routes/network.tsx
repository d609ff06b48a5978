import { NetworkPage } from '#web/features/pitch/network-page.tsx'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { useSessionState } from '#web/session/session-store.ts'
import { usePageTitle } from '#web/shell/page-title.ts'

export function Screen() {
  const { t } = useTranslation()
  const { session } = useSessionState()
  usePageTitle(t('nav.network'))
  return session && <NetworkPage user={session.user} />
}
