import { aspectsIn } from '#content/aspects/aspects.ts'
import { ENTRY_IDS, type EntryId, entryFacts, KNOWLEDGE } from '#content/knowledge/knowledge.ts'
import type { Matter } from '#content/playbook/matter-cards.ts'
import { type SubjectId, subjectId } from '#content/subjects/subjects.ts'
import type { Language } from '#contract/language.ts'
import type { AnswerCase } from './aspect-index.ts'
import { concreteAnswers } from './written-lists.ts'

/** An answer that was written before anybody asked: an entry of the knowledge base, or a concrete answer. */
export interface ReadyAnswer extends AnswerCase {
  /** Only entries of the knowledge base have one. */
  entry: EntryId | undefined
  matter: Matter
  /** Entries of the knowledge base have none. */
  subject?: SubjectId | undefined
  asked: readonly string[]
  told?: readonly string[]
  answer: string
  good_news?: boolean
  in_conversation?: boolean
}

/** All ready answers of a language. Their order is that of the vectors in `meanings/weights`. */
export const readyAnswersOf = (language: Language): ReadyAnswer[] => [
  ...ENTRY_IDS.map((entry) => ({ entry, ...entryFacts(entry), ...KNOWLEDGE[language][entry] })),
  ...concreteAnswers(language).map((concrete) => ({
    ...concrete,
    entry: undefined,
    subject: subjectId(concrete),
    aspects: aspectsIn(concrete.aspects),
    only_if: aspectsIn(concrete.only_if),
  })),
]
