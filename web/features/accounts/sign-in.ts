import type { Session } from '#contract/session.ts'
import { call } from '#web/api/client.ts'
import { currentLanguage } from '#web/i18n/language.ts'
import { rememberReturnPath } from '#web/session/return-path.ts'
import { tellOtherTabs } from '#web/session/session-channel.ts'
import { applyToSession } from '#web/session/session-store.ts'
import { cancelPendingSignOut } from '#web/session/sign-out.ts'
import { type LeftForm, rememberLeftForm } from './left-form.ts'

type Credentials = { email: string; password: string }

/** Applies a successful sign-in to this tab and all others. */
export function enter(session: Session, how: 'signed-in' | 'second-factor-verified'): void {
  applyToSession({ type: how, session })
  tellOtherTabs({ type: 'signed-in' })
}

/** Gives the session, or null if a second factor is required. This tab is signed in by `enter` only. */
export async function checkCredentials(input: Credentials): Promise<Session | null> {
  const { session } = await call('POST /api/accounts/sign-in', input)
  cancelPendingSignOut()
  return session
}

/** Uses the token of the mailed link. If the server signs in as well, this browser follows. */
export async function confirmAddress(token: string, password?: string) {
  const confirmed = await call('POST /api/accounts/confirm', { token, ...(password && { password }) })
  if (confirmed.session) {
    cancelPendingSignOut()
    enter(confirmed.session, 'signed-in')
  }
  return confirmed
}

export async function checkSecondFactor(code: string, kind: 'totp' | 'backup'): Promise<Session> {
  const { session } = await call('POST /api/accounts/sign-in/second-factor', { code, kind })
  if (!session) throw new Error('The second factor was accepted without a session')
  return session
}

export async function createAccount(
  fields: Credentials & { full_name: string },
  returnTo: string | undefined,
): Promise<void> {
  await call('POST /api/accounts/sign-up', {
    ...fields,
    language: currentLanguage(),
    ...(returnTo && { return_to: returnTo }),
  })
}

/** Opens the OpenID Connect provider, which leads back to /auth/callback and from there to `returnTo`. */
export async function leaveForProvider(
  returnTo: string,
  { again, form }: { again: boolean; form: LeftForm | undefined },
): Promise<void> {
  const { address } = await call('POST /api/accounts/provider/start', { language: currentLanguage(), again })
  rememberReturnPath(returnTo)
  rememberLeftForm(form)
  location.assign(address)
}

/** What the provider puts into the address when it sends the browser back. */
export type ProviderAnswer = { code: string; state: string; iss?: string }

/** Works once for an answer. If the server signs in, this browser follows. */
export async function finishWithProvider(answer: ProviderAnswer) {
  const finished = await call('POST /api/accounts/provider/finish', { ...answer, language: currentLanguage() })
  // The next person at this browser must not find it.
  rememberLeftForm(undefined)
  if (finished.session) {
    cancelPendingSignOut()
    enter(finished.session, 'signed-in')
  }
  return finished
}

/** Fetches the session again, for a sign-in page that must not rely on an earlier response. */
export async function readOwnSession(): Promise<Session | null> {
  return (await call('GET /api/session', {})).session
}
