import type { Language } from '#contract/language.ts'
import { en, type PhilosopherTexts } from './en.ts'
import { es } from './es.ts'
import { pt } from './pt.ts'

/** In all languages at once: for the server. A browser loads one. */
export const PHILOSOPHERS: Record<Language, PhilosopherTexts> = { en, pt, es }
