import type { Language } from '#contract/language.ts'
import { call } from '#web/api/client.ts'
import { tellOtherTabs } from './session-channel.ts'
import { applyToSession, sessionState } from './session-store.ts'

/** For someone signed in the choice belongs to the account too: the mails follow it. */
export async function saveLanguage(language: Language): Promise<void> {
  const asked = sessionState().session
  if (!asked || asked.user.language === language) return
  await call('PUT /api/accounts/language', { language })
  // This person may have signed out, and another one in, while the answer was under way.
  const { session } = sessionState()
  if (session?.user.id !== asked.user.id) return
  applyToSession({ type: 'updated', session: { ...session, user: { ...session.user, language } } })
  tellOtherTabs({ type: 'user-updated' })
}
