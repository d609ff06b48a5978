import type { Language } from '#contract/language.ts'
import type { CardWords } from './card.ts'
import type { CardId } from './cards.ts'
import { SECOND_RULES as EN } from './en/second-rules.ts'
import { SECOND_RULES as ES } from './es/second-rules.ts'
import { SECOND_RULES as PT } from './pt/second-rules.ts'

/** Beside each card's own if–then one for another moment, so that an answer that goes on has more to give. */
export const SECOND_RULES: Record<Language, Record<CardId, CardWords['ifThen']>> = { en: EN, pt: PT, es: ES }
