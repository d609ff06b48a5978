import { LANGUAGE_COOKIE, LANGUAGE_STORAGE_KEY, type Language, parseLanguage } from '#contract/language.ts'
import { writeCookie } from './browser-cookie.ts'
import { forget, readStored, store } from './browser-storage.ts'
import { detectLanguage } from './detect-language.ts'

/** Marks a kept language that was detected, not chosen: the account's language may replace it. */
const DETECTED_STORAGE_KEY = `${LANGUAGE_STORAGE_KEY}.detected`

export function readLanguage(): Language {
  const stored = readStored(LANGUAGE_STORAGE_KEY)
  const language = detectLanguage({ stored, preferred: navigator.languages, page: document.documentElement.lang })
  keepLanguage(language, { chosen: parseLanguage(stored) !== undefined && isLanguageChosen() })
  return language
}

/** Keeps it in storage for this browser, and in a cookie for the server (public pages, mails). */
export function keepLanguage(language: Language, { chosen }: { chosen: boolean }): void {
  if (chosen) forget(DETECTED_STORAGE_KEY)
  else store(DETECTED_STORAGE_KEY, language)
  store(LANGUAGE_STORAGE_KEY, language)
  writeCookie(LANGUAGE_COOKIE, language)
}

export function isLanguageChosen(): boolean {
  return readStored(DETECTED_STORAGE_KEY) !== readStored(LANGUAGE_STORAGE_KEY)
}

/** The language chosen in another tab, or on the landing page. */
export function onLanguageChosenElsewhere(listener: (language: Language) => void): void {
  window.addEventListener('storage', (event) => {
    const language = event.key === LANGUAGE_STORAGE_KEY ? parseLanguage(event.newValue) : undefined
    if (language) listener(language)
  })
}
