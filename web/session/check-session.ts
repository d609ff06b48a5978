import type { Session } from '#contract/session.ts'
import { ApiError } from '#web/api/api-error.ts'
import { call } from '#web/api/client.ts'
import { isAgeing, isEnding } from './renewal.ts'
import { tellOtherTabs } from './session-channel.ts'
import type { SessionOrigin } from './session-state.ts'
import { applyToSession, sessionState } from './session-store.ts'
import { retryPendingSignOut, signOutSettled } from './sign-out.ts'

let latest = 0
const own = { underWay: 0, ended: 0 }

/**
 * Runs a change of the account that this tab makes and announces itself. The server tells all tabs of it, maybe before it
 * answers: what a check of the session finds meanwhile is not announced as a change from elsewhere.
 */
export async function changeHere<T>(change: () => Promise<T>): Promise<T> {
  own.underWay += 1
  try {
    return await change()
  } finally {
    own.underWay -= 1
    own.ended += 1
  }
}

/** After a change of the account, this tab fetches it again, and the other tabs are told. Part of `changeHere`. */
export async function followChange(): Promise<void> {
  await checkSession('here')
  tellOtherTabs({ type: 'user-updated' })
}

/** How long a sign-out in another tab explains that the session is gone. */
const SIGN_OUT_MS = 10_000
let signOutExpectedUntil = 0

/** Another tab is signing out. If this tab finds out before that tab's next message, the session has not expired. */
export function expectSignOutElsewhere(): void {
  signOutExpectedUntil = Date.now() + SIGN_OUT_MS
}

/** Asks the server who is signed in. If several requests overlap, only the last one's response counts. */
export async function checkSession(origin: SessionOrigin): Promise<void> {
  const question = ++latest
  const asked = sessionState()
  const { ended } = own
  // Someone signed in or out while the request was under way: its response is outdated.
  const isStale = () => question !== latest || sessionState().session !== asked.session
  try {
    await retryPendingSignOut()
    const { session } = await call('GET /api/session', {})
    await signOutSettled()
    const changedHere = origin === 'elsewhere' && (own.underWay > 0 || own.ended > ended)
    if (isStale()) return
    if (asked.session && !session && Date.now() < signOutExpectedUntil)
      applyToSession({ type: 'signed-out', origin: 'elsewhere' })
    else applyToSession({ type: 'found', session, origin: changedHere ? 'here' : origin })
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    if (!isStale()) applyToSession({ type: 'unreachable' })
  }
}

/** Every 30 seconds: prolongs a session that is about to end. */
export async function renewIfEnding(): Promise<void> {
  const { session } = sessionState()
  if (session && isEnding(session, Date.now())) await renew(session)
}

/** When Kiai is opened or looked at again: prolongs a session that is older than a day. */
export async function renewIfAgeing(): Promise<void> {
  const { session } = sessionState()
  if (session && isAgeing(session, Date.now())) await renew(session)
}

async function renew(session: Session): Promise<void> {
  try {
    const renewed = await call('POST /api/session/renew', {})
    if (sessionState().session !== session) return
    applyToSession({ type: 'renewed', session: renewed.session })
    tellOtherTabs({ type: 'token-refreshed' })
  } catch (error) {
    // A missing session is rechecked by the listener of `onSessionMissing`; any other error is retried at the next tick.
    if (!(error instanceof ApiError)) throw error
  }
}
