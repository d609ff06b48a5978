import { FALLBACK_LANGUAGE, type Language } from '#contract/language.ts'
import { createStore, useStore } from '#web/store/create-store.ts'

const shown = createStore<Language>(FALLBACK_LANGUAGE)

export const currentLanguage = shown.get
export const onLanguageChange = shown.subscribe

export function useLanguage(): Language {
  return useStore(shown)
}

/** Load the language's texts before calling this. */
export function switchLanguage(language: Language): void {
  document.documentElement.lang = language
  shown.set(language)
}
