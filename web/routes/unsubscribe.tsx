import { UnsubscribePage } from '#web/features/notifications/unsubscribe-page.tsx'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { useSearch } from '#web/router/use-search.ts'
import { usePageTitle } from '#web/shell/page-title.ts'

export function Screen() {
  const { t } = useTranslation('notifications')
  const [search] = useSearch()
  usePageTitle(t('unsubscribe.title'))
  return <UnsubscribePage token={search.get('token') ?? '-'} />
}
