import { FIRE_LABEL_STARTS, FIRE_LABELS, type FireLabel } from '#contract/quiz-rules.ts'

/** In a box of 100 × 100, so that the drawing can be stretched to any size. */
export type ChartPoint = { x: number; y: number }

/** A label and its part of the scale, from top to bottom. */
type FireZone = { label: FireLabel; start: number; top: number; height: number }

/** The scale ends at 100 and begins below the lowest result, at 60 at most, so that a small rise looks small. */
export function scaleStart(levels: readonly number[]): number {
  return Math.min(60, Math.floor((Math.min(...levels, 100) - 1) / 10) * 10)
}

function heightOf(level: number, start: number): number {
  return 100 - ((level - start) / (100 - start)) * 100
}

/** The zones of the scale, highest first. The highest is only the upper edge, because no result is above 100. */
export function fireZones(start: number): FireZone[] {
  return FIRE_LABELS.map((label, index) => {
    const above = FIRE_LABELS[index + 1]
    const end = above ? FIRE_LABEL_STARTS[above] : FIRE_LABEL_STARTS[label]
    const top = heightOf(end, start)
    const bottom = heightOf(Math.max(start, FIRE_LABEL_STARTS[label]), start)
    return { label, start: FIRE_LABEL_STARTS[label], top, height: bottom - top }
  })
    .filter(({ label, height }) => height > 0 || label === 'unstoppable')
    .toReversed()
}

/** The next label up and how much is missing; none above the highest. */
export function nextZone(level: number): { label: FireLabel; missing: number } | undefined {
  const label = FIRE_LABELS.find((one) => FIRE_LABEL_STARTS[one] > level)
  return label && { label, missing: FIRE_LABEL_STARTS[label] - level }
}

/** Which points have a label: all if there is room, else the first, the highest and the last. */
export function labelledPoints(levels: readonly number[]): number[] {
  if (levels.length <= MOST_LABELLED) return levels.map((_, index) => index)
  return [...new Set([0, levels.indexOf(Math.max(...levels)), levels.length - 1])]
}

const MOST_LABELLED = 8

/** One column for each result, oldest first, with the point in its middle. */
export function chartPoints(levels: readonly number[]): ChartPoint[] {
  const start = scaleStart(levels)
  return levels.map((level, index) => ({ x: ((index + 0.5) / levels.length) * 100, y: heightOf(level, start) }))
}

export function linePath(points: readonly ChartPoint[]): string {
  return points.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${round(x)} ${round(y)}`).join('')
}

function round(value: number): number {
  return Math.round(value * 100) / 100
}
