import i18next from 'i18next'
import { FALLBACK_LANGUAGE, type Language, parseLanguage } from '#contract/language.ts'
import { isLanguageChosen, keepLanguage } from './kept-language.ts'

export function currentLanguage(): Language {
  return parseLanguage(i18next.language) ?? FALLBACK_LANGUAGE
}

/** i18next shows the names of texts that did not arrive: better no page, or the former language, than a page of those. */
export function assertTexts(language: Language, namespaces: readonly string[]): void {
  const missing = namespaces.filter((namespace) => !i18next.hasResourceBundle(language, namespace))
  if (missing.length > 0) throw new Error(`Texts did not arrive: ${missing.join(', ')} (${language})`)
}

/** Every text on the screen changes at once, without a reload. */
export async function showLanguage(language: Language): Promise<void> {
  const namespaces = () => [i18next.options.ns ?? []].flat()
  // A page opened meanwhile brings texts of its own, in the former language only.
  for (let loaded = 0; loaded < namespaces().length; ) {
    const wanted = namespaces()
    await loadTexts(language, wanted)
    assertTexts(language, wanted)
    loaded = wanted.length
  }
  await i18next.changeLanguage(language)
  document.documentElement.lang = language
}

/** i18next's own `loadLanguages` would from then on load every page's texts in this language too, shown or not. */
function loadTexts(language: Language, namespaces: readonly string[]): Promise<void> {
  return new Promise((resolve) => i18next.services.backendConnector.load([language], namespaces, () => resolve()))
}

/** Someone's own choice, which no account's language replaces. */
export async function setLanguage(language: Language): Promise<void> {
  await showLanguage(language)
  keepLanguage(language, { chosen: true })
}

/** The language of the account that has just signed in, unless someone chose one in this very browser. */
export async function adoptLanguage(language: Language): Promise<void> {
  if (isLanguageChosen() || language === currentLanguage()) return
  await showLanguage(language)
  keepLanguage(language, { chosen: false })
}
