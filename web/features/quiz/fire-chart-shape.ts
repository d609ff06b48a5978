/** In a box of 100 × 100, so that the drawing can be stretched to whatever room there is. */
export type ChartPoint = { x: number; y: number }

/** The scale ends at 100 and begins below the lowest result, never higher than 60: a small rise must not look like a leap. */
export function scaleStart(levels: readonly number[]): number {
  return Math.min(60, Math.floor((Math.min(...levels, 100) - 1) / 10) * 10)
}

export function heightOf(level: number, start: number): number {
  return 100 - ((level - start) / (100 - start)) * 100
}

/** One step a result, oldest first; a single one stands in the middle. */
export function chartPoints(levels: readonly number[]): ChartPoint[] {
  const start = scaleStart(levels)
  return levels.map((level, index) => ({
    x: levels.length === 1 ? 50 : (index / (levels.length - 1)) * 100,
    y: heightOf(level, start),
  }))
}

export function linePath(points: readonly ChartPoint[]): string {
  return points.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${round(x)} ${round(y)}`).join('')
}

export function areaPath(points: readonly ChartPoint[]): string {
  const [first, last] = [points[0], points.at(-1)]
  return first && last ? `${linePath(points)}L${round(last.x)} 100L${round(first.x)} 100z` : ''
}

function round(value: number): number {
  return Math.round(value * 100) / 100
}
