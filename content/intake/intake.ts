import type { Language } from '#contract/language.ts'
import { en } from './en.ts'
import { es } from './es.ts'
import type { IntakeTexts } from './intake-texts.ts'
import { pt } from './pt.ts'

export const INTAKE: Record<Language, IntakeTexts> = { en, pt, es }
