import { describe, expect, test } from 'vitest'
import { arrowHead, endStroke, leadOn, startStroke, stillSize } from './drawing.ts'

const [here, there] = [
  { x: 0.1, y: 0.1 },
  { x: 0.5, y: 0.5 },
]

describe('drawing on a still', () => {
  test('a pen goes through every point, an arrow only from the first to the last', () => {
    const draw = (tool: 'pen' | 'arrow') => leadOn(leadOn(startStroke([], tool, here), there), { x: 0.9, y: 0.2 })
    expect(draw('pen')[0]?.points).toHaveLength(3)
    expect(draw('arrow')).toEqual([{ tool: 'arrow', points: [here, { x: 0.9, y: 0.2 }] }])
  })

  test('a point outside of the picture is moved to its edge', () => {
    expect(leadOn(startStroke([], 'arrow', here), { x: 1.4, y: -2 })[0]?.points[1]).toEqual({ x: 1, y: 0 })
  })

  test('a click leaves a dot of the pen, and no arrow', () => {
    expect(endStroke(startStroke([], 'pen', here))).toHaveLength(1)
    expect(endStroke(startStroke([], 'arrow', here))).toEqual([])
    expect(endStroke(leadOn(startStroke([], 'arrow', here), there))).toHaveLength(1)
  })

  test('the head of an arrow points back from its end', () => {
    const [one, other] = arrowHead({ x: 0, y: 0 }, { x: 100, y: 0 }, 10)
    expect(one.x).toBeCloseTo(91.34, 1)
    expect(one.y).toBeCloseTo(-other.y, 5)
  })

  test.each([
    [3840, 2160, 1600, 900],
    [640, 480, 640, 480],
    [1080, 1920, 900, 1600],
  ])('a film of %d × %d gives a still of %d × %d', (width, height, ...size) => {
    expect(Object.values(stillSize({ width, height }, 1600))).toEqual(size)
  })
})
