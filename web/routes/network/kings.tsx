import { KingsPage } from '#web/features/pitch/kings-page.tsx'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { useSessionState } from '#web/session/session-store.ts'
import { usePageTitle } from '#web/shell/page-title.ts'

export function Screen() {
  const { t } = useTranslation('pitch')
  const { session } = useSessionState()
  usePageTitle(t('kings.eyebrow'))
  return session && <KingsPage user={session.user} />
}
