import type { Language } from '#contract/language.ts'
import type { CardId } from './cards.ts'
import { CLOSE_UPS as en } from './en/close-ups.ts'
import { CLOSE_UPS as es } from './es/close-ups.ts'
import { CLOSE_UPS as pt } from './pt/close-ups.ts'

/**
 * A card seen from near, for whoever asks on: the smallest way to begin, words to say or write, and another road for
 * when the first does not fit. Each begins with what to do.
 */
export type CloseUp = readonly [small: string, words: string, other: string]

export const CLOSE_UPS: Record<Language, Record<CardId, CloseUp>> = { en, pt, es }
