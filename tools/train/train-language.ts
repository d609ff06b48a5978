import { CONCEPTS, conceptsOf, FACETS, type Facet } from '#content/reading/concepts.ts'
import type { Language } from '#contract/language.ts'
import {
  type ConceptModel,
  type ModelFacet,
  RARITY_STEP,
  weighBlock,
} from '#server/strategist/concepts/concept-model.ts'
import { featuresOf } from '#server/strategist/concepts/features.ts'
import { isWordList, type Sentence } from './read-sentences.ts'
import { type FacetWeights, type Lesson, trainFacet, type Vector } from './train-facet.ts'

/** A feature of fewer sentences teaches nothing that another sentence could use. */
const LEAST_SENTENCES = 2
const SETTINGS = { epochs: 12, rate: 0.5, decay: 1e-5 }
/** Weights nearer to zero than this share of the facet's largest are left out. */
const NEGLIGIBLE = 0.02

/** What the trainer knows of features: the row and rarity of each. */
export interface Vocabulary {
  rows: Map<number, { row: number; rarity: number }>
  vectorOf(text: string): Vector
}

export function buildVocabulary(texts: readonly string[], language: Language): Vocabulary {
  const sentencesWith = new Map<number, number>()
  for (const text of texts) {
    const { words, pieces } = featuresOf(text, language)
    for (const block of [words, pieces])
      for (const hash of block.keys()) sentencesWith.set(hash, (sentencesWith.get(hash) ?? 0) + 1)
  }
  const rows: Vocabulary['rows'] = new Map()
  const kept = [...sentencesWith].filter(([, times]) => times >= LEAST_SENTENCES).toSorted(([a], [b]) => a - b)
  for (const [hash, times] of kept) {
    const rarity = Math.log((texts.length + 1) / (times + 1)) + 1
    // As coarse as it is stored, so that the weights fit what the reader will compute.
    rows.set(hash, { row: rows.size, rarity: Math.round(rarity / RARITY_STEP) * RARITY_STEP })
  }
  return {
    rows,
    vectorOf(text) {
      const { words, pieces } = featuresOf(text, language)
      const found = [words, pieces].flatMap((block) => weighBlock(block, (hash) => rows.get(hash)))
      return { rows: Int32Array.from(found, ({ row }) => row), values: Float32Array.from(found, ({ value }) => value) }
    },
  }
}

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
    right: concepts.indexOf(concept),
    weight,
  }))
  return trainFacet(lessons, { features: vocabulary.rows.size, concepts: concepts.length }, SETTINGS)
}

/** Weights as small whole numbers, those that hardly count left out. */
function packModel(
  vocabulary: Vocabulary,
  trained: ReadonlyMap<Facet, { learnt: FacetWeights; temperature: number }>,
): ConceptModel {
  const steps = new Map<Facet, number>()
  for (const [facet, { learnt }] of trained) {
    let largest = 0
    for (const weight of learnt.weights) largest = Math.max(largest, Math.abs(weight))
    steps.set(facet, largest / 127)
  }
  const hashes: number[] = []
  const rarities: number[] = []
  const starts: number[] = []
  const columns: number[] = []
  const weights: number[] = []
  for (const [hash, { row, rarity }] of vocabulary.rows) {
    const start = columns.length
    let before = 0
    for (const facet of FACETS) {
      const count = Object.keys(CONCEPTS[facet]).length
      const found = trained.get(facet)
      const step = steps.get(facet) ?? 1
      for (let concept = 0; found && concept < count; concept++) {
        const weight = Math.round((found.learnt.weights[row * count + concept] as number) / step)
        if (Math.abs(weight) < NEGLIGIBLE * 127) continue
        columns.push(before + concept)
        weights.push(weight)
      }
      before += count
    }
    if (columns.length === start) continue
    hashes.push(hash)
    rarities.push(Math.round(rarity / RARITY_STEP))
    starts.push(start)
  }
  starts.push(columns.length)
  const facets = FACETS.map((facet): ModelFacet => {
    const found = trained.get(facet)
    const biases = found
      ? [...found.learnt.biases].map((bias) => Number(bias.toFixed(4)))
      : conceptsOf(facet).map(() => 0)
    return {
      name: facet,
      concepts: conceptsOf(facet),
      biases,
      step: steps.get(facet) ?? 1,
      temperature: found?.temperature ?? 1,
    }
  })
  return {
    facets,
    hashes: Uint32Array.from(hashes),
    rarities: Uint8Array.from(rarities),
    starts: Uint32Array.from(starts),
    columns: Uint8Array.from(columns),
    weights: Int8Array.from(weights),
  }
}

/** A model of all facets that the sentences teach, without its measurement. */
export function trainModel(
  sentences: readonly Sentence[],
  language: Language,
  temperatureOf: (facet: Facet) => number = () => 1,
): ConceptModel {
  const vocabulary = buildVocabulary(
    sentences.map(({ text }) => text),
    language,
  )
  const trained = new Map(
    FACETS.flatMap((facet) => {
      const taught = lessonsOf(facet, sentences)
      if (!taught.some(({ sentence }) => sentence.facet === facet)) return []
      return [[facet, { learnt: teach(facet, taught, vocabulary), temperature: temperatureOf(facet) }] as const]
    }),
  )
  return packModel(vocabulary, trained)
}
