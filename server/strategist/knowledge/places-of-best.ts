/** The places of the highest values, highest first. Sorting them all would take most of an answer's time. */
export function placesOfBest(values: Float32Array | Float64Array, most: number): number[] {
  const best: number[] = []
  let least = Number.NEGATIVE_INFINITY
  for (let place = 0; place < values.length; place++) {
    const value = values[place] as number
    if (best.length === most && value <= least) continue
    const before = best.findLastIndex((other) => (values[other] as number) >= value)
    best.splice(before + 1, 0, place)
    if (best.length > most) best.pop()
    least = values[best.at(-1) as number] as number
  }
  return best
}
