import type { Language } from '#contract/language.ts'

/** Brazilian Portuguese and Latin American Spanish: `pt` and `es` alone would give European formats. */
export const LOCALES: Record<Language, string> = { en: 'en-US', pt: 'pt-BR', es: 'es-419' }
