import { stdout } from 'node:process'

export interface Figure {
  what: string
  measured: string
  against: string
  target: string
  reached: boolean
}

export function printFigure({ what, measured, against, target, reached }: Figure): void {
  stdout.write(`  ${reached ? 'reached' : 'MISSED '}  ${what}: ${measured} (${against}; to reach: ${target})\n`)
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}

/** What 99 of 100 stay under. */
export function nearTheWorst(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length * 0.99)] ?? Number.NaN
}
