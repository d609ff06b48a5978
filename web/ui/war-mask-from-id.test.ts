import { describe, expect, it } from 'vitest'
import { maskFaces } from './war-mask-faces.ts'
import { maskPolygons } from './war-mask-from-id.ts'
import { drawnMaskPolygons, type MaskPolygon } from './war-mask-shape.ts'

/*
 * Measures how different two masks look at the size of an avatar: both are painted on a coarse grid (a cell is two of
 * forty pixels), and the cells' colours are compared in OKLab, in which equal distances look equal. Only the left half
 * is painted, because the right half mirrors it.
 */
const ROWS = 20
const COLUMNS = ROWS / 2
const SAMPLES = 3
const STEP = 200 / ROWS / SAMPLES
const GROUNDS = { dark: '#161412', light: '#EBE3D6' }

/**
 * Chosen by looking at pairs side by side. Below ALIKE two masks look the same; below NEAR they can be told apart, but
 * look similar.
 */
const ALIKE = 0.035
const NEAR = 0.06

describe('masks drawn from 200 ids', () => {
  const ids = Array.from({ length: 200 }, (_, index) => `member-${index}`)
  const drawn = ids.map((id) => maskPolygons(id))

  it.each(Object.entries(GROUNDS))(
    'look different from one another and from the eight drawn ones, on a %s background',
    (_, ground) => {
      const faces = Object.values(maskFaces).map(drawnMaskPolygons)
      const painted = [...drawn, ...faces].map((polygons) => paint(polygons, ground))
      const differences = painted.flatMap((one, index) =>
        painted.slice(0, index).map((other) => difference(one, other)),
      )
      expect(Math.min(...differences)).toBeGreaterThan(ALIKE)
      expect(differences.filter((value) => value < NEAR).length / differences.length).toBeLessThan(0.002)
    },
  )

  it('count as alike if their plates are moved only slightly', () => {
    const [mask = []] = drawn
    const moved = mask.map(({ fill, points }) => ({
      fill,
      points: points.replace(/,([\d.]+)/g, (_, y) => `,${Number(y) + 2}`),
    }))
    expect(difference(paint(mask, GROUNDS.dark), paint(moved, GROUNDS.dark))).toBeLessThan(ALIKE)
  })

  it('use every face colour about equally often', () => {
    const counts = Map.groupBy(drawn, (polygons) => mostUsed(polygons)).values()
    expect(Math.max(...[...counts].map(({ length }) => length))).toBeLessThan(30)
  })
})

/** The colour that most plates have. */
function mostUsed(polygons: readonly MaskPolygon[]): string | undefined {
  const groups = [...Map.groupBy(polygons, ({ fill }) => fill)].filter(([fill]) => fill !== '#0B0A09')
  return groups.sort(([, one], [, other]) => other.length - one.length)[0]?.[0]
}

/** Lightness, a and b of each cell, one after the other. */
function paint(polygons: readonly MaskPolygon[], ground: string): number[] {
  const width = COLUMNS * SAMPLES
  const fills = new Array<string>(width * ROWS * SAMPLES).fill(ground)
  for (const { fill, points } of polygons.filter((_, index) => index % 2 === 0)) {
    const corners = points.split(' ').map((pair) => pair.split(',').map(Number))
    const [xs, ys] = [corners.map(([x = 0]) => x), corners.map(([, y = 0]) => y)]
    const reach = (values: number[], most: number) => [
      Math.max(0, Math.floor(Math.min(...values) / STEP)),
      Math.min(most, Math.ceil(Math.max(...values) / STEP)),
    ]
    const [left = 0, right = 0] = reach(xs, width)
    const [top = 0, bottom = 0] = reach(ys, ROWS * SAMPLES)
    for (let row = top; row < bottom; row++)
      for (let column = left; column < right; column++)
        if (contains(corners, (column + 0.5) * STEP, (row + 0.5) * STEP)) fills[row * width + column] = fill
  }
  const cells = new Array<number>(COLUMNS * ROWS * 3).fill(0)
  fills.forEach((fill, sample) => {
    const column = Math.floor((sample % width) / SAMPLES)
    const row = Math.floor(sample / width / SAMPLES)
    oklab(fill).forEach((value, channel) => {
      const at = (row * COLUMNS + column) * 3 + channel
      cells[at] = (cells[at] ?? 0) + value / SAMPLES ** 2
    })
  })
  return cells
}

/** The mean distance of their cells; 0 means equal. */
function difference(one: readonly number[], other: readonly number[]): number {
  const gap = (at: number) => (one[at] ?? 0) - (other[at] ?? 0)
  let sum = 0
  for (let at = 0; at < one.length; at += 3) sum += Math.sqrt(gap(at) ** 2 + gap(at + 1) ** 2 + gap(at + 2) ** 2)
  return sum / (one.length / 3)
}

function contains(corners: readonly number[][], x: number, y: number): boolean {
  let inside = false
  corners.forEach(([x1 = 0, y1 = 0], index) => {
    const [x2 = 0, y2 = 0] = corners.at(index - 1) ?? []
    if (y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1) inside = !inside
  })
  return inside
}

const known = new Map<string, number[]>()

function oklab(hex: string): number[] {
  const found = known.get(hex)
  if (found) return found
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  })
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  const lab = [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ]
  known.set(hex, lab)
  return lab
}
