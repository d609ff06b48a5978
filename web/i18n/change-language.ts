import type { Language } from '#contract/language.ts'
import { isLanguageChosen, keepLanguage } from './kept-language.ts'
import { currentLanguage, switchLanguage } from './language.ts'
import { askedNamespaces, loadTextsIn } from './text-store.ts'

/** How often a language was asked for: texts that arrive late must not overrule what was asked for since. */
let asked = 0
let choicesUnderWay = 0
let lastShown: Promise<unknown> = Promise.resolve()

/** When the language that was asked for last is shown, or did not arrive. For words about the moment of a sign-in. */
export async function languageSettled(): Promise<void> {
  await lastShown.catch(() => undefined)
}

/**
 * Every text on the screen changes at once, without a reload; if one does not arrive, the former language stays.
 * Answers whether this language is shown: not if another one was asked for meanwhile.
 */
export function showLanguage(language: Language): Promise<boolean> {
  const shown = loadAndSwitch(language)
  lastShown = shown
  return shown
}

async function loadAndSwitch(language: Language): Promise<boolean> {
  asked += 1
  const turn = asked
  try {
    // A page opened meanwhile brings texts of its own, in the former language only.
    for (let loaded = 0; loaded < askedNamespaces().length; ) {
      const wanted = askedNamespaces()
      await loadTextsIn(language, wanted)
      loaded = wanted.length
    }
  } catch (error) {
    if (turn === asked) throw error
  }
  if (turn !== asked) return false
  switchLanguage(language)
  return true
}

/** Someone's own choice, which no account's language replaces. */
export async function setLanguage(language: Language): Promise<boolean> {
  choicesUnderWay += 1
  try {
    const shown = await showLanguage(language)
    if (shown) keepLanguage(language, { chosen: true })
    return shown
  } finally {
    choicesUnderWay -= 1
  }
}

/** The language of the account that has just signed in, unless someone chose one in this very browser. */
export async function adoptLanguage(language: Language): Promise<void> {
  if (choicesUnderWay > 0 || isLanguageChosen() || language === currentLanguage()) return
  if (await showLanguage(language)) keepLanguage(language, { chosen: false })
}
