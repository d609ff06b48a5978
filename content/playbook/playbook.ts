import type { Language } from '#contract/language.ts'
import type { CardWords } from './card.ts'
import type { CardId } from './cards.ts'
import { BUSINESS as EN_BUSINESS } from './en/business.ts'
import { CAREER as EN_CAREER } from './en/career.ts'
import { FIGHT as EN_FIGHT } from './en/fight.ts'
import { GENERAL as EN_GENERAL } from './en/general.ts'
import { LIFE as EN_LIFE } from './en/life.ts'
import { BUSINESS as ES_BUSINESS } from './es/business.ts'
import { CAREER as ES_CAREER } from './es/career.ts'
import { FIGHT as ES_FIGHT } from './es/fight.ts'
import { GENERAL as ES_GENERAL } from './es/general.ts'
import { LIFE as ES_LIFE } from './es/life.ts'
import { BUSINESS as PT_BUSINESS } from './pt/business.ts'
import { CAREER as PT_CAREER } from './pt/career.ts'
import { FIGHT as PT_FIGHT } from './pt/fight.ts'
import { GENERAL as PT_GENERAL } from './pt/general.ts'
import { LIFE as PT_LIFE } from './pt/life.ts'

/** The texts of all cards in each language. A card without texts in one language does not compile. */
export const PLAYBOOK: Record<Language, Record<CardId, CardWords>> = {
  en: { ...EN_FIGHT, ...EN_CAREER, ...EN_BUSINESS, ...EN_LIFE, ...EN_GENERAL },
  pt: { ...PT_FIGHT, ...PT_CAREER, ...PT_BUSINESS, ...PT_LIFE, ...PT_GENERAL },
  es: { ...ES_FIGHT, ...ES_CAREER, ...ES_BUSINESS, ...ES_LIFE, ...ES_GENERAL },
}
