import type { Language } from '#contract/language.ts'

/** Each name in its own language, so that everyone finds theirs. */
export const languageNames: Record<Language, string> = { en: 'English', pt: 'Português', es: 'Español' }
