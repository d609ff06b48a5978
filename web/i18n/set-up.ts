import i18next, { type FlatNamespace } from 'i18next'
import { initReactI18next } from 'react-i18next'
import { LANGUAGES } from '#contract/language.ts'
import { CHUNK_RETRIES, FIRST_RETRY_MS } from '#web/navigation/import-patiently.ts'
import { onLanguageChosenElsewhere, readLanguage } from './kept-language.ts'
import { assertTexts, currentLanguage, showLanguage } from './language.ts'
import { textBackend } from './text-backend.ts'

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common'
    returnNull: false
  }
}

let ready: Promise<unknown> | undefined

/** Begins with the texts of the page that was asked for, so that they travel together with its code. */
export function startTexts(firstPage: readonly FlatNamespace[]): void {
  ready = i18next
    .use(textBackend)
    .use(initReactI18next)
    .init({
      lng: readLanguage(),
      supportedLngs: LANGUAGES,
      // Every language has every text (the types see to it), and a language we do not speak has become English already.
      fallbackLng: false,
      ns: ['common', 'errors', ...firstPage],
      defaultNS: 'common',
      maxParallelReads: 10,
      maxRetries: CHUNK_RETRIES,
      retryTimeout: FIRST_RETRY_MS,
      interpolation: { escapeValue: false },
    })
    .then(() => {
      document.documentElement.lang = currentLanguage()
    })
  onLanguageChosenElsewhere((language) => {
    showLanguage(language).catch((error) => console.warn(error))
  })
}

/** Resolves when the texts of a page can be shown in the current language. */
export async function loadTexts(namespaces: readonly FlatNamespace[]): Promise<void> {
  await ready
  await i18next.loadNamespaces(namespaces)
  assertTexts(currentLanguage(), ['common', 'errors', ...namespaces])
}
