import type { Language } from '#contract/language.ts'
import { call } from '#web/api/client.ts'
import { tellOtherTabs } from './session-channel.ts'
import { applyToSession, sessionState } from './session-store.ts'

/** The language being saved. The next choice is compared with it, not with the one saved before. */
let underWay: { user_id: string; language: Language } | undefined

export function isSavingLanguage(): boolean {
  return underWay !== undefined
}

/** Saves a signed-in member's choice in the account, which decides the language of mails. */
export async function saveLanguage(language: Language): Promise<void> {
  const user = sessionState().session?.user
  if (!user) return
  const known = underWay?.user_id === user.id ? underWay.language : user.language
  if (known === language) return
  const mine = { user_id: user.id, language }
  underWay = mine
  try {
    await call('PUT /api/accounts/language', { language })
    if (underWay === mine) applySavedLanguage(mine)
  } finally {
    if (underWay === mine) underWay = undefined
  }
}

function applySavedLanguage({ user_id, language }: { user_id: string; language: Language }): void {
  // Another member may have signed in while the request was under way.
  const { session } = sessionState()
  if (session?.user.id !== user_id) return
  applyToSession({ type: 'updated', session: { ...session, user: { ...session.user, language } } })
  tellOtherTabs({ type: 'user-updated' })
}
