import type { Language } from '#contract/language.ts'
import { en } from './en.ts'
import { es } from './es.ts'
import type { FirstMoves } from './first-move.ts'
import { pt } from './pt.ts'

export const FIRST_MOVES: Record<Language, FirstMoves> = { en, pt, es }
