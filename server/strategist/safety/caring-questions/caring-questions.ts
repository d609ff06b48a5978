import type { Language } from '#contract/language.ts'
import type { CaringQuestions } from './caring-question.ts'
import { en } from './en.ts'
import { es } from './es.ts'
import { pt } from './pt.ts'

export const CARING_QUESTIONS: Record<Language, CaringQuestions> = { en, pt, es }
