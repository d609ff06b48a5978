import type { Language } from '#contract/language.ts'
import type { CardId } from './cards.ts'
import { SAYINGS as EN } from './en/sayings.ts'
import { SAYINGS as ES } from './es/sayings.ts'
import { SAYINGS as PT } from './pt/sayings.ts'

/** Sentences with which people describe the problem of a card. They are used for searching and never shown. */
export const SAYINGS: Record<Language, Record<CardId, readonly string[]>> = { en: EN, pt: PT, es: ES }
