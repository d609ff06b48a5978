import { setImmediate as nextTurn } from 'node:timers/promises'
import { groupOf, type Matter } from '#content/playbook/matter-cards.ts'
import type { Language } from '#contract/language.ts'
import { missedOut, soundsGlad, soundsSad } from '../aspects/glad-or-sad.ts'
import { readAspects } from '../aspects/read-aspects.ts'
import type { Weighed } from '../concepts/read-concepts.ts'
import { NEAREST_MEANING, nearnessToAnswers } from '../meanings/read-meaning.ts'
import { byWordCount } from '../reading/by-word-count.ts'
import { fold } from '../reading/fold.ts'
import { withKilos } from '../reading/with-kilos.ts'
import type { Reading } from '../strategist.ts'
import { askedLikeness } from './asked-likeness.ts'
import { type AspectIndex, buildAspectIndex } from './aspect-index.ts'
import { placesOfBest } from './places-of-best.ts'
import { type ReadyAnswer, readyAnswersOf } from './ready-answer.ts'
import { buildTextIndex, type TextIndex, takenUp } from './text-index.ts'

interface ReadyAnswers {
  all: readonly ReadyAnswer[]
  /** The matters of the answers, and for each answer the place of its own. */
  matters: readonly Matter[]
  ofMatter: Uint16Array
  /** 1 for each answer that is only for good news, and for each that is only for a conversation. */
  onlyGlad: Uint8Array
  onlyLater: Uint8Array
  /** How people ask for each, together with what it says. */
  asked: TextIndex
  /** What people tell when they begin a talk that it answers. */
  told: TextIndex
  /** What the case of each is made of. */
  cases: AspectIndex
}
const ready = new Map<Language, ReadyAnswers>()
/** Those whose indexes are being built; whoever needs one goes on where the other paused. */
const building = new Map<Language, Generator<void, ReadyAnswers, void>>()

function* build(language: Language): Generator<void, ReadyAnswers, void> {
  const all = readyAnswersOf(language)
  const asked = yield* buildTextIndex(
    all.map(({ asked, answer }) => [...asked, answer]),
    language,
  )
  const told = yield* buildTextIndex(
    all.map(({ told }) => told ?? []),
    language,
  )
  const matters = [...new Set(all.map(({ matter }) => matter))]
  const places = new Map(matters.map((matter, place) => [matter, place]))
  return {
    all,
    matters,
    ofMatter: Uint16Array.from(all, ({ matter }) => places.get(matter) as number),
    onlyGlad: Uint8Array.from(all, ({ good_news }) => (good_news ? 1 : 0)),
    onlyLater: Uint8Array.from(all, ({ in_conversation }) => (in_conversation ? 1 : 0)),
    asked,
    told,
    cases: buildAspectIndex(all),
  }
}

