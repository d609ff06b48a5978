import type { Language } from '#contract/language.ts'

/** How days and numbers are written in answers. */
export const LOCALES: Record<Language, string> = { en: 'en-US', pt: 'pt-BR', es: 'es-MX' }
