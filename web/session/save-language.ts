import type { Language } from '#contract/language.ts'
import { call } from '#web/api/client.ts'
import { tellOtherTabs } from './session-channel.ts'
import { applyToSession, sessionState } from './session-store.ts'

/** For someone signed in the choice belongs to the account too: the mails follow it. */
export async function saveLanguage(language: Language): Promise<void> {
  const { session } = sessionState()
  if (!session || session.user.language === language) return
  await call('PUT /api/accounts/language', { language })
  applyToSession({ type: 'updated', session: { ...session, user: { ...session.user, language } } })
  tellOtherTabs({ type: 'user-updated' })
}
