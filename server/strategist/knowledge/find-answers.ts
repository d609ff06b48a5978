import { setImmediate as nextTurn } from 'node:timers/promises'
import { concreteAnswers } from '#content/concrete-answers/concrete-answers.ts'
import { ENTRY_IDS, type EntryId, entryFacts, KNOWLEDGE } from '#content/knowledge/knowledge.ts'
import type { Matter } from '#content/playbook/matter-cards.ts'
import type { Language } from '#contract/language.ts'
import type { Weighed } from '../concepts/read-concepts.ts'
import type { Reading } from '../strategist.ts'
import { type AskedIndex, buildAskedIndex } from './asked-index.ts'
import { buildTextIndex, type TextIndex } from './text-index.ts'

/** An answer that was written before anybody asked: an entry of the knowledge base, or a concrete answer. */
interface ReadyAnswer {
  /** Only entries of the knowledge base have one. */
  entry: EntryId | undefined
  matter: Matter
  asked: readonly string[]
  answer: string
  good_news?: boolean
}

interface ReadyAnswers {
  all: readonly ReadyAnswer[]
  /** How people ask for each. */
  asked: AskedIndex
  /** How people ask for each, together with what it says. */
  texts: TextIndex
}
const ready = new Map<Language, ReadyAnswers>()
/** Those whose indexes are being built; whoever needs one goes on where the other paused. */
const building = new Map<Language, Generator<void, ReadyAnswers, void>>()

function* build(language: Language): Generator<void, ReadyAnswers, void> {
  const all: ReadyAnswer[] = [
    ...ENTRY_IDS.map((entry) => ({ entry, matter: entryFacts(entry).matter, ...KNOWLEDGE[language][entry] })),
    ...concreteAnswers(language).map((concrete) => ({ entry: undefined, ...concrete })),
  ]
  const asked = yield* buildAskedIndex(
    all.map((each) => each.asked),
    language,
  )
  const texts = yield* buildTextIndex(
    all.map((each) => [...each.asked, each.answer].join('. ')),
    language,
  )
  return { all, asked, texts }
}

/** Builds a part of the indexes, and returns them when they are complete. */
function buildPart(language: Language): ReadyAnswers | undefined {
  const known = ready.get(language)
  if (known) return known
  const parts = building.get(language) ?? build(language)
  // Taken out first, so that one that fails is begun anew.
  building.delete(language)
  const { done, value } = parts.next()
  if (done) ready.set(language, value)
  else building.set(language, parts)
  return value ?? undefined
}

/** Built at first use. */
function readyAnswers(language: Language): ReadyAnswers {
  for (;;) {
    const built = buildPart(language)
    if (built) return built
  }
}

/** Builds the indexes in advance, with pauses in which requests get their turn. */
export async function prepareIndexes(language: Language): Promise<void> {
  while (!buildPart(language)) await nextTurn()
}

/** How much the ways of asking and the matter count beside the words of the whole. */
const ASKED_WEIGHT = 0.3
const MATTER_WEIGHT = 0.03
/** An unlikely matter is no proof: the reader may have misread the message. */
const LEAST_SHARE = 0.01

const shareOf = (matters: readonly Weighed<Matter>[], matter: Matter): number =>
  matters.find(({ concept }) => concept === matter)?.share ?? 0

export interface FoundAnswer extends Pick<ReadyAnswer, 'entry' | 'matter' | 'answer'> {
  /** How like the message is to a way of asking for it. */
  likeness: number
  /** How well it answers the message; about 0 to 0.6. */
  fit: number
}

const MOST = 30
/** From this share on a message may be good news. */
const MAY_BE_GOOD_NEWS = 0.15

/** The ready answers that fit a message best, best first. */
export function findAnswers(message: string, { matters, concepts }: Reading, language: Language): FoundAnswer[] {
  const { all, asked, texts } = readyAnswers(language)
  const byAsked = asked.likeness(message)
  const byText = texts.likeness(message)
  const isGlad = concepts.acts.some(({ concept, share }) => concept === 'act-good-news' && share >= MAY_BE_GOOD_NEWS)
  return all
    .flatMap(({ entry, matter, answer, good_news }, place): FoundAnswer[] => {
      if (good_news && !isGlad) return []
      const likeness = byAsked[place] as number
      const byMatter = MATTER_WEIGHT * Math.log(shareOf(matters, matter) + LEAST_SHARE)
      return [{ entry, matter, answer, likeness, fit: (byText[place] as number) + ASKED_WEIGHT * likeness + byMatter }]
    })
    .toSorted((one, other) => other.fit - one.fit)
    .slice(0, MOST)
}
