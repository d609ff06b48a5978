import { describe, expect, it } from 'vitest'
import { type MaskFace, maskFaces } from './war-mask-faces.ts'
import { maskPolygons } from './war-mask-from-id.ts'
import { drawnMaskPolygons } from './war-mask-shape.ts'

const faces = Object.keys(maskFaces) as MaskFace[]
const outlines = (face: MaskFace) => drawnMaskPolygons(maskFaces[face]).map((polygon) => polygon.points)
const numbers = (points: string) => points.split(/[ ,]/).map(Number)

describe('the drawn masks', () => {
  it('are eight', () => {
    expect(faces).toHaveLength(8)
  })

  it('share no plate with one another, and no leading colour', () => {
    const all = faces.flatMap((face) => [...new Set(outlines(face))])
    expect(new Set(all).size).toBe(all.length)
    expect(new Set(faces.map((face) => maskFaces[face].palette.mid)).size).toBe(faces.length)
  })

  it('have different silhouettes: wide or narrow, high or low', () => {
    const extents = faces.map((face) => {
      const points = outlines(face).flatMap((outline) => outline.split(' ').map(numbers))
      const xs = points.map(([x = 0]) => x)
      const ys = points.map(([, y = 0]) => y)
      return [Math.max(...xs), Math.min(...ys), Math.max(...ys)].join()
    })
    expect(new Set(extents).size).toBe(faces.length)
  })
})

describe('a mask drawn from an id', () => {
  it('is always the same for the same id', () => {
    expect(maskPolygons('b7f1')).toEqual(maskPolygons('b7f1'))
  })

  it('is different for each of a thousand ids', () => {
    const drawn = Array.from({ length: 1000 }, (_, index) => JSON.stringify(maskPolygons(`member-${index}`)))
    expect(new Set(drawn).size).toBe(1000)
  })
})

describe('any mask', () => {
  const samples = [
    ...faces.map((face) => drawnMaskPolygons(maskFaces[face])),
    ...[...'abcdefgh'].map((id) => maskPolygons(id)),
  ]

  it('is symmetrical', () => {
    for (const polygons of samples) {
      for (let index = 0; index < polygons.length; index += 2) {
        const left = numbers(polygons[index]?.points ?? '')
        const right = numbers(polygons[index + 1]?.points ?? '')
        const mirrored = left.map((value, at) => (at % 2 === 0 ? 200 - value : value))
        mirrored.forEach((value, at) => {
          expect(value).toBeCloseTo(right[at] ?? Number.NaN)
        })
      }
    }
  })

  it('stays inside its square', () => {
    for (const value of samples.flat().flatMap(({ points }) => numbers(points))) {
      expect(value).toBeGreaterThanOrEqual(0)
      expect(value).toBeLessThanOrEqual(200)
    }
  })
})
