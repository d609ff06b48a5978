import type { Language } from '#contract/language.ts'
import type { CardWords } from './card.ts'
import type { CardId } from './cards.ts'
import { SECOND_RULES as EN } from './en/second-rules.ts'
import { SECOND_RULES as ES } from './es/second-rules.ts'
import { SECOND_RULES as PT } from './pt/second-rules.ts'

/** A second if–then for each card, about another moment of the problem, for follow-up answers. */
export const SECOND_RULES: Record<Language, Record<CardId, CardWords['ifThen']>> = { en: EN, pt: PT, es: ES }
