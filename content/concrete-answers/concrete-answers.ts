import type { Language } from '#contract/language.ts'
import type { ConcreteAnswer } from './concrete-answer.ts'
import { BODY as EN_BODY } from './en/body.ts'
import { BUSINESS as EN_BUSINESS } from './en/business.ts'
import { LIFE as EN_LIFE } from './en/life.ts'
import { MIND as EN_MIND } from './en/mind.ts'
import { TECHNIQUE as EN_TECHNIQUE } from './en/technique.ts'
import { TIME as EN_TIME } from './en/time.ts'
import { WORK as EN_WORK } from './en/work.ts'
import { BODY as ES_BODY } from './es/body.ts'
import { BUSINESS as ES_BUSINESS } from './es/business.ts'
import { LIFE as ES_LIFE } from './es/life.ts'
import { MIND as ES_MIND } from './es/mind.ts'
import { TECHNIQUE as ES_TECHNIQUE } from './es/technique.ts'
import { TIME as ES_TIME } from './es/time.ts'
import { WORK as ES_WORK } from './es/work.ts'
import { BODY as PT_BODY } from './pt/body.ts'
import { BUSINESS as PT_BUSINESS } from './pt/business.ts'
import { LIFE as PT_LIFE } from './pt/life.ts'
import { MIND as PT_MIND } from './pt/mind.ts'
import { TECHNIQUE as PT_TECHNIQUE } from './pt/technique.ts'
import { TIME as PT_TIME } from './pt/time.ts'
import { WORK as PT_WORK } from './pt/work.ts'

/** Each list is written apart: it has what is asked in its language, not translations. */
const LISTS = new Map<Language, readonly ConcreteAnswer[]>([
  ['en', [...EN_MIND, ...EN_TECHNIQUE, ...EN_BODY, ...EN_TIME, ...EN_WORK, ...EN_BUSINESS, ...EN_LIFE]],
  ['pt', [...PT_MIND, ...PT_TECHNIQUE, ...PT_BODY, ...PT_TIME, ...PT_WORK, ...PT_BUSINESS, ...PT_LIFE]],
  ['es', [...ES_MIND, ...ES_TECHNIQUE, ...ES_BODY, ...ES_TIME, ...ES_WORK, ...ES_BUSINESS, ...ES_LIFE]],
])

/** Answers to concrete questions. */
export const concreteAnswers = (language: Language): readonly ConcreteAnswer[] => LISTS.get(language) ?? []
