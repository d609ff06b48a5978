import type { Language } from '#contract/language.ts'
import { en } from './en.ts'
import { es } from './es.ts'
import { pt } from './pt.ts'
import type { ReadingLabels } from './reading-labels.ts'

export const READING_LABELS: Record<Language, ReadingLabels> = { en, pt, es }
