import type { Language } from '#contract/language.ts'
import { languageOfWords } from '#contract/text-language-rules.ts'
import { words } from './fold.ts'

/** The language a text is written in: that of the interface, unless it clearly is another one. */
export function textLanguage(text: string, language: Language): Language {
  return languageOfWords(words(text), language)
}
