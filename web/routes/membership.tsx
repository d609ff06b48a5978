import { MembershipPage } from '#web/features/membership/membership-page.tsx'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { useSearch } from '#web/router/use-search.ts'
import { useSessionState } from '#web/session/session-store.ts'
import { usePageTitle } from '#web/shell/page-title.ts'

export function Screen() {
  const { t } = useTranslation('membership')
  const { session } = useSessionState()
  const [search] = useSearch()
  usePageTitle(t('title'))
  if (!session) return null
  return (
    <MembershipPage
      language={session.user.language}
      came={search.get('came')}
      join={search.get('join')}
      wanted={search.get('do')}
    />
  )
}
