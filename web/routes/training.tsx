import { TrainingPage } from '#web/features/training/training-page.tsx'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { useSessionState } from '#web/session/session-store.ts'
import { usePageTitle } from '#web/shell/page-title.ts'

export function Screen() {
  const { t } = useTranslation('training')
  const { session } = useSessionState()
  usePageTitle(t('title'))
  return session && <TrainingPage user_id={session.user.id} />
}
