import { checkSession } from '#web/session/check-session.ts'
import { tellOtherTabs } from '#web/session/session-channel.ts'

/** After a change of the account, this tab fetches it again, and the other tabs are told. */
export async function followChange(): Promise<void> {
  await checkSession('here')
  tellOtherTabs({ type: 'user-updated' })
}
