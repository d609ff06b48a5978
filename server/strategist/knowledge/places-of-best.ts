/** The places of the highest values, highest first. Sorting them all would take most of an answer's time. */
export function placesOfBest(values: Float32Array | Float64Array, most: number): number[] {
  const best: number[] = []
  let least = Number.NEGATIVE_INFINITY
  for (let place = 0; place < values.length; place++) {
    const value = values[place] as number
    if (best.length === most && value <= least) continue
    let at = Math.min(best.length, most - 1)
    for (; at > 0 && (values[best[at - 1] as number] as number) < value; at--) best[at] = best[at - 1] as number
    best[at] = place
    least = values[best.at(-1) as number] as number
  }
  return best
}
