import { setImmediate as nextTurn } from 'node:timers/promises'
import { aspectsIn } from '#content/aspects/aspects.ts'
import { concreteAnswers } from '#content/concrete-answers/concrete-answers.ts'
import { ENTRY_IDS, type EntryId, entryFacts, KNOWLEDGE } from '#content/knowledge/knowledge.ts'
import { groupOf, type Matter } from '#content/playbook/matter-cards.ts'
import { type SubjectId, subjectId } from '#content/subjects/subjects.ts'
import type { Language } from '#contract/language.ts'
import { placesOf, readAspects } from '../aspects/read-aspects.ts'
import type { Weighed } from '../concepts/read-concepts.ts'
import { byWordCount } from '../reading/by-word-count.ts'
import type { Reading } from '../strategist.ts'
import { askedLikeness } from './asked-likeness.ts'
import { type AnswerCase, type AspectIndex, buildAspectIndex } from './aspect-index.ts'
import { buildTextIndex, type TextIndex } from './text-index.ts'

/** An answer that was written before anybody asked: an entry of the knowledge base, or a concrete answer. */
interface ReadyAnswer extends AnswerCase {
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

interface ReadyAnswers {
  all: readonly ReadyAnswer[]
  /** How people ask for each, together with what it says. */
  asked: TextIndex
  /** The same, or what people tell when they begin a talk that it answers. */
  askedOrTold: TextIndex
  /** What the case of each is made of. */
  cases: AspectIndex
}
const ready = new Map<Language, ReadyAnswers>()
/** Those whose indexes are being built; whoever needs one goes on where the other paused. */
const building = new Map<Language, Generator<void, ReadyAnswers, void>>()

function* build(language: Language): Generator<void, ReadyAnswers, void> {
  const all: ReadyAnswer[] = [
    ...ENTRY_IDS.map((entry) => ({ entry, ...entryFacts(entry), ...KNOWLEDGE[language][entry] })),
    ...concreteAnswers(language).map((concrete) => ({
      ...concrete,
      entry: undefined,
      subject: subjectId(concrete),
      aspects: aspectsIn(concrete.aspects),
      only_if: aspectsIn(concrete.only_if),
    })),
  ]
  const asked = yield* buildTextIndex(
    all.map((each) => [...each.asked, each.answer].join('. ')),
    language,
  )
  const told = yield* buildTextIndex(
    all.map((each) => each.told?.join('. ') ?? ''),
    language,
  )
  return { all, asked, askedOrTold: eitherOf(asked, told), cases: buildAspectIndex(all) }
}

/** What people tell is a short text, to which one word in common makes a message more like. */
const TOLD_WEIGHT = 0.85

/** The likeness to the more like of two texts: one text of both would be like fewer messages. */
const eitherOf = (asked: TextIndex, told: TextIndex): TextIndex => ({
  likeness(message) {
    const found = asked.likeness(message)
    for (const [place, value] of told.likeness(message).entries())
      if (TOLD_WEIGHT * value > (found[place] as number)) found[place] = TOLD_WEIGHT * value
    return found
  },
})

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
const CASE_WEIGHT = 0.07
const MATTER_WEIGHT = 0.03
/** An unlikely matter is no proof: the reader may have misread the message. */
const LEAST_SHARE = 0.01
/** In a conversation what is asked next is mostly of the same group: after the weight comes the food. */
const LEAST_SHARE_IN_GROUP = 0.05

/** What an answer of a matter gains or loses by how likely the matter is. */
function weighMatters(matters: readonly Weighed<Matter>[], inConversation: boolean): (matter: Matter) => number {
  const shares = new Map(matters.map(({ concept, share }) => [concept, share]))
  const [first] = matters
  const group = inConversation && first ? groupOf(first.concept) : null
  const weights = new Map<Matter, number>()
  return (matter) => {
    const known = weights.get(matter)
    if (known !== undefined) return known
    const least = groupOf(matter) === group ? LEAST_SHARE_IN_GROUP : LEAST_SHARE
    const weight = MATTER_WEIGHT * Math.log((shares.get(matter) ?? 0) + least)
    weights.set(matter, weight)
    return weight
  }
}

/** The places of the highest values, highest first. Sorting thousands of objects would take most of an answer's time. */
function placesOfBest(values: Float32Array, most: number): number[] {
  const least = values.toSorted().at(-most) ?? Number.NEGATIVE_INFINITY
  const places: number[] = []
  for (let place = 0; place < values.length; place++) if ((values[place] as number) >= least) places.push(place)
  return places.toSorted((one, other) => (values[other] as number) - (values[one] as number)).slice(0, most)
}

export interface FoundAnswer extends Pick<ReadyAnswer, 'entry' | 'matter' | 'subject' | 'answer' | 'asked'> {
  /** How like the message is to a way of asking for it. */
  likeness: number
  /** How well it answers the message; about 0 to 0.9. */
  fit: number
}

const MOST = 30
/** What people tell to begin with is shorter; comparing more takes long. */
const LONG_STORY = 1_000
/** So many of the best by their words are compared with the message way by way, which takes longer. */
const COMPARED = 8
/** How much the member's earlier messages count beside the message: the less it says, the more. */
const EARLIER_WEIGHT = { few: 1, some: 0.85, many: 0.6 }

/** From this share on a message may be good news; in the middle of a talk a few words can look like it. */
const MAY_BE_GOOD_NEWS = { first: 0.15, later: 0.35 }
/** Or if it is that likely that somebody won or is happy. */
const SAYS_GLAD = 0.5
const GLAD = placesOf(['won', 'proud-happy'])

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

/** The ready answers that fit a message best, best first. In a conversation what the member said earlier counts too. */
export function findAnswers(
  message: string,
  { matters, concepts }: Reading,
  language: Language,
  earlier?: string,
): FoundAnswer[] {
  const { all, asked, askedOrTold, cases } = readyAnswers(language)
  const isBeginning = earlier === undefined && message.length <= LONG_STORY
  const byText = (isBeginning ? askedOrTold : asked).likeness(message)
  const ofEarlier = byWordCount(message, EARLIER_WEIGHT)
  const aspects = aspectsOf(message, language, earlier)
  const byCase = cases.likeness(aspects)
  const byEarlier = earlier === undefined ? null : askedOrTold.likeness(earlier)
  const byMatter = weighMatters(matters, byEarlier !== null)
  const isGlad =
    shareOfGoodNews(concepts) >= MAY_BE_GOOD_NEWS[earlier === undefined ? 'first' : 'later'] ||
    GLAD.some((place) => (aspects[place] as number) >= SAYS_GLAD)
  const fits = new Float32Array(all.length)
  for (const [place, { matter, good_news, in_conversation }] of all.entries())
    fits[place] =
      (good_news && !isGlad) || (in_conversation && byEarlier === null)
        ? Number.NEGATIVE_INFINITY
        : (byText[place] as number) +
          CASE_WEIGHT * (byCase[place] as number) +
          byMatter(matter) +
          ofEarlier * (byEarlier?.[place] ?? 0)
  const likenessTo = askedLikeness(message, language)
  return placesOfBest(fits, MOST)
    .map((place, rank): FoundAnswer => {
      const { entry, matter, subject, answer, asked } = all[place] as ReadyAnswer
      const likeness = rank < COMPARED ? likenessTo(asked) : 0
      return { entry, matter, subject, answer, asked, likeness, fit: (fits[place] as number) + ASKED_WEIGHT * likeness }
    })
    .toSorted((one, other) => other.fit - one.fit)
}
