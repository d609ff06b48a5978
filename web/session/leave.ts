import { call } from '#web/api/client.ts'
import { forgetReturnPath } from './return-path.ts'
import { tellOtherTabs } from './session-channel.ts'
import { applyToSession } from './session-store.ts'

/** Signs out here and in every other tab. Whoever signs in next starts afresh, not where this person was. */
export async function leave(): Promise<void> {
  await call('POST /api/accounts/sign-out', {})
  forgetReturnPath()
  applyToSession({ type: 'signed-out', origin: 'here' })
  tellOtherTabs({ type: 'signed-out' })
}
