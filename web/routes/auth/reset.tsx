import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { ResetPassword } from '#web/features/accounts/reset-password.tsx'
import { DoorControls } from '../door-controls.tsx'
import { usePageTitle } from '../page-title.ts'

export function Screen() {
  const { t } = useTranslation()
  const [search] = useSearchParams()
  usePageTitle(t('page.reset'))
  return <ResetPassword token={search.get('token') ?? ''} controls={<DoorControls />} />
}
