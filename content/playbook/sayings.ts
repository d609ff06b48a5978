import type { Language } from '#contract/language.ts'
import type { CardId } from './cards.ts'
import { SAYINGS as EN } from './en/sayings.ts'
import { SAYINGS as ES } from './es/sayings.ts'
import { SAYINGS as PT } from './pt/sayings.ts'

/** How people tell of what a card is for, in whole sentences; none of them is shown. */
export const SAYINGS: Record<Language, Record<CardId, readonly string[]>> = { en: EN, pt: PT, es: ES }
