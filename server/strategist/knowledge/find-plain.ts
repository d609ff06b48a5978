import {
  DONE_TO_OTHERS,
  NEAR_OR_FAR,
  OF_EVENT,
  PLAIN_BEGINNINGS,
  PLAIN_TOPICS,
  PLAN_OF,
  type PlainTopic,
} from '#content/plain-beginnings/plain-beginnings.ts'
import type { Matter } from '#content/playbook/matter-cards.ts'
import type { Language } from '#contract/language.ts'
import { daysBetween } from '../reading/days.ts'
import { eventKind } from '../reading/events.ts'
import { findDates } from '../reading/find-date.ts'
import { fold } from '../reading/fold.ts'
import { keepLast } from '../reading/keep-last.ts'
import { memberText } from '../reading/member-text.ts'
import { SPORT_NAMES } from '../reading/sports.ts'
import { withKilos } from '../reading/with-kilos.ts'
import type { DayText, Question, Reading } from '../strategist.ts'
import type { FoundAnswer } from './find-answers.ts'
import { isGroup, termsOf } from './synonyms.ts'

const TOPICS = Object.keys(PLAIN_TOPICS) as PlainTopic[]

/** A day does not matter here; any will do to find dates. */
const ANY_DAY = '2026-01-01'
/** In the place of a sport: which one it is changes nothing in a plain message. */
const A_SPORT = ' anysport '

/** What a plain message says besides when and in which sport. */
function essence(message: string, language: Language): string[] {
  const text = memberText(withKilos(message, language), language)
  let { folded } = text
  for (const { start, end } of findDates(text, language, ANY_DAY).toReversed())
    folded = `${folded.slice(0, start)} ${folded.slice(end)}`
  return [...new Set(termsOf(folded.replace(SPORT_NAMES, A_SPORT), language))]
}

interface Way {
  topic: PlainTopic
  /** The length of its vector of terms. */
  length: number
}
interface PlainWays {
  ways: readonly Way[]
  /** The places of the ways that have a term. */
  waysWith: ReadonlyMap<string, readonly number[]>
  /** All terms of the ways of a topic. */
  vocabulary: ReadonlyMap<PlainTopic, ReadonlySet<string>>
  weightOf: (term: string) => number
}
const built = new Map<Language, PlainWays>()

/** What a word weighs that no plain message has: it is probably what makes the message special. */
const UNKNOWN = 1.4
const GROUP_WEIGHT = 0.5

function plainWays(language: Language): PlainWays {
  const known = built.get(language)
  if (known) return known
  const ways = TOPICS.flatMap((topic) =>
    PLAIN_BEGINNINGS[language][topic].asked.map((way) => ({ topic, terms: new Set(essence(way, language)) })),
  )
  const vocabulary = new Map<PlainTopic, Set<string>>(TOPICS.map((topic) => [topic, new Set()]))
  for (const { topic, terms } of ways) for (const term of terms) vocabulary.get(topic)?.add(term)
  const topicsWith = new Map<string, number>()
  for (const terms of vocabulary.values())
    for (const term of terms) topicsWith.set(term, (topicsWith.get(term) ?? 0) + 1)
  const weightOf = (term: string): number => {
    const topics = topicsWith.get(term)
    const rarity = topics === undefined ? UNKNOWN : Math.log(1 + TOPICS.length / topics) / Math.log(1 + TOPICS.length)
    return isGroup(term) ? GROUP_WEIGHT * rarity : rarity
  }
  const waysWith = new Map<string, number[]>()
  for (const [place, { terms }] of ways.entries())
    for (const term of terms) waysWith.set(term, [...(waysWith.get(term) ?? []), place])
  const made = {
    ways: ways.map(({ topic, terms }) => ({ topic, length: lengthOf(terms, weightOf) })),
    waysWith,
    vocabulary,
    weightOf,
  }
  built.set(language, made)
  return made
}

const lengthOf = (terms: Iterable<string>, weightOf: (term: string) => number): number =>
  Math.sqrt([...terms].reduce((sum, term) => sum + weightOf(term) ** 2, 0))

interface FoundPlain {
  topic: PlainTopic
  /** How like the message is to the nearest way of beginning: 0 to 1. */
  likeness: number
  /** How much of what the message says is ordinary for the topic: 0 to 1. */
  ordinary: number
}

/** The topic whose plain messages a message is most like. */
function findNearest(message: string, language: Language): FoundPlain | null {
  const { ways, waysWith, vocabulary, weightOf } = plainWays(language)
  const terms = essence(message, language)
  const length = lengthOf(terms, weightOf)
  if (length === 0) return null
  const bestOf = new Map<PlainTopic, number>()
  const shared = new Float32Array(ways.length)
  for (const term of terms)
    for (const place of waysWith.get(term) ?? []) shared[place] = (shared[place] as number) + weightOf(term) ** 2
  for (const [place, { topic, length: ofWay }] of ways.entries()) {
    const likeness = (shared[place] as number) / (length * ofWay || 1)
    if (likeness > (bestOf.get(topic) ?? 0)) bestOf.set(topic, likeness)
  }
  const whole = terms.reduce((sum, term) => sum + weightOf(term), 0)
  const found = [...bestOf].map(([topic, likeness]) => {
    const own = vocabulary.get(topic)
    const ordinary = terms.reduce((sum, term) => sum + (own?.has(term) ? weightOf(term) : 0), 0) / whole
    return { topic, likeness, ordinary }
  })
  const [best] = found.toSorted((one, other) => other.likeness + other.ordinary - one.likeness - one.ordinary)
  return best ?? null
}

