/** The same seed always gives the same numbers (0 ≤ n < 1), on the server and in the browser. */
export function seededRandom(seed: string): () => number {
  let state = 0x811c9dc5
  for (const character of seed) state = Math.imul(state ^ (character.codePointAt(0) ?? 0), 0x01000193)
  return () => {
    state = (state + 0x9e3779b9) | 0
    let mixed = Math.imul(state ^ (state >>> 16), 0x21f0aaad)
    mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97)
    return ((mixed ^ (mixed >>> 15)) >>> 0) / 2 ** 32
  }
}

export function between(random: () => number, low: number, high: number): number {
  return low + (high - low) * random()
}
