import type { Language } from '#contract/language.ts'

/** Each in its own words: someone lost in a foreign language must find the way out. */
export const languageNames: Record<Language, string> = { en: 'English', pt: 'Português', es: 'Español' }
