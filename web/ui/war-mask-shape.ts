import type { DrawnMask } from './war-mask-faces.ts'

type Point = readonly [x: number, y: number]
/** A colour and the right half of an outline. */
export type Plate = readonly [fill: string, outline: readonly Point[]]
export type MaskPolygon = { fill: string; points: string }

const ink = '#0B0A09'

/** The polygons of a mask in a square of 200, back to front. */
export function platePolygons(plates: readonly Plate[]): MaskPolygon[] {
  return plates.flatMap(([fill, outline]) =>
    [-1, 1].map((side) => ({
      // The light comes from the left, so the right half is slightly darker.
      fill: side < 0 || fill === ink ? fill : darker(fill, 0.82),
      points: outline.map(([x, y]) => `${round(100 + side * x)},${round(y)}`).join(' '),
    })),
  )
}

export function drawnMaskPolygons({ palette, plates }: DrawnMask): MaskPolygon[] {
  return platePolygons(
    plates.map(([shade, outline]) => [
      shade === 'ink' ? ink : palette[shade],
      outline.split(' ').map((pair) => {
        const [x = 0, y = 0] = pair.split(',').map(Number)
        return [x, y]
      }),
    ]),
  )
}

/** Red, green and blue, 0 to 255. */
export const channels = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))

export function darker(hex: string, amount: number): string {
  return `#${channels(hex)
    .map((channel) =>
      Math.round(channel * amount)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`
}

const round = (value: number) => Math.round(value * 10) / 10
