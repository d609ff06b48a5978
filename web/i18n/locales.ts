import type { Language } from '#contract/language.ts'

/** Portuguese is Brazil's and Spanish Latin America's: `pt` and `es` alone would mean Europe's customs to some. */
export const LOCALES: Record<Language, string> = { en: 'en-US', pt: 'pt-BR', es: 'es-419' }