/** A message is looked for twice: to see whether it is plain, and for its answer. */
const KEPT: Record<Language, (message: string) => FoundPlain | null> = {
  en: keepLast((message) => findNearest(message, 'en')),
  pt: keepLast((message) => findNearest(message, 'pt')),
  es: keepLast((message) => findNearest(message, 'es')),
}

/** With the grade that readers mostly give for it. */
export type PlainAnswer = FoundAnswer & {
  grade: number
  /** About an event: with its day there is a plan until then. */
  of_event?: true
  /** The event is so near that nothing is left to plan. */
  needs_no_plan?: true
}

/** From this sum of both on a message is plain. Of 180 messages with a special circumstance three reached it. */
const IS_PLAIN = 1.35
/** What readers mostly give for the general answer, when the message is just plain, and when it is one of the ways. */
const GRADE = { least: 1.9, most: 2.5 }
/** A message that is nearly one of the ways asks for nothing else, however good another answer seems. */
const NEARLY_THE_SAME = 0.9
const BEST_GRADE = 3
/** A message that is not very like one of the ways must be of the matter that the trained reader sees. */
const VERY_LIKE = 0.8
/** Less like any of the ways, it only has ordinary words. */
const LEAST_LIKE = 0.55
const POSSIBLE_MATTER = 0.03

/** Wants to defend against a technique, and not to do it. Folded, in all three languages together. */
const DEFENDS =
  /\b(?:defen[cds]\w*|escap\w*|stop|avoid|block|counter|against|get out|survive|prevent|evit\w*|bloque\w*|contra|sair|fugir|parar|salir|zafar\w*|librar\w*|anular)\b/

/** No plain message is longer. */
const LONGEST = 160

/** In so many days nobody gets fitter. */
const DAYS_NEAR = 6

/** A fight tomorrow needs another answer than one in seven weeks; in the words besides the day they are the same. */
function byDay(topic: PlainTopic, { said }: Pick<Reading, 'said'>, today: DayText): PlainTopic {
  const isNear = said.event_date !== undefined && daysBetween(today, said.event_date) <= DAYS_NEAR
  if (isNear) return NEAR_OR_FAR[topic] ?? topic
  return topic === 'fight-this-week' && said.event_date !== undefined ? 'fight-ahead' : topic
}

/** The general answer to a plain first message; null if it says something special. */
export function findPlain(
  { message, language, today }: Pick<Question, 'message' | 'language' | 'today'>,
  reading: Pick<Reading, 'matters' | 'said'>,
): PlainAnswer | null {
  const { matters } = reading
  // Who writes more tells something special.
  if (message.length > LONGEST) return null
  const nearest = KEPT[language](message)
  if (!nearest) return null
  const { likeness, ordinary } = nearest
  const topic = byDay(nearest.topic, reading, today)
  const sum = likeness + ordinary
  const ofSubject = matterOf(topic)
  const matter = PLAN_OF[topic] ?? ofSubject
  // Of what sounds like small talk the reader sees no matter.
  const isPossible =
    matters.length === 0 ||
    matters.some(({ concept, share }) => (concept === matter || concept === ofSubject) && share >= POSSIBLE_MATTER)
  if (sum < IS_PLAIN || likeness < LEAST_LIKE || (likeness < VERY_LIKE && !isPossible)) return null
  if (DONE_TO_OTHERS.has(topic) && DEFENDS.test(fold(message))) return null
  const byLikeness = GRADE.least + ((GRADE.most - GRADE.least) * (sum - IS_PLAIN)) / (2 - IS_PLAIN)
  const grade = likeness >= NEARLY_THE_SAME ? BEST_GRADE : byLikeness
  return plainAnswer(topic, matter, language, { likeness, grade })
}

function plainAnswer(
  topic: PlainTopic,
  matter: Matter,
  language: Language,
  { likeness, grade }: { likeness: number; grade: number },
): PlainAnswer {
  const { asked, answer } = PLAIN_BEGINNINGS[language][topic]
  return {
    entry: undefined,
    matter,
    subject: PLAIN_TOPICS[topic],
    asked,
    answer,
    fit: likeness,
    meaning: likeness,
    likeCase: 0,
    likeAsked: likeness,
    grade,
    ...(OF_EVENT.has(topic) ? { of_event: true as const } : {}),
    ...(topic === 'fight-this-week' ? { needs_no_plan: true as const } : {}),
  }
}

/** Folded, in all three languages together. */
const TOURNAMENT =
  /\b(?:tournament|tourney|comp|competition|championships?|meet|open|cup|torneio|campeonato|competicao|copa|torneo|competicion|competencia)\b/
const FIRST = /\b(?:first|1st|debut|primeir[oa]|estreia|primera?|primer|estreno)\b/

const AHEAD = {
  tournament: { first: 'first-tournament', another: 'tournament-ahead' },
  bout: { first: 'first-fight-ahead', another: 'fight-ahead' },
} as const

/** The general answer for who names the day of a bout or tournament, and nothing else that is understood. */
export function findEventAnswer(
  { language, today }: Pick<Question, 'language' | 'today'>,
  { said }: Pick<Reading, 'said'>,
): PlainAnswer | null {
  const { event, event_date } = said
  if (event === undefined || event_date === undefined) return null
  const folded = fold(event)
  if (eventKind(folded, language) !== 'fight') return null
  const kind = AHEAD[TOURNAMENT.test(folded) ? 'tournament' : 'bout']
  const topic = byDay(kind[FIRST.test(folded) ? 'first' : 'another'], { said }, today)
  return plainAnswer(topic, PLAN_OF[topic] ?? matterOf(topic), language, { likeness: 0, grade: GRADE.least })
}

const matterOf = (topic: PlainTopic): Matter => {
  const subject = PLAIN_TOPICS[topic]
  return subject.slice(0, subject.indexOf('/')) as Matter
}
