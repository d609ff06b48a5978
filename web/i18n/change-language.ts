import type { Language } from '#contract/language.ts'
import { isLanguageChosen, keepLanguage } from './kept-language.ts'
import { currentLanguage, switchLanguage } from './language.ts'
import { askedNamespaces, loadTextsIn } from './text-store.ts'

/** Every text on the screen changes at once, without a reload; if one does not arrive, the former language stays. */
export async function showLanguage(language: Language): Promise<void> {
  // A page opened meanwhile brings texts of its own, in the former language only.
  for (let loaded = 0; loaded < askedNamespaces().length; ) {
    const wanted = askedNamespaces()
    await loadTextsIn(language, wanted)
    loaded = wanted.length
  }
  switchLanguage(language)
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
