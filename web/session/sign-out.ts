import { call } from '#web/api/client.ts'
import { forgetPrivate } from '#web/i18n/browser-storage.ts'
import { forgetReturnPath } from './return-path.ts'
import { tellOtherTabs } from './session-channel.ts'
import { applyToSession } from './session-store.ts'

/** A sign-out that is required and has not reached the server yet. */
let pending = false

/** The last sign-out of this tab; settled as soon as its response has been handled. */
let lastSignOut: Promise<void> = Promise.resolve()

/** Signs out here and in every other tab. The next sign-in does not return to this member's page. */
export function signOut(): Promise<void> {
  lastSignOut = endSession()
  return lastSignOut
}

/**
 * The server may have ended the session while the response to our own sign-out is still under way: a session check in
 * between would take the session for expired.
 */
export async function signOutSettled(): Promise<void> {
  // A failure is reported by the caller of the sign-out.
  await lastSignOut.catch(() => undefined)
}

async function endSession(): Promise<void> {
  // The server tells all tabs that the session is over, maybe before it answers this one.
  tellOtherTabs({ type: 'signing-out' })
  await call('POST /api/accounts/sign-out', {})
  pending = false
  forgetReturnPath()
  forgetPrivate()
  applyToSession({ type: 'signed-out', origin: 'here' })
  tellOtherTabs({ type: 'signed-out' })
}

/** For an account that must not stay signed in: a failed sign-out is retried before the next session check. */
export async function signOutOrRetryLater(): Promise<void> {
  pending = true
  await retryPendingSignOut().catch((error) => console.warn(error))
}

/** Called before anyone is shown as signed in. */
export async function retryPendingSignOut(): Promise<void> {
  if (pending) await signOut()
}

/** A new sign-in has replaced the session that was to be ended. */
export function cancelPendingSignOut(): void {
  pending = false
}
