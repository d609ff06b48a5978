import { checkSession } from '#web/session/check-session.ts'
import { tellOtherTabs } from '#web/session/session-channel.ts'

/** After a change of the account itself: this tab reads it afresh, and the others are told. */
export async function followChange(): Promise<void> {
  await checkSession('here')
  tellOtherTabs({ type: 'user-updated' })
}
