import { conceptsOf, FACETS, type Facet } from '#content/reading/concepts.ts'
import type { Language } from '#contract/language.ts'
import { softmax } from '#server/strategist/concepts/concept-model.ts'
import { type Sentence, textsForVocabulary } from './read-sentences.ts'
import { scoresOf } from './train-facet.ts'
import { lessonsOf, teach } from './train-language.ts'
import { buildVocabulary } from './vocabulary.ts'

interface Judged {
  /** Scores of the facet's concepts, as a model that had not seen the sentence gives them. */
  scores: Float64Array
  right: number
}

/** The letter before `.txt` says whose hand wrote a file. */
const handOf = ({ file }: Sentence): string => file.split('.').at(-2) ?? ''

/** The hand whose sentences are most like what members write first; for a facet without it, the second hand. */
const HELD_BACK = ['c', 'b']

/** Sentences of one hand, read by a model that was taught by everything else. */
export function judgeByOtherHands(sentences: readonly Sentence[], language: Language): Map<Facet, Judged[]> {
  const heldBack = new Map(
    FACETS.map((facet) => [
      facet,
      HELD_BACK.find((hand) => sentences.some((each) => each.facet === facet && handOf(each) === hand)),
    ]),
  )
  const isAsked = (sentence: Sentence) => handOf(sentence) === heldBack.get(sentence.facet)
  const taughtFrom = sentences.filter((sentence) => !isAsked(sentence))
  const vocabulary = buildVocabulary(textsForVocabulary(taughtFrom), language)
  return new Map(
    FACETS.map((facet): [Facet, Judged[]] => {
      const taught = lessonsOf(facet, taughtFrom)
      const asked = sentences.filter((sentence) => sentence.facet === facet && isAsked(sentence))
      if (taught.length === 0 || asked.length === 0) return [facet, []]
      const learnt = teach(facet, taught, vocabulary)
      const concepts: readonly string[] = conceptsOf(facet)
      return [
        facet,
        asked.map((sentence) => ({
          scores: scoresOf(learnt, vocabulary.vectorOf(sentence.text)),
          right: concepts.indexOf(sentence.concept),
        })),
      ]
    }),
  )
}

/** The temperature at which the shares are most honest: the least surprise at what was right. */
export function fitTemperature(judged: readonly Judged[]): number {
  let best = { temperature: 1, surprise: Number.POSITIVE_INFINITY }
  for (let step = -20; step <= 30; step++) {
    const temperature = 1.1 ** step
    let surprise = 0
    for (const { scores, right } of judged) surprise -= Math.log(softmax(scores, temperature)[right] || 1e-12)
    if (surprise < best.surprise) best = { temperature, surprise }
  }
  return Number(best.temperature.toFixed(3))
}

interface Figures {
  sentences: number
  first: number
  firstThree: number
  /** Right among the surest 70 %. */
  surest: number
}

export function figuresOf(judged: readonly Judged[]): Figures {
  const read = judged.map(({ scores, right }) => {
    const order = [...scores.keys()].sort((a, b) => (scores[b] as number) - (scores[a] as number))
    const sure = Math.max(...softmax(scores))
    return { place: order.indexOf(right), sure }
  })
  const share = (list: readonly { place: number }[], within: number) =>
    list.filter(({ place }) => place < within).length / Math.max(list.length, 1)
  const surest = read.toSorted((a, b) => b.sure - a.sure).slice(0, Math.round(read.length * 0.7))
  return { sentences: read.length, first: share(read, 1), firstThree: share(read, 3), surest: share(surest, 1) }
}
