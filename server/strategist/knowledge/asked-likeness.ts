import type { Language } from '#contract/language.ts'
import { conceptModel } from '../concepts/read-concepts.ts'
import { type KeptVector, type Vector, vectorOf, vectorToKeep } from '../concepts/text-vector.ts'

/** The vectors of ways of asking that were compared lately: about ten megabytes. */
const MOST_REMEMBERED = 12_000
const remembered = new Map<string, KeptVector>()

function vectorOfWay(way: string, language: Language): KeptVector {
  const key = `${language} ${way}`
  const known = remembered.get(key)
  if (known) return known
  const kept = vectorToKeep(conceptModel(language), way, language)
  if (remembered.size >= MOST_REMEMBERED) remembered.clear()
  remembered.set(key, kept)
  return kept
}

function cosine(one: Vector, { rows, values }: KeptVector): number {
  let sum = 0
  for (let place = 0; place < rows.length; place++)
    sum += (values[place] as number) * (one.get(rows[place] as number) ?? 0)
  return sum
}

/** Tells how like a message is to the nearest of some ways of asking, by words and pieces of words: 0 to 1. */
export function askedLikeness(message: string, language: Language): (ways: readonly string[]) => number {
  const vector = vectorOf(conceptModel(language), message, language)
  return (ways) => {
    let best = 0
    for (const way of ways) best = Math.max(best, cosine(vector, vectorOfWay(way, language)))
    return best
  }
}
