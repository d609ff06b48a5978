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

/** Returns the exit code, so that a script notices a missed target. */
export function printOutcome(figures: readonly Figure[]): number {
  const missed = figures.filter(({ reached }) => !reached)
  stdout.write(missed.length === 0 ? '\nAll figures reached.\n' : `\n${missed.length} missed:\n`)
  for (const figure of missed) printFigure(figure)
  return missed.length === 0 ? 0 : 1
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}

/** The 99th percentile. */
export function percentile99(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length * 0.99)] ?? Number.NaN
}
