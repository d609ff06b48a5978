import { useEffect } from 'react'
import { languageSettled } from '#web/i18n/change-language.ts'
import { currentLanguage } from '#web/i18n/language.ts'
import { translatorFor } from '#web/i18n/use-translation.ts'
import type { SessionState } from '#web/session/session-state.ts'
import { onSessionChange } from '#web/session/session-store.ts'
import { arrival } from '#web/ui/toast.ts'

/** Shows a toast for a session event of another tab or device, or an expiry. */
export function useSessionToasts(): void {
  useEffect(
    () =>
      onSessionChange((after, before) => {
        const news = newsOf(after, before)
        if (news) void tell(news)
      }),
    [],
  )
}

async function tell(news: News): Promise<void> {
  // The page may be about to change to the language of the account that signed in.
  await languageSettled()
  const t = translatorFor<'common'>(currentLanguage())
  switch (news) {
    case 'expired':
      return void arrival({ title: t('session.expired'), description: t('session.expiredHint') })
    case 'signed_out':
      return void arrival({ title: t('session.signedOutElsewhere') })
    case 'signed_in':
      return void arrival({ title: t('session.signedInElsewhere') })
    case 'user_updated':
      return void arrival({ title: t('session.updatedElsewhere') })
  }
}

type News = 'expired' | 'signed_out' | 'signed_in' | 'user_updated'

/** Renewals are routine, and events of this tab have their own toasts: neither is shown. */
export function newsOf(after: SessionState, before: SessionState): News | undefined {
  if (after.at === before.at && after.event === before.event) return undefined
  if (after.event === 'signed_out' && after.origin === 'expired') return 'expired'
  if (after.origin !== 'elsewhere') return undefined
  if (after.event === 'user_updated' && wasDecided(after, before)) return undefined
  if (after.event === 'signed_out' || after.event === 'signed_in' || after.event === 'user_updated') return after.event
  return undefined
}

/** The notification gives the decision and its reason, so there is no second message. */
function wasDecided(after: SessionState, before: SessionState): boolean {
  const status = after.session?.user.profile.coach_status
  return before.session?.user.profile.coach_status === 'pending' && (status === 'approved' || status === 'denied')
}
