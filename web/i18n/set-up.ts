import type { FlatNamespace } from 'i18next'
import { showLanguage } from './change-language.ts'
import { onLanguageChosenElsewhere, readLanguage } from './kept-language.ts'
import { currentLanguage, switchLanguage } from './language.ts'
import { loadTextsIn } from './text-store.ts'

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common'
    returnNull: false
  }
}

/** Loads the first page's texts at once, in parallel with its code. */
export function startTexts(firstPage: readonly FlatNamespace[]): void {
  switchLanguage(readLanguage())
  // A failed load is reported and retried by the page itself.
  loadTexts(firstPage).catch(() => undefined)
  onLanguageChosenElsewhere((language) => {
    showLanguage(language).catch((error) => console.warn(error))
  })
}

/** Resolves when the texts are loaded in the current language. */
export async function loadTexts(namespaces: readonly FlatNamespace[]): Promise<void> {
  const language = currentLanguage()
  await loadTextsIn(language, ['common', 'errors', ...namespaces])
  // Another language was chosen meanwhile.
  if (language !== currentLanguage()) await loadTexts(namespaces)
}
