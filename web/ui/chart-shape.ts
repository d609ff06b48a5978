/** In a box of 100 × 100, so that the drawing can be stretched to any size. */
type Bar = { x: number; y: number; width: number; height: number }

/** From this many bars on they have no gaps, which would be wider than the bars. */
const CROWDED = 60
const PORTION = { few: 0.7, crowded: 1 }

/**
 * The grid lines from the bottom to the top of the scale, zero among them. All have the same distance, so that the labels
 * of small negative values do not overlap. `whole` allows whole numbers only.
 */
export function scaleTicks(least: number, most: number, whole: boolean): number[] {
  if (most <= least) return [0]
  const rough = (most - least) / 3
  const magnitude = 10 ** Math.floor(Math.log10(rough))
  const nice = [1, 2, 5, 10].find((step) => step * magnitude >= rough) ?? 10
  const step = whole ? Math.max(1, nice * magnitude) : nice * magnitude
  const below = Math.ceil(roundOff(-least / step))
  const above = Math.ceil(roundOff(most / step))
  return Array.from({ length: below + 1 + above }, (_, index) => roundOff((index - below) * step))
}

/** The y position of a value in a scale from `top` to `bottom`. The bottom is below zero if there are negative values. */
export function depthOf(value: number, top: number, bottom = 0): number {
  return round(((top - value) / (top - bottom)) * 100)
}

export function barsOf(values: readonly number[], top: number, bottom = 0): Bar[] {
  const slot = 100 / values.length
  const width = slot * (values.length > CROWDED ? PORTION.crowded : PORTION.few)
  const ground = depthOf(0, top, bottom)
  return values.map((value, index) => {
    const end = depthOf(value, top, bottom)
    return {
      x: round(index * slot + (slot - width) / 2),
      y: Math.min(end, ground),
      width: round(width),
      height: round(Math.abs(end - ground)),
    }
  })
}

/** Through the middle of each bar's column, so that line and bars share one axis. */
export function lineOf(values: readonly number[], top: number, bottom = 0): string {
  const slot = 100 / values.length
  return values
    .map((value, index) => `${index === 0 ? 'M' : 'L'}${round((index + 0.5) * slot)} ${depthOf(value, top, bottom)}`)
    .join('')
}

export function areaOf(values: readonly number[], top: number, bottom = 0): string {
  if (values.length === 0) return ''
  const edge = 50 / values.length
  const ground = depthOf(0, top, bottom)
  return `${lineOf(values, top, bottom)}L${round(100 - edge)} ${ground}L${round(edge)} ${ground}z`
}

/**
 * The indexes of the points with a date below them: the first, the last, and some between if they divide the axis
 * evenly. With many points an uneven division is not visible.
 */
export function axisMarks(count: number, most: number): number[] {
  const marks = [most, most - 1, most - 2].find((some) => (count - 1) % (some - 1) === 0)
  const shown = Math.min(count, marks ?? (count > MANY ? most : 2))
  return Array.from({ length: shown }, (_, index) => Math.round((index * (count - 1)) / Math.max(1, shown - 1)))
}

const MANY = 14

function round(value: number): number {
  return Math.round(value * 100) / 100
}

/** In floating point 3 × 0.1 is a little more than 0.3, which would give one line too many. */
function roundOff(value: number): number {
  return Number(value.toPrecision(12))
}