/** The likeness to the more like of two texts: one text of both would be like fewer messages. */
function askedOrTold({ asked, told }: ReadyAnswers, message: string): Float32Array {
  const found = asked.likeness(message)
  const beginnings = told.likeness(message)
  for (let place = 0; place < found.length; place++) {
    const value = beginnings[place] as number
    if (value > (found[place] as number)) found[place] = value
  }
  return found
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

/** The answer for which one of the ways of asking is just this. */
export const answerAskedAs = (way: string, language: Language): ReadyAnswer | undefined =>
  readyAnswers(language).all.find(({ asked }) => asked.includes(way))

/** In what share of the answers people tell something with this term: how common it is when they write about the sport. */
export function commonness(term: string, language: Language): number {
  const { all, told } = readyAnswers(language)
  return told.textsWith(term).length / all.length
}

/** How much the nearest way of asking, the case and the matter count beside the words of the whole. */
const NEAREST_WEIGHT = { first: 0.5, later: 0.3 }
const CASE_WEIGHT = 0.07
const MATTER_WEIGHT = 0.03
/** Of a first message it also counts how much of it an answer takes up, and how like it is to the nearest beginning. */
const TAKEN_UP_WEIGHT = 0.7
/** With these the sum is larger; times this, the same fit means the same in a first message and in a talk. */
const FIRST_SCALE = 0.8
/** An unlikely matter is no proof: the reader may have misread the message. */
const LEAST_SHARE = 0.01
/** In a conversation what is asked next is mostly of the same group: after the weight comes the food. */
const LEAST_SHARE_IN_GROUP = 0.05

/** What the answers of each matter gain or lose by how likely the matter is. */
function weighMatters(
  all: readonly Matter[],
  matters: readonly Weighed<Matter>[],
  inConversation: boolean,
): Float64Array {
  const shares = new Map(matters.map(({ concept, share }) => [concept, share]))
  const [first] = matters
  const group = inConversation && first ? groupOf(first.concept) : null
  return Float64Array.from(all, (matter) => {
    const least = groupOf(matter) === group ? LEAST_SHARE_IN_GROUP : LEAST_SHARE
    return MATTER_WEIGHT * Math.log((shares.get(matter) ?? 0) + least)
  })
}

export interface FoundAnswer extends Pick<ReadyAnswer, 'entry' | 'matter' | 'subject' | 'answer' | 'asked'> {
  /** How well it answers the message, by words and case; about 0 to 0.9. */
  fit: number
  /** How near the message, with what was said earlier, is in its meaning: -1 to 1. */
  meaning: number
  /** How likely its case is; about -5 to 8. */
  likeCase: number
  /** How like the message is to the nearest way of asking for it, by pieces of words; 0 if it was not compared. */
  likeAsked: number
}

const MOST = 30
/** How much the meaning counts in finding what may fit. */
const MEANING_WEIGHT = 0.5
/** What people tell to begin with is shorter; comparing more takes long. */
const LONG_STORY = 1_000
/** How much the member's earlier messages count beside the message: the less it says, the more. */
const EARLIER_WEIGHT = { few: 1, some: 0.85, many: 0.6 }

/** From this share on a message may be good news; in the middle of a talk a few words can look like it. */
const MAY_BE_GOOD_NEWS = { first: 0.15, later: 0.35 }
const shareOfGoodNews = ({ acts }: Reading['concepts']): number =>
  acts.find(({ concept }) => concept === 'act-good-news')?.share ?? 0

/** What the message says, and what was said earlier as far as it is still meant. */
function aspectsOf(message: string, language: Language, earlier: string | undefined): Float64Array {
  const now = readAspects(message, language)
  if (earlier === undefined) return now
  const before = readAspects(earlier, language)
  const stillMeant = byWordCount(message, EARLIER_WEIGHT)
  return now.map((likely, place) => 1 - (1 - likely) * (1 - stillMeant * (before[place] as number)))
}

/** How like the message is to the nearest way of asking for the answer at a place, or of beginning to tell what it answers. */
function likenessToBeginning({ asked, told }: ReadyAnswers, message: string): (place: number) => number {
  const toAsked = asked.likenessToPart(message)
  const toTold = told.likenessToPart(message)
  return (place) => Math.max(toAsked(place), toTold(place))
}

/** So many of the best are compared with the message by pieces of words, which takes longer. */
const COMPARED = 8

/** How like the message is to the nearest way of asking for the answer at a place, by pieces of words: 0 for all but the best. */
function likenessToAsked(
  { all }: ReadyAnswers,
  message: string,
  language: Language,
): (place: number, rank: number) => number {
  const likenessTo = askedLikeness(message, language)
  return (place, rank) => (rank < COMPARED ? likenessTo((all[place] as ReadyAnswer).asked) : 0)
}

/**
 * The places of the answers whose fit and meaning together are highest, highest first. To compare meanings takes long, so
 * it is left out for all that even the nearest meaning would not bring among the best.
 */
function placesOfWorthiest(fits: Float32Array, meaningTo: (place: number) => number): number[] {
  const worth = new Float32Array(fits.length).fill(Number.NEGATIVE_INFINITY)
  const weigh = (place: number): number => {
    worth[place] = (fits[place] as number) + MEANING_WEIGHT * meaningTo(place)
    return worth[place] as number
  }
  // The fittest come first, so that there is soon something to be better than. Sorted, the least first.
  const best = Float32Array.from(placesOfBest(fits, MOST), weigh).sort()
  for (let place = 0; place < fits.length; place++) {
    const most = (fits[place] as number) + MEANING_WEIGHT * NEAREST_MEANING
    if (most < (best[0] as number) || worth[place] !== Number.NEGATIVE_INFINITY) continue
    const own = weigh(place)
    if (own <= (best[0] as number)) continue
    let at = 1
    for (; at < best.length && (best[at] as number) < own; at++) best[at - 1] = best[at] as number
    best[at - 1] = own
  }
  return placesOfBest(worth, MOST)
}

/** The ready answers that fit a message best, best first. In a conversation what the member said earlier counts too. */
export function findAnswers(
  written: string,
  { matters, concepts }: Reading,
  language: Language,
  earlier?: string,
): FoundAnswer[] {
  const message = withKilos(written, language)
  const ready = readyAnswers(language)
  const { all, asked, told, cases, ofMatter, onlyGlad, onlyLater } = ready
  const isFirst = earlier === undefined
  const isBeginning = isFirst && message.length <= LONG_STORY
  const byText = isBeginning ? askedOrTold(ready, message) : asked.likeness(message)
  const taken = isBeginning ? takenUp(message, language, [asked, told], all.length) : null
  const reliability = taken?.reliability ?? 1
  const byEarlier = isFirst ? null : askedOrTold(ready, earlier)
  const ofEarlier = byWordCount(message, EARLIER_WEIGHT)
  const aspects = aspectsOf(message, language, earlier)
  const byCase = cases.likeness(aspects)
  const byMatter = weighMatters(ready.matters, matters, !isFirst)
  const mayBeGlad = shareOfGoodNews(concepts) >= MAY_BE_GOOD_NEWS[isFirst ? 'first' : 'later']
  const isGlad = !missedOut(fold(message)) && (soundsGlad(aspects) || (mayBeGlad && !soundsSad(aspects)))
  const fits = new Float32Array(all.length)
  for (let place = 0; place < fits.length; place++)
    fits[place] =
      (onlyGlad[place] === 1 && !isGlad) || (onlyLater[place] === 1 && isFirst)
        ? Number.NEGATIVE_INFINITY
        : (byText[place] as number) +
          CASE_WEIGHT * (byCase[place] as number) +
          (byMatter[ofMatter[place] as number] as number) +
          reliability * TAKEN_UP_WEIGHT * (taken?.aboveUsual[place] ?? 0) +
          ofEarlier * (byEarlier?.[place] ?? 0)
  const meaningTo = nearnessToAnswers(isFirst ? message : `${earlier}\n${message}`, language)
  const likenessTo = isFirst ? likenessToBeginning(ready, message) : null
  const likeAsked = likenessToAsked(ready, message, language)
  const nearestWeight = reliability * NEAREST_WEIGHT[isFirst ? 'first' : 'later']
  return placesOfWorthiest(fits, meaningTo)
    .map((place, rank): FoundAnswer => {
      const { entry, matter, subject, answer, asked } = all[place] as ReadyAnswer
      const toAsked = likeAsked(place, rank)
      const sum = (fits[place] as number) + nearestWeight * (likenessTo?.(place) ?? toAsked)
      return {
        entry,
        matter,
        subject,
        answer,
        asked,
        fit: isBeginning ? FIRST_SCALE * sum : sum,
        meaning: meaningTo(place),
        likeCase: byCase[place] as number,
        likeAsked: toAsked,
      }
    })
    .toSorted((one, other) => other.fit - one.fit)
}
