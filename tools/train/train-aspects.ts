import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ASPECT_IDS, ASPECTS, type Aspect, aspectsIn } from '#content/aspects/aspects.ts'
import type { Language } from '#contract/language.ts'
import type { ConceptModel } from '#server/strategist/concepts/concept-model.ts'
import { concreteAnswers } from '#server/strategist/knowledge/written-lists.ts'
import { packModel } from './pack-model.ts'
import { readSentences, termsTogether } from './read-sentences.ts'
import { trainFacet } from './train-facet.ts'
import { buildVocabulary } from './vocabulary.ts'

/** A text, and what it says. */
export interface TaggedText {
  text: string
  aspects: readonly Aspect[]
}

const SETTINGS = { epochs: 8, rate: 0.5, decay: 1e-5, concepts: 'any' } as const
/**
 * There are more than three hundred aspects, so small weights are most of the file. A share of the largest weight
 * would make the size of the file depend on one weight.
 */
const NEGLIGIBLE = 0.65
const WORDS = join(import.meta.dirname, '../../content/aspects/words')

/** Words and phrases that people use for an aspect: `aspect: phrase; phrase`. */
export function parseAspectWords(text: string, file: string): TaggedText[] {
  return text.split('\n').flatMap((line, index): TaggedText[] => {
    if (line.trim() === '') return []
    const [aspect = '', phrases] = line.split(/:(.*)/s)
    if (!(aspect in ASPECTS) || phrases === undefined)
      throw new Error(`${file}:${index + 1}: no aspect is called ${aspect}`)
    return termsTogether(phrases).map((text) => ({ text, aspects: [aspect as Aspect] }))
  })
}

/** Everything that the reader of aspects is taught from: how people ask for answers and tell what they answer, tagged sentences, lists of words. */
export function readTaggedTexts(language: Language): TaggedText[] {
  const file = `${language}.txt`
  return [
    ...concreteAnswers(language).flatMap(({ asked, told = [], aspects, only_if }) =>
      [...asked, ...told].map((text) => ({ text, aspects: [...aspectsIn(aspects), ...aspectsIn(only_if)] })),
    ),
    ...readSentences(language).flatMap(({ text, aspects }) => (aspects ? [{ text, aspects }] : [])),
    ...parseAspectWords(readFileSync(join(WORDS, file), 'utf8'), file),
  ]
}

/** Changes with every text and tag, so that weights that were not trained again are noticed. */
export function fingerprintOfTagged(texts: readonly TaggedText[]): string {
  const hash = createHash('sha256')
  for (const { text, aspects } of texts) hash.update(`${aspects.toSorted().join(' ')}\t${text}\n`)
  return hash.digest('hex')
}

export function trainAspects(texts: readonly TaggedText[], language: Language): ConceptModel {
  const vocabulary = buildVocabulary(
    texts.map(({ text }) => text),
    language,
  )
  const places = new Map(ASPECT_IDS.map((aspect, place) => [aspect, place]))
  const lessons = texts.map(({ text, aspects }) => ({
    vector: vocabulary.vectorOf(text),
    right: aspects.map((aspect) => places.get(aspect) as number),
    weight: 1,
  }))
  const learnt = trainFacet(lessons, { features: vocabulary.rows.size, concepts: ASPECT_IDS.length }, SETTINGS)
  return packModel(vocabulary, [{ name: 'aspect', concepts: ASPECT_IDS, temperature: 1, learnt }], NEGLIGIBLE)
}
