import type { Language } from '#contract/language.ts'
import { conceptModel } from '../concepts/read-concepts.ts'
import { type Vector, vectorOf } from '../concepts/text-vector.ts'

/** The vectors of ways of asking that were compared lately. */
const MOST_REMEMBERED = 2_000
const remembered = new Map<string, Vector>()

function vectorOfWay(way: string, language: Language): Vector {
  const key = `${language} ${way}`
  const known = remembered.get(key)
  if (known) return known
  const vector = vectorOf(conceptModel(language), way, language)
  if (remembered.size >= MOST_REMEMBERED) remembered.clear()
  remembered.set(key, vector)
  return vector
}

function cosine(one: Vector, other: Vector): number {
  let sum = 0
  for (const [row, value] of one) sum += value * (other.get(row) ?? 0)
  return sum
}

/** Tells how like a message is to the nearest of some ways of asking, by words and pieces of words: 0 to 1. */
export function askedLikeness(message: string, language: Language): (ways: readonly string[]) => number {
  const vector = vectorOf(conceptModel(language), message, language)
  return (ways) => Math.max(0, ...ways.map((way) => cosine(vectorOfWay(way, language), vector)))
}
