import { readStored, store } from '#web/i18n/browser-storage.ts'

const KEY = 'kiai.signed-in-before'

/** Kept after signing out: it only says that someone who uses this browser has an account. */
export function rememberSignIn(): void {
  store(KEY, 'yes')
}

export function hasSignedInBefore(): boolean {
  return readStored(KEY) !== null
}
