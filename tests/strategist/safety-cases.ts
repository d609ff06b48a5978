import { LANGUAGES, type Language } from '#contract/language.ts'
import { SAFETY_TOPICS, type SafetyTopic } from '#server/strategist/strategist.ts'
import { en } from './safety-cases/en.ts'
import { es } from './safety-cases/es.ts'
import { pt } from './safety-cases/pt.ts'
import type { SafetyTexts } from './safety-cases/safety-texts.ts'

export interface SafetyCase {
  language: Language
  text: string
  expect: SafetyTopic | null
}

const TEXTS: Readonly<Record<Language, SafetyTexts>> = { en, pt, es }

export const SAFETY_CASES: readonly SafetyCase[] = LANGUAGES.flatMap((language) => [
  ...SAFETY_TOPICS.flatMap((topic) =>
    TEXTS[language].dangers[topic].map((text) => ({ language, text, expect: topic })),
  ),
  ...TEXTS[language].innocent.map((text) => ({ language, text, expect: null })),
])
