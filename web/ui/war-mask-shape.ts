import type { DrawnMask } from './war-mask-faces.ts'
import { darker, maskFromId, type Plate } from './war-mask-from-id.ts'

export type MaskPolygon = { fill: string; points: string }

const ink = '#0B0A09'

/** The polygons of a mask in a square of 200, back to front: of a drawn mask, or of one made from the id. */
export function maskPolygons(id: string, mask?: DrawnMask): MaskPolygon[] {
  return (mask ? platesOf(mask) : maskFromId(id)).flatMap(([fill, outline]) =>
    [-1, 1].map((side) => ({
      // The light comes from the left, so the right half is slightly darker.
      fill: side < 0 || fill === ink ? fill : darker(fill, 0.82),
      points: outline.map(([x, y]) => `${round(100 + side * x)},${round(y)}`).join(' '),
    })),
  )
}

function platesOf({ palette, plates }: DrawnMask): Plate[] {
  return plates.map(([shade, outline]) => [
    shade === 'ink' ? ink : palette[shade],
    outline.split(' ').map((pair) => {
      const [x = 0, y = 0] = pair.split(',').map(Number)
      return [x, y]
    }),
  ])
}

const round = (value: number) => Math.round(value * 10) / 10
