import { may } from '#contract/access.ts'
import { LiveList } from '#web/features/live/live-list.tsx'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { useSessionState } from '#web/session/session-store.ts'
import { usePageTitle } from '#web/shell/page-title.ts'

export function Screen() {
  const { t } = useTranslation('live')
  const { session } = useSessionState()
  usePageTitle(t('title'))
  if (!session) return null
  const { time_zone, membership_type } = session.user.profile
  return <LiveList timeZone={time_zone ?? undefined} mayEnter={may('enter-network', membership_type)} />
}
