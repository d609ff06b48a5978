import { CoachDesk, DESK_TABS } from '#web/features/coach-desk/coach-desk.tsx'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { useSearch } from '#web/router/use-search.ts'
import { useSessionState } from '#web/session/session-store.ts'
import { usePageTitle } from '#web/shell/page-title.ts'

export function Screen() {
  const { t } = useTranslation('coach-desk')
  const { session } = useSessionState()
  const [search, setSearch] = useSearch()
  usePageTitle(t('title'))
  if (!session) return null
  const tab = DESK_TABS.find((one) => one === search.get('tab')) ?? 'services'
  return <CoachDesk user={session.user} tab={tab} onTab={(chosen) => setSearch({ tab: chosen }, { replace: true })} />
}
