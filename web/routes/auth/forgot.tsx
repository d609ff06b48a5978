import { useLocation } from 'react-router'
import { ForgotPassword } from '#web/features/accounts/forgot-password.tsx'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { DoorControls } from '../door-controls.tsx'
import { readLocationState } from '../location-state.ts'
import { usePageTitle } from '../page-title.ts'

export function Screen() {
  const { t } = useTranslation()
  const { email, coach, from } = readLocationState(useLocation().state)
  usePageTitle(t('page.forgot'))
  return <ForgotPassword email={email} coach={coach} from={from} controls={<DoorControls />} />
}
