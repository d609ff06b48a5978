import type { Language } from '#contract/language.ts'
import { en } from './en.ts'
import { es } from './es.ts'
import type { AppHelp } from './help-topic.ts'
import { pt } from './pt.ts'

/** What members ask the strategist about Kiai itself, and the answers. */
export const APP_HELP: Record<Language, AppHelp> = { en, pt, es }
