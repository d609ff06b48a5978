import { CheckInPage } from '#web/features/check-ins/check-in-page.tsx'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { useSearch } from '#web/router/use-search.ts'
import { usePageTitle } from '#web/shell/page-title.ts'

export function Screen() {
  const { t } = useTranslation('check-ins')
  const [search] = useSearch()
  usePageTitle(t('title'))
  return <CheckInPage token={search.get('token') ?? '-'} wantsToStop={search.has('stop')} />
}
