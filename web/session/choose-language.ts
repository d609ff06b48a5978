import { changeLanguage } from '#contract/accounts.ts'
import type { Language } from '#contract/language.ts'
import { call } from '#web/api/client.ts'
import { setLanguage } from '#web/i18n/language.ts'
import { tellOtherTabs } from './session-channel.ts'
import { applyToSession, sessionState } from './session-store.ts'

/** Changes what is on the screen at once; for someone signed in also the account, which the mails follow. */
export async function chooseLanguage(language: Language): Promise<void> {
  await setLanguage(language)
  const { session } = sessionState()
  if (!session || session.user.language === language) return
  await call(changeLanguage, { language })
  applyToSession({ type: 'updated', session: { ...session, user: { ...session.user, language } } })
  tellOtherTabs({ type: 'user-updated' })
}
