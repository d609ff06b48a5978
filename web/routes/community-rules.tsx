import { CommunityRules } from '#web/features/moderation/community-rules.tsx'
import { OwnDecisions } from '#web/features/moderation/own-decisions.tsx'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { useSessionState } from '#web/session/session-store.ts'
import { usePageTitle } from '#web/shell/page-title.ts'

export function Screen() {
  const { t } = useTranslation('moderation')
  const { session } = useSessionState()
  usePageTitle(t('rules.title'))
  return <CommunityRules own={session && <OwnDecisions />} />
}
