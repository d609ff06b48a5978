import { useSyncExternalStore } from 'react'
import { FALLBACK_LANGUAGE, type Language } from '#contract/language.ts'

const listeners = new Set<() => void>()
let shown: Language = FALLBACK_LANGUAGE

export function currentLanguage(): Language {
  return shown
}

export function useLanguage(): Language {
  return useSyncExternalStore(onLanguageChange, currentLanguage)
}

export function onLanguageChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/** Whether or not its texts are there: see to it first that they are. */
export function switchLanguage(language: Language): void {
  shown = language
  document.documentElement.lang = language
  for (const listener of listeners) listener()
}
