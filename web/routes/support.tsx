import { ContactSupport } from '#web/features/support/contact-support.tsx'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { useSessionState } from '#web/session/session-store.ts'
import { usePageTitle } from '#web/shell/page-title.ts'

export function Screen() {
  const { t } = useTranslation('support')
  const { session } = useSessionState()
  usePageTitle(t('title'))
  return session && <ContactSupport email={session.user.email} />
}
