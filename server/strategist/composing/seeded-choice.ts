/** A pseudo-random choice: always the same for the same seed. */
export interface Choice {
  /** A number from 0 up to, but not including, `below`. */
  number(below: number): number
  one<T>(list: readonly [T, ...T[]]): T
  /** The same list in another order. */
  shuffle<T>(list: readonly T[]): T[]
}

function hash(text: string): number {
  let value = 0x811c9dc5
  for (let index = 0; index < text.length; index++) value = Math.imul(value ^ text.charCodeAt(index), 0x01000193)
  return value >>> 0
}

export function seededChoice(seed: string): Choice {
  let state = hash(seed)
  const number = (below: number): number => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * below)
  }
  return {
    number,
    one: (list) => list[number(list.length)] ?? list[0],
    shuffle(list) {
      const rest = [...list]
      const mixed: typeof rest = []
      while (rest.length > 0) mixed.push(...rest.splice(number(rest.length), 1))
      return mixed
    },
  }
}
