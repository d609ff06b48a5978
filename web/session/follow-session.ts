import { SESSION_TICK_SECONDS } from '#contract/session-rules.ts'
import { onSessionMissing } from '#web/api/client.ts'
import { onConnectionRegained } from '#web/api/connection.ts'
import { queryClient } from '#web/api/query-client.ts'
import { keepPrivateOf } from '#web/i18n/browser-storage.ts'
import { adoptLanguage, followLanguage } from '#web/i18n/change-language.ts'
import { checkSession, expectSignOutElsewhere, renewIfAgeing, renewIfEnding } from './check-session.ts'
import { isSavingLanguage } from './save-language.ts'
import { onOtherTabs, reactionTo, tellOtherTabs } from './session-channel.ts'
import { applyToSession, onSessionChange, sessionState } from './session-store.ts'
import { rememberSignIn } from './signed-in-before.ts'

const RECHECK_AFTER_MS = 10_000

/** Keeps this tab's session state correct: over time, across tabs, and after sleep or a lost connection. */
export function followSession(): void {
  let checkedAt = Date.now()
  void checkSession('here').then(renewIfAgeing)

  onSessionChange(({ session }) => {
    if (!session) return
    rememberSignIn()
    keepPrivateOf(session.user.id)
  })
  setInterval(() => void renewIfEnding(), SESSION_TICK_SECONDS * 1000)
  onSessionMissing(() => void checkSession('expired'))
  onConnectionRegained(() => void checkSession('elsewhere'))
  onOtherTabs(({ type }) => {
    const reaction = reactionTo(type, sessionState().status)
    if (reaction === 'expect-sign-out') expectSignOutElsewhere()
    else if (reaction === 'sign-out') applyToSession({ type: 'signed-out', origin: 'elsewhere' })
    else void checkSession(reaction.check)
  })

  const recheck = () => {
    if (document.hidden || Date.now() - checkedAt < RECHECK_AFTER_MS) return
    checkedAt = Date.now()
    void checkSession('elsewhere').then(renewIfAgeing)
  }
  document.addEventListener('visibilitychange', recheck)
  window.addEventListener('focus', recheck)
  // The back-forward cache restores a page with its old session state.
  window.addEventListener('pageshow', (event) => {
    if (event.persisted) void checkSession('elsewhere')
  })

  onSessionChange((after, before) => {
    const otherMember = after.session?.user.id !== before.session?.user.id
    // The next member must not see the cached data of the one before.
    if (before.session && otherMember) queryClient.clear()
    if (after.origin === 'expired' && after.event === 'signed_out') tellOtherTabs({ type: 'expired' })
    if (!after.session) return
    const { language } = after.session.user
    if (otherMember) adoptLanguage(language).catch((error) => console.warn(error))
    // The same member chose it on another device. While a choice of this tab is being saved, that one is newer.
    else if (language !== before.session?.user.language && !isSavingLanguage())
      followLanguage(language).catch((error) => console.warn(error))
  })
}
