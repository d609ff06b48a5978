import type { Language } from '#contract/language.ts'
import { en } from './en.ts'
import { es } from './es.ts'
import { pt } from './pt.ts'
import type { Talk } from './talk-texts.ts'

export const TALK: Record<Language, Talk> = { en, pt, es }
