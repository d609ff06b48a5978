import { conceptsOf, FACETS, type Facet } from '#content/reading/concepts.ts'
import type { Language } from '#contract/language.ts'
import type { ConceptModel } from '#server/strategist/concepts/concept-model.ts'
import { packModel } from './pack-model.ts'
import { isWordList, type Sentence, textsForVocabulary } from './read-sentences.ts'
import { type FacetWeights, type Lesson, trainFacet } from './train-facet.ts'
import { buildVocabulary, type Vocabulary } from './vocabulary.ts'

const SETTINGS = { epochs: 12, rate: 0.5, decay: 1e-5, concepts: 'one' } as const

/** Acts that say nothing of a matter. */
const WITHOUT_MATTER = new Set([
  'act-greeting',
  'act-thanks',
  'act-goodbye',
  'act-agree',
  'act-bot',
  'act-insult',
  'act-gibberish',
  'act-off-topic',
  'act-inject',
  'act-asks-abilities',
])
const EVERY_MATTER_FOR_ACTS = 30

interface Taught {
  sentence: Sentence
  concept: string
  weight: number
}

/** What a facet learns from: its own sentences, and those of other facets that can only be one thing in it. */
function taughtIn(facet: Facet, sentences: readonly Sentence[]): Taught[] {
  return sentences.flatMap((sentence, index): Taught[] => {
    if (sentence.facet === facet) return [{ sentence, concept: sentence.concept, weight: 1 }]
    // Lists of words are no messages: they teach nothing about acts or danger.
    if (isWordList(sentence)) return []
    if (facet === 'danger') return [{ sentence, concept: 'danger-not', weight: 1 }]
    if (facet === 'matter' && WITHOUT_MATTER.has(sentence.concept)) return [{ sentence, concept: 'none', weight: 1 }]
    if (facet === 'act' && sentence.facet === 'matter' && index % EVERY_MATTER_FOR_ACTS === 0)
      return [{ sentence, concept: 'act-tells-matter', weight: 0.5 }]
    return []
  })
}

/** Everything that a facet is taught from. */
export function lessonsOf(facet: Facet, sentences: readonly Sentence[]): Taught[] {
  const taught = taughtIn(facet, sentences)
  return facet === 'matter' ? [...taught, ...inCompany(taught, sentences)] : taught
}

const IN_COMPANY = 0.5
/** The nth companion is taken a prime number further each time, so that the sentences meet in ever new pairs. */
const NEXT_COMPANION = 7919

/** Sentences that often stand beside a matter and say nothing of it: a date, a feeling, a number. */
const isCompanion = (sentence: Sentence): boolean =>
  !isWordList(sentence) &&
  (sentence.facet === 'frame' || sentence.facet === 'feeling' || sentence.concept === 'act-answers')

/** Each matter once more beside a sentence that says nothing of it, because members write more than the matter. */
function inCompany(taught: readonly Taught[], sentences: readonly Sentence[]): Taught[] {
  const companions = sentences.filter(isCompanion)
  if (companions.length === 0) return []
  return taught
    .filter(({ sentence, concept }) => sentence.facet === 'matter' && concept !== 'none' && !isWordList(sentence))
    .map(({ sentence, concept }, index) => {
      const companion = companions[(index * NEXT_COMPANION) % companions.length] as Sentence
      const [one, other] = index % 2 === 0 ? [companion, sentence] : [sentence, companion]
      return { sentence: { ...sentence, text: `${one.text}. ${other.text}` }, concept, weight: IN_COMPANY }
    })
}

export function teach(facet: Facet, taught: readonly Taught[], vocabulary: Vocabulary): FacetWeights {
  const concepts: readonly string[] = conceptsOf(facet)
  const lessons: Lesson[] = taught.map(({ sentence, concept, weight }) => ({
    vector: vocabulary.vectorOf(sentence.text),
    right: [concepts.indexOf(concept)],
    weight,
  }))
  return trainFacet(lessons, { features: vocabulary.rows.size, concepts: concepts.length }, SETTINGS)
}

/** A model of all facets that the sentences teach, without its measurement. */
export function trainModel(
  sentences: readonly Sentence[],
  language: Language,
  temperatureOf: (facet: Facet) => number = () => 1,
): ConceptModel {
  const vocabulary = buildVocabulary(textsForVocabulary(sentences), language)
  const trained = new Map(
    FACETS.flatMap((facet) => {
      const taught = lessonsOf(facet, sentences)
      if (!taught.some(({ sentence }) => sentence.facet === facet)) return []
      return [[facet, { learnt: teach(facet, taught, vocabulary), temperature: temperatureOf(facet) }] as const]
    }),
  )
  return packModel(
    vocabulary,
    FACETS.map((facet) => ({ name: facet, concepts: conceptsOf(facet), temperature: 1, ...trained.get(facet) })),
  )
}
