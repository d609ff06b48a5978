import { ResetPassword } from '#web/features/accounts/reset-password.tsx'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { useSearch } from '#web/navigation/use-search.ts'
import { DoorControls } from '../door-controls.tsx'
import { usePageTitle } from '../page-title.ts'

export function Screen() {
  const { t } = useTranslation()
  const [search] = useSearch()
  usePageTitle(t('page.reset'))
  return <ResetPassword token={search.get('token') ?? ''} controls={<DoorControls />} />
}
