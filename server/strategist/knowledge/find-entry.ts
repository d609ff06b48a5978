import { setImmediate as nextTurn } from 'node:timers/promises'
import { concreteAnswers } from '#content/concrete-answers/concrete-answers.ts'
import { ENTRY_IDS, type EntryId, entryFacts, KNOWLEDGE } from '#content/knowledge/knowledge.ts'
import type { Matter } from '#content/playbook/matter-cards.ts'
import type { Language } from '#contract/language.ts'
import type { Weighed } from '../concepts/read-concepts.ts'
import type { Reading } from '../strategist.ts'
import { type AskedIndex, buildAskedIndex } from './asked-index.ts'

interface Indexes {
  entries: AskedIndex
  concrete: AskedIndex
}
const indexes = new Map<Language, Indexes>()
/** Those that are being built; whoever needs one goes on where the other paused. */
const building = new Map<Language, Generator<void, Indexes, void>>()

function* build(language: Language): Generator<void, Indexes, void> {
  const entries = yield* buildAskedIndex(
    ENTRY_IDS.map((id) => KNOWLEDGE[language][id].asked),
    language,
  )
  const concrete = yield* buildAskedIndex(
    concreteAnswers(language).map(({ asked }) => asked),
    language,
  )
  return { entries, concrete }
}

/** Builds a part of the indexes, and returns them when they are complete. */
function buildPart(language: Language): Indexes | undefined {
  const known = indexes.get(language)
  if (known) return known
  const parts = building.get(language) ?? build(language)
  // Taken out first, so that one that fails is begun anew.
  building.delete(language)
  const { done, value } = parts.next()
  if (done) indexes.set(language, value)
  else building.set(language, parts)
  return value ?? undefined
}

/** How people ask for each short answer. Built at first use. */
function askedIndexes(language: Language): Indexes {
  for (;;) {
    const built = buildPart(language)
    if (built) return built
  }
}

/** Builds the indexes in advance, with pauses in which requests get their turn. */
export async function prepareIndexes(language: Language): Promise<void> {
  while (!buildPart(language)) await nextTurn()
}

/** How much the matter counts beside the words, and the kind of question beside both. */
const MATTER_WEIGHT = 0.5
const QUESTION_WEIGHT = 0.08

const shareOf = (matters: readonly Weighed<Matter>[], matter: Matter): number =>
  matters.find(({ concept }) => concept === matter)?.share ?? 0

export interface FoundEntry {
  id: EntryId
  /** How like the message is to a way of asking for it. */
  likeness: number
  /** How well it answers the message, between 0 and about 1. */
  fit: number
}

/** The entries of the knowledge base that fit a message, best first. */
export function findEntries(message: string, { matters, asks }: Reading, language: Language): FoundEntry[] {
  const likeness = askedIndexes(language).entries.likeness(message)
  return ENTRY_IDS.map((id, place): FoundEntry => {
    const facts = entryFacts(id)
    const byMatter = MATTER_WEIGHT * shareOf(matters, facts.matter)
    const byQuestion = asks !== null && facts.asks.includes(asks) ? QUESTION_WEIGHT : 0
    const like = likeness[place] as number
    return { id, likeness: like, fit: like + byMatter + byQuestion }
  }).toSorted((one, other) => other.fit - one.fit)
}

export interface FoundAnswer {
  matter: Matter
  answer: string
  /** How like the message is to a way of asking for it. */
  likeness: number
  fit: number
}

/** An answer to another question of the same matter is no answer, so the words must be alike too. */
const LEAST_LIKENESS = 0.35

/** The answers to concrete questions that fit a message, best first. */
export function findConcrete(message: string, { matters }: Reading, language: Language): FoundAnswer[] {
  const likeness = askedIndexes(language).concrete.likeness(message)
  return concreteAnswers(language)
    .flatMap(({ matter, answer }, place): FoundAnswer[] => {
      const like = likeness[place] as number
      return like < LEAST_LIKENESS
        ? []
        : [{ matter, answer, likeness: like, fit: like + MATTER_WEIGHT * shareOf(matters, matter) }]
    })
    .toSorted((one, other) => other.fit - one.fit)
}
