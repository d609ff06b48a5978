import type { Language } from '#contract/language.ts'
import type { CloseUp } from './card.ts'
import type { CardId } from './cards.ts'
import { CLOSE_UPS as en } from './en/close-ups.ts'
import { CLOSE_UPS as es } from './es/close-ups.ts'
import { CLOSE_UPS as pt } from './pt/close-ups.ts'

export const CLOSE_UPS: Record<Language, Record<CardId, CloseUp>> = { en, pt, es }
