import { useTranslation } from '#web/i18n/use-translation.ts'
import { useSessionState } from '#web/session/session-store.ts'

/** The two states of a session (§4) that bring someone to a door; the others are told in the settings. */
export function useSessionEyebrow(): string | undefined {
  const { t } = useTranslation('accounts')
  const { event } = useSessionState()
  return event === 'signed_out' || event === 'password_recovery' ? t(`session.event.${event}`) : undefined
}
