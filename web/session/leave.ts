import { call } from '#web/api/client.ts'
import { forgetPrivate } from '#web/i18n/browser-storage.ts'
import { forgetReturnPath } from './return-path.ts'
import { tellOtherTabs } from './session-channel.ts'
import { applyToSession } from './session-store.ts'

/** Someone must not stay, and the server has not heard of it yet. */
let owed = false

/** The last sign-out of this tab; settled as soon as its answer was dealt with. */
let lastLeave: Promise<void> = Promise.resolve()

/** Signs out here and in every other tab. Whoever signs in next starts afresh, not where this person was. */
export function leave(): Promise<void> {
  lastLeave = signOut()
  return lastLeave
}

/**
 * The server may have ended the session while the answer to our own sign-out is still on its way: whoever finds no
 * session meanwhile would take it for expired.
 */
export async function leaveSettled(): Promise<void> {
  // What failed is reported by whoever signed out.
  await lastLeave.catch(() => undefined)
}

async function signOut(): Promise<void> {
  await call('POST /api/accounts/sign-out', {})
  owed = false
  forgetReturnPath()
  forgetPrivate()
  applyToSession({ type: 'signed-out', origin: 'here' })
  tellOtherTabs({ type: 'signed-out' })
}

/** For someone who must not stay: a sign-out that does not get through now is made up for later. */
export async function leaveForSure(): Promise<void> {
  owed = true
  await leaveIfOwed().catch((error) => console.warn(error))
}

/** Before anyone is shown as signed in. */
export async function leaveIfOwed(): Promise<void> {
  if (owed) await leave()
}

/** A new sign-in has replaced the session that was to be left. */
export function oweNoLeave(): void {
  owed = false
}
