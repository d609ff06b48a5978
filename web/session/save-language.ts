import type { Language } from '#contract/language.ts'
import { call } from '#web/api/client.ts'
import { tellOtherTabs } from './session-channel.ts'
import { applyToSession, sessionState } from './session-store.ts'

/** What the account is being told: whoever changes their mind meanwhile goes by that, not by what it had before. */
let underWay: { user_id: string; language: Language } | undefined

/** For someone signed in the choice belongs to the account too: the mails follow it. */
export async function saveLanguage(language: Language): Promise<void> {
  const user = sessionState().session?.user
  if (!user) return
  const known = underWay?.user_id === user.id ? underWay.language : user.language
  if (known === language) return
  const mine = { user_id: user.id, language }
  underWay = mine
  try {
    await call('PUT /api/accounts/language', { language })
    if (underWay === mine) keepLanguage(mine)
  } finally {
    if (underWay === mine) underWay = undefined
  }
}

function keepLanguage({ user_id, language }: { user_id: string; language: Language }): void {
  // This person may have signed out, and another one in, while the answer was under way.
  const { session } = sessionState()
  if (session?.user.id !== user_id) return
  applyToSession({ type: 'updated', session: { ...session, user: { ...session.user, language } } })
  tellOtherTabs({ type: 'user-updated' })
}
