import i18next from 'i18next'
import { FALLBACK_LANGUAGE, type Language, parseLanguage } from '#contract/language.ts'
import { isLanguageChosen, keepLanguage } from './kept-language.ts'

export function currentLanguage(): Language {
  return parseLanguage(i18next.language) ?? FALLBACK_LANGUAGE
}

/** Every text on the screen changes at once, without a reload. */
export async function showLanguage(language: Language): Promise<void> {
  await i18next.changeLanguage(language)
  document.documentElement.lang = language
}

/** Someone's own choice, which no account's language replaces. */
export async function setLanguage(language: Language): Promise<void> {
  keepLanguage(language, { chosen: true })
  await showLanguage(language)
}

/** The language of the account that has just signed in, unless someone chose one in this very browser. */
export async function adoptLanguage(language: Language): Promise<void> {
  if (isLanguageChosen() || language === currentLanguage()) return
  keepLanguage(language, { chosen: false })
  await showLanguage(language)
}
