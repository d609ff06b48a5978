import type { Language } from '#contract/language.ts'
import { en, type PhilosopherTexts } from './en.ts'
import { es } from './es.ts'
import { pt } from './pt.ts'

/** All languages together, for the server. A browser loads only one. */
export const PHILOSOPHERS: Record<Language, PhilosopherTexts> = { en, pt, es }
