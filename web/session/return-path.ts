import { safePath } from '#contract/pages.ts'
import { forget, readStored, store } from '#web/i18n/browser-storage.ts'

const KEY = 'kiai.return-to'
/** Where coaches continue their application. */
const COACH_SIGNUP = '/coach-signup'

/** Signing in must not return to a page that only serves to sign in. */
function isSignInPage(path: string): boolean {
  return /^\/(?:auth|coach-auth|admin-auth)(?:[/?#]|$)/.test(path)
}

/** A safe path of this site to return to, or undefined for any other value. */
export function readReturnPath(value: unknown): string | undefined {
  const path = safePath(typeof value === 'string' ? value : undefined)
  return path && !isSignInPage(path) ? path : undefined
}

/** Kept for this tab, so that it survives the second factor and following a link in a mail. */
export function rememberReturnPath(value: unknown): void {
  const path = readReturnPath(value)
  if (path) store(KEY, path, 'sessionStorage')
}

/**
 * The page to open after signing in. On the coaches' sign-in page (§2) only the page that led there counts, not one
 * remembered from an earlier visit.
 */
export function wantedPath(from: unknown, coach: boolean): string | undefined {
  return readReturnPath(from) ?? (coach ? undefined : readReturnPath(readStored(KEY, 'sessionStorage')))
}

export function forgetReturnPath(): void {
  forget(KEY, 'sessionStorage')
}

/** The path a mailed link returns to. The link opens the fighters' sign-in page, so a coach's path is given explicitly. */
export function mailedPath(wanted: string | undefined, coach: boolean): string | undefined {
  return wanted ?? (coach ? COACH_SIGNUP : undefined)
}

/** The page for someone who has just signed in, or was signed in already. */
export function afterSignIn(wanted: string | undefined, coach: boolean): string {
  return mailedPath(wanted, coach) ?? '/dashboard'
}
