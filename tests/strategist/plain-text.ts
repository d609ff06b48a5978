/** Lower case without accents, to compare words. */
export const folded = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** The text without quotations. */
export const withoutQuotes = (text: string): string =>
  text.replace(/“[^”]*”|«[^»]*»|"[^"\n]*"|(?<=^|[\s(])'[^'\n]*'/g, ' ')

export const wordsOf = (text: string): string[] => text.match(/[\p{L}\p{N}]+(?:[’'-][\p{L}\p{N}]+)*/gu) ?? []

export function trigramsOf(text: string): Set<string> {
  const words = wordsOf(folded(text))
  return new Set(words.slice(2).map((word, index) => `${words[index]} ${words[index + 1]} ${word}`))
}

export const sharedBy = (one: ReadonlySet<string>, other: ReadonlySet<string>): number =>
  [...one].filter((each) => other.has(each)).length

/** The share of the shorter text's trigrams that the other text contains too. */
export function trigramOverlap(one: string, other: string): number {
  const [small, large] = [trigramsOf(one), trigramsOf(other)].sort((a, b) => a.size - b.size) as [
    Set<string>,
    Set<string>,
  ]
  if (small.size === 0) return 0
  return sharedBy(small, large) / small.size
}
