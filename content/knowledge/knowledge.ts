import type { Language } from '#contract/language.ts'
import { BODY as EN_BODY } from './en/body.ts'
import { MIND as EN_MIND } from './en/mind.ts'
import { TECHNIQUE as EN_TECHNIQUE } from './en/technique.ts'
import { WORK as EN_WORK } from './en/work.ts'
import type { EntryFacts, EntryWords } from './entry.ts'
import { BODY as ES_BODY } from './es/body.ts'
import { MIND as ES_MIND } from './es/mind.ts'
import { TECHNIQUE as ES_TECHNIQUE } from './es/technique.ts'
import { WORK as ES_WORK } from './es/work.ts'
import { BODY_ENTRIES } from './facts/body.ts'
import { MIND_ENTRIES } from './facts/mind.ts'
import { TECHNIQUE_ENTRIES } from './facts/technique.ts'
import { WORK_ENTRIES } from './facts/work.ts'
import { BODY as PT_BODY } from './pt/body.ts'
import { MIND as PT_MIND } from './pt/mind.ts'
import { TECHNIQUE as PT_TECHNIQUE } from './pt/technique.ts'
import { WORK as PT_WORK } from './pt/work.ts'

const FACTS = { ...MIND_ENTRIES, ...TECHNIQUE_ENTRIES, ...BODY_ENTRIES, ...WORK_ENTRIES }

export type EntryId = keyof typeof FACTS
export const ENTRY_IDS = Object.keys(FACTS) as EntryId[]

export const entryFacts = (id: EntryId): EntryFacts => FACTS[id]

/** The short answers in each language. An entry without texts in one language does not compile. */
export const KNOWLEDGE: Record<Language, Record<EntryId, EntryWords>> = {
  en: { ...EN_MIND, ...EN_TECHNIQUE, ...EN_BODY, ...EN_WORK },
  pt: { ...PT_MIND, ...PT_TECHNIQUE, ...PT_BODY, ...PT_WORK },
  es: { ...ES_MIND, ...ES_TECHNIQUE, ...ES_BODY, ...ES_WORK },
}
