import { forget, readStored, store } from '#web/i18n/browser-storage.ts'

const KEY = 'kiai.flash'
const FLASHES = ['admin-only', 'coach-only'] as const

/** A message for the landing page, which is a document of its own: a toast would not survive the navigation. */
export type Flash = (typeof FLASHES)[number]

export function storeFlash(flash: Flash): void {
  store(KEY, flash, 'sessionStorage')
}

export function takeFlash(): Flash | undefined {
  const kept = readStored(KEY, 'sessionStorage')
  forget(KEY, 'sessionStorage')
  return FLASHES.find((flash) => flash === kept)
}
