import { useTranslation } from '#web/i18n/use-translation.ts'
import { useSessionState } from '#web/session/session-store.ts'

/** The two session events (§4) that lead to a sign-in page; the others are shown in the settings. */
export function useSessionEyebrow(): string | undefined {
  const { t } = useTranslation('accounts')
  const { event } = useSessionState()
  return event === 'signed_out' || event === 'password_recovery' ? t(`session.event.${event}`) : undefined
}
