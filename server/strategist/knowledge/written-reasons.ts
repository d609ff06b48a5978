import { KNOWLEDGE } from '#content/knowledge/knowledge.ts'
import { PLAIN_BEGINNINGS } from '#content/plain-beginnings/plain-beginnings.ts'
import type { Language } from '#contract/language.ts'
import { concreteAnswers, followUps } from './written-lists.ts'

interface Reasoned {
  answer: string
  why?: string
}

/** Enough of a beginning to have only a few answers to compare. */
const KEY = 12
const keyOf = (text: string): string => text.slice(0, KEY)

const known = new Map<Language, ReadonlyMap<string, readonly Reasoned[]>>()

/** The answers of a language that have a reason of their own, by how they begin. */
function reasonedAnswers(language: Language): ReadonlyMap<string, readonly Reasoned[]> {
  const read = known.get(language)
  if (read) return read
  const all: readonly Reasoned[] = [
    ...concreteAnswers(language),
    ...followUps(language),
    ...Object.values(PLAIN_BEGINNINGS[language]),
    ...Object.values(KNOWLEDGE[language]),
  ]
  const byBeginning = Map.groupBy(
    all.filter(({ why }) => why !== undefined),
    ({ answer }) => keyOf(answer),
  )
  known.set(language, byBeginning)
  return byBeginning
}

/** Without the stop or colon at its end, which is exchanged where a sentence is said again. */
const withoutEnd = (sentence: string): string => sentence.replace(/[.:!?…]+$/, '')

/** The reason that was written for an answer, known by its first sentence; undefined for one that says its reason itself. */
export function writtenReason(sentence: string, language: Language): string | undefined {
  const beginning = withoutEnd(sentence)
  return reasonedAnswers(language)
    .get(keyOf(sentence))
    ?.find(({ answer }) => answer.startsWith(beginning))?.why
}
