import { ForgotPassword } from '#web/features/accounts/forgot-password.tsx'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { useLocation } from '#web/router/browser-router.tsx'
import { readLocationState } from '#web/router/location-state.ts'
import { CompactControls } from '#web/shell/controls.tsx'
import { usePageTitle } from '#web/shell/page-title.ts'

export function Screen() {
  const { t } = useTranslation()
  const { email, coach, from } = readLocationState(useLocation().state)
  usePageTitle(t('page.forgot'))
  return <ForgotPassword email={email} coach={coach} from={from} controls={<CompactControls />} />
}
