import { MemberApplication } from '#web/features/coach-applications/member-application.tsx'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { useSessionState } from '#web/session/session-store.ts'
import { usePageTitle } from '#web/shell/page-title.ts'

export function Screen() {
  const { t } = useTranslation('coach-applications')
  const { session } = useSessionState()
  usePageTitle(t('title'))
  return session && <MemberApplication user={session.user} />
}
