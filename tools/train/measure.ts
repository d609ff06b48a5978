import { conceptsOf, FACETS, type Facet } from '#content/reading/concepts.ts'
import { softmax } from '#server/strategist/concepts/concept-model.ts'
import type { Sentence } from './read-sentences.ts'
import { scoresOf } from './train-facet.ts'
import { buildVocabulary, taughtIn, teach } from './train-language.ts'

interface Judged {
  /** Scores of the facet's concepts, as the model that had not seen the sentence gives them. */
  scores: Float64Array
  right: number
  sentence: Sentence
}

/** The letter before `.txt` says whose hand wrote a file. */
const handOf = ({ file }: Sentence): string => file.split('.').at(-2) ?? ''

/** Every sentence of the facet read by a model that was taught by all other hands. */
export function judgeByOtherHands(sentences: readonly Sentence[]): Map<Facet, Judged[]> {
  const hands = [...new Set(sentences.map(handOf))].toSorted()
  const judged = new Map<Facet, Judged[]>(FACETS.map((facet) => [facet, []]))
  if (hands.length < 2) return judged
  for (const hand of hands) {
    const others = sentences.filter((sentence) => handOf(sentence) !== hand)
    const own = sentences.filter((sentence) => handOf(sentence) === hand)
    const vocabulary = buildVocabulary(others.map(({ text }) => text))
    for (const facet of FACETS) {
      const taught = taughtIn(facet, others)
      const asked = own.filter((sentence) => sentence.facet === facet)
      if (taught.length === 0 || asked.length === 0) continue
      const learnt = teach(facet, taught, vocabulary)
      const concepts: readonly string[] = conceptsOf(facet)
      for (const sentence of asked) {
        const scores = scoresOf(learnt, vocabulary.vectorOf(sentence.text))
        judged.get(facet)?.push({ scores, right: concepts.indexOf(sentence.concept), sentence })
      }
    }
  }
  return judged
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
