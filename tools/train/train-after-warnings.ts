import { createHash } from 'node:crypto'
import { ASKED_AFTER_WARNING, afterWarnings, type WarnedTopic } from '#content/after-warnings/after-warnings.ts'
import type { Language } from '#contract/language.ts'
import type { ConceptModel } from '#server/strategist/concepts/concept-model.ts'
import { concreteAnswers } from '#server/strategist/knowledge/written-lists.ts'
import { ASKS_NOTHING_FORESEEN, readAfterWarning } from '#server/strategist/safety/after-warning.ts'
import { packModel } from './pack-model.ts'
import { trainFacet } from './train-facet.ts'
import { buildVocabulary } from './vocabulary.ts'

/** A text that belongs to what is asked after a warning of a topic, or a message that stands alone. */
export interface WarningLesson {
  topic: WarnedTopic | undefined
  id: string
  text: string
  weight: number
  /** A way of asking, which can be held back to measure. */
  isAsked: boolean
}

export const WARNED_TOPICS = Object.keys(ASKED_AFTER_WARNING) as WarnedTopic[]
const SETTINGS = { epochs: 25, rate: 0.5, decay: 1e-5, concepts: 'one' } as const
/** The sentences of an answer have words of its question, too. */
const WEIGHT_OF_ANSWER = 0.3
/** Of the messages with which people begin every so many is shown as something else. */
const EVERY_NTH = 20
const WEIGHT_OF_OTHERS = 0.3

/** Everything that the reader of messages after a warning is taught from. */
export function readWarningLessons(language: Language): WarningLesson[] {
  const written = WARNED_TOPICS.flatMap((topic) =>
    afterWarnings(topic, language).flatMap(([id, { asked, answer }]) => [
      ...asked.map((text): WarningLesson => ({ topic, id, text, weight: 1, isAsked: true })),
      ...answer
        .split(/(?<=[.!?])\s/)
        .map((text): WarningLesson => ({ topic, id, text, weight: WEIGHT_OF_ANSWER, isAsked: false })),
    ]),
  )
  // Follow-ups would not do: "who do I tell" after a warning is about the warning.
  const others = concreteAnswers(language)
    .flatMap(({ asked, told = [] }) => [...told, ...asked.slice(0, 1)])
    .filter((_, place) => place % EVERY_NTH === 0)
  const id = ASKS_NOTHING_FORESEEN
  return [
    ...written,
    ...others.map((text): WarningLesson => ({ topic: undefined, id, text, weight: WEIGHT_OF_OTHERS, isAsked: false })),
  ]
}

/** Changes with every text, so that weights that were not trained again are noticed. */
export function fingerprintOfWarnings(lessons: readonly WarningLesson[]): string {
  const hash = createHash('sha256')
  for (const { topic, id, text } of lessons) hash.update(`${topic}\t${id}\t${text}\n`)
  return hash.digest('hex')
}

/** One model, in which each topic decides only between what is asked after its own warnings, and anything else. */
export function trainAfterWarnings(lessons: readonly WarningLesson[], language: Language): ConceptModel {
  const vocabulary = buildVocabulary(
    lessons.map(({ text }) => text),
    language,
  )
  const facets = WARNED_TOPICS.map((topic) => {
    const concepts: string[] = [...ASKED_AFTER_WARNING[topic], ASKS_NOTHING_FORESEEN]
    const learnt = trainFacet(
      lessons
        .filter((lesson) => lesson.topic === topic || lesson.topic === undefined)
        .map(({ text, id, weight }) => ({
          vector: vocabulary.vectorOf(text),
          right: [concepts.indexOf(id)],
          weight,
        })),
      { features: vocabulary.rows.size, concepts: concepts.length },
      SETTINGS,
    )
    return { name: topic, concepts, temperature: 1, learnt }
  })
  return packModel(vocabulary, facets)
}

const PARTS = 5
/** Of ways of asking that were held back: the share for which something is found, and of these the share that is right. */
export function judgeAfterWarnings(lessons: readonly WarningLesson[], language: Language) {
  const isHeldBack = (place: number): boolean => place % PARTS === 0
  const model = trainAfterWarnings(
    lessons.filter(({ isAsked }, place) => !isAsked || !isHeldBack(place)),
    language,
  )
  const read = lessons
    .filter(({ isAsked }, place) => isAsked && isHeldBack(place))
    .flatMap(({ topic, id, text }) => (topic ? [{ id, found: readAfterWarning(model, text, topic, language).id }] : []))
  const found = read.filter((each) => each.found !== undefined)
  return {
    found: found.length / read.length,
    right: found.filter((each) => each.found === each.id).length / found.length,
  }
}
