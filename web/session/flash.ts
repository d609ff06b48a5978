import { forget, readStored, store } from '#web/i18n/browser-storage.ts'

const KEY = 'kiai.flash'
const FLASHES = ['admin-only', 'coach-only'] as const

/** A word for the next document: the landing page is not part of this application, and a toast does not survive the way there. */
export type Flash = (typeof FLASHES)[number]

export function leaveFlash(flash: Flash): void {
  store(KEY, flash, 'sessionStorage')
}

export function takeFlash(): Flash | undefined {
  const kept = readStored(KEY, 'sessionStorage')
  forget(KEY, 'sessionStorage')
  return FLASHES.find((flash) => flash === kept)
}
