import { safePath } from '#contract/pages.ts'
import { forget, readStored, store } from '#web/i18n/browser-storage.ts'

const KEY = 'kiai.return-to'
/** Where coaches go on with their application. */
const COACH_SIGNUP = '/coach-signup'

/** Signing in never leads back to a page whose only purpose is to sign in. */
function isWorthReturning(path: string): boolean {
  return !/^\/(?:auth|coach-auth|admin-auth)(?:[/?#]|$)/.test(path)
}

/** A path of ours that someone wanted to see, or undefined for anything else. */
export function readReturnPath(value: unknown): string | undefined {
  const path = safePath(typeof value === 'string' ? value : undefined)
  return path && isWorthReturning(path) ? path : undefined
}

/** Kept for this tab, so that it survives the second factor, and the way to the mail and back. */
export function rememberReturnPath(value: unknown): void {
  const path = readReturnPath(value)
  if (path) store(KEY, path, 'sessionStorage')
}

/**
 * What someone at a door came for. The coaches' door has a way of its own (§2): only what sent someone there counts,
 * not a page that was asked for at some other time.
 */
export function wantedPath(from: unknown, coach: boolean): string | undefined {
  return readReturnPath(from) ?? (coach ? undefined : readReturnPath(readStored(KEY, 'sessionStorage')))
}

export function forgetReturnPath(): void {
  forget(KEY, 'sessionStorage')
}

/** What a mailed link leads back to: it opens at the fighters' door, which would not know of an application. */
export function mailedPath(wanted: string | undefined, coach: boolean): string | undefined {
  return wanted ?? (coach ? COACH_SIGNUP : undefined)
}

/** Where a person belongs who has just signed in, or already was. */
export function afterSignIn(wanted: string | undefined, coach: boolean): string {
  return mailedPath(wanted, coach) ?? '/dashboard'
}
