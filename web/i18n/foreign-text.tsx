import { foldText } from '#contract/fold-text-rules.ts'
import type { Language } from '#contract/language.ts'
import { languageOfWords } from '#contract/text-language-rules.ts'
import { useLanguage } from './language.ts'
import { useTranslation } from './use-translation.ts'

/** The language of a text that its author wrote, where it clearly is not the reader's: for `lang`, and for `WrittenIn`. */
export function useForeignLanguage(text: string): Language | undefined {
  const reader = useLanguage()
  const language = languageOfWords(foldText(text).match(/[\p{L}\p{N}]+/gu) ?? [], reader)
  return language === reader ? undefined : language
}

/** Says of a text in another language in which one it is. */
export function WrittenIn({ language }: { language: Language | undefined }) {
  const { t } = useTranslation()
  return language && <span className="text-sm text-muted">{t(`writtenIn.${language}`)}</span>
}
