import { readStored, store } from '#web/i18n/browser-storage.ts'

const KEY = 'kiai.signed-in-before'

/** Stays after signing out: it says only that someone who uses this browser has an account. */
export function rememberSignIn(): void {
  store(KEY, 'yes')
}

export function hasSignedInBefore(): boolean {
  return readStored(KEY) !== null
}
