import { FIGURE_MARK } from '#tools/figure-mark.ts'

/** Prints one line for a proof, so that runs can be compared. */
export function printFigures(proof: string, figures: Record<string, string | number>): void {
  const parts = Object.entries(figures).map(([name, value]) => `${name} ${value}`)
  console.log(`${FIGURE_MARK} ${proof}: ${parts.join(', ')}`)
}

/** The value that this share of all values does not exceed. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}

export function inOrder(outcomes: ReadonlyMap<number | string, number>): string {
  return [...outcomes].map(([outcome, times]) => `${times} × ${outcome}`).join(' + ')
}
