import type { Language } from '#contract/language.ts'
import { isLanguageChosen, keepLanguage } from './kept-language.ts'
import { currentLanguage, switchLanguage } from './language.ts'
import { askedNamespaces, loadTextsIn } from './text-store.ts'

/** Counts the requests for a language: texts that load late must not replace a language requested since. */
let asked = 0
let choicesUnderWay = 0
let lastShown: Promise<unknown> = Promise.resolve()

/** Resolves when the language requested last is shown or has failed to load. Used before the toast of a sign-in. */
export async function languageSettled(): Promise<void> {
  await lastShown.catch(() => undefined)
}

/**
 * Changes every text on the screen at once, without a reload; if one fails to load, the former language stays.
 * Returns whether this language is shown: not if another one was requested meanwhile.
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
    // A page opened meanwhile has loaded its texts in the former language only.
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

/** A choice made in this browser, which an account's language does not replace. */
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

/** Shows the language that the member has just chosen on another device. A choice being made here is newer. */
export async function followLanguage(language: Language): Promise<void> {
  if (choicesUnderWay > 0 || language === currentLanguage()) return
  const chosen = isLanguageChosen()
  if (await showLanguage(language)) keepLanguage(language, { chosen })
}

/** Shows the language of the account that has just signed in, unless one was chosen in this browser. */
export async function adoptLanguage(language: Language): Promise<void> {
  if (choicesUnderWay > 0 || isLanguageChosen() || language === currentLanguage()) return
  if (await showLanguage(language)) keepLanguage(language, { chosen: false })
}
