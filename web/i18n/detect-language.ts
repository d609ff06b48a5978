import { FALLBACK_LANGUAGE, type Language, parseLanguage } from '#contract/language.ts'

export type LanguageSources = {
  stored: string | null
  preferred: readonly string[]
  page: string
}

/** The first valid tag of a language Kiai has: from storage, then the browser's languages, then the page. */
export function detectLanguage({ stored, preferred, page }: LanguageSources): Language {
  for (const value of [stored, ...preferred, page]) {
    const language = parseLanguage(value)
    if (language) return language
  }
  return FALLBACK_LANGUAGE
}
