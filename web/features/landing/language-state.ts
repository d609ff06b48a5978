import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { LANGUAGE_STORAGE_KEY, type Language, parseLanguage } from '#contract/language.ts'
import { readStored } from '#web/i18n/browser-storage.ts'
import { isLanguageChosen, keepLanguage, onLanguageChosenElsewhere } from '#web/i18n/kept-language.ts'
import { languageInAddress, showLanguage, tellAccountLanguage, wantedLanguage } from './language-choice.ts'
import { loadTexts } from './load-texts.ts'
import type { LandingTexts } from './texts/en.ts'

export type Spoken = { language: Language; texts: LandingTexts }

/** The page's language: as it was sent, then as stored in this browser, then as chosen. */
export function useLanguage(sent: Spoken) {
  const [spoken, setSpoken] = useState(sent)
  const wanted = useRef(sent.language)

  /** Gives whether the language is shown: not if another one was chosen while its texts loaded. */
  async function show(language: Language): Promise<boolean> {
    wanted.current = language
    try {
      const texts = await loadTexts(language)
      if (wanted.current !== language) return false
      setSpoken({ language, texts })
      showLanguage(language, texts)
      return true
    } catch (error) {
      if (wanted.current !== language) return false
      throw error
    }
  }

  async function choose(language: Language, signedIn: boolean): Promise<void> {
    if (!(await show(language))) return
    keepLanguage(language, { chosen: true })
    if (signedIn) await tellAccountLanguage(language)
  }

  const showQuietly = useEffectEvent((language: Language) => {
    show(language).catch((error) => console.warn(`The page stays in ${spoken.language}`, error))
  })

  useEffect(() => {
    const address = parseLanguage(languageInAddress())
    const stored = readStored(LANGUAGE_STORAGE_KEY)
    const remembered = wantedLanguage({ page: sent.language, address, stored })
    // Without this, the next pages would not be in the language of the address.
    if (address) keepLanguage(sent.language, { chosen: true })
    // If only the cookie is lost, the server would keep sending another language, so it is written again.
    else if (parseLanguage(stored)) keepLanguage(remembered, { chosen: isLanguageChosen() })
    if (remembered !== sent.language) showQuietly(remembered)
    onLanguageChosenElsewhere((language) => showQuietly(language))
  }, [sent.language])

  return { ...spoken, choose }
}
