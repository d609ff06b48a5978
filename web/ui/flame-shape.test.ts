import { describe, expect, it } from 'vitest'
import { FLAME_BOX, TONGUES, tongueSize } from './flame-shape.ts'

const named = (id: string) => {
  const tongue = TONGUES.find((one) => one.id === id)
  if (!tongue) throw new Error(`no tongue called ${id}`)
  return tongue
}

describe('the flame', () => {
  it('has its tip at the height of its level', () => {
    for (const level of [0, 25, 40, 70, 100]) expect(tongueSize(named('back'), level).y).toBe(level / 100)
  })

  it('has its full size at level 100, and is not larger above', () => {
    for (const tongue of TONGUES) {
      expect(tongueSize(tongue, 100)).toEqual({ x: 1, y: 1 })
      expect(tongueSize(tongue, 130)).toEqual({ x: 1, y: 1 })
    }
  })

  it('grows with every level', () => {
    for (const tongue of TONGUES) {
      const heights = Array.from({ length: 101 }, (_, level) => tongueSize(tongue, level).y)
      expect(heights).toEqual([...heights].sort((a, b) => a - b))
    }
  })

  it('has side tongues and sparks only at higher levels', () => {
    const shown = (level: number) => TONGUES.filter((tongue) => tongueSize(tongue, level).y > 0).map(({ id }) => id)
    expect(shown(25)).toEqual(['back', 'middle', 'heart'])
    expect(shown(70)).toEqual(['left', 'right', 'back', 'middle', 'heart'])
    expect(shown(95)).toEqual(TONGUES.map(({ id }) => id))
  })

  it('stays inside its box', () => {
    for (const point of TONGUES.flatMap(({ plates }) => plates).flatMap(({ points }) => points.split(' '))) {
      const [x = Number.NaN, y = Number.NaN] = point.split(',').map(Number)
      expect(x >= 0 && x <= FLAME_BOX.width && y >= 0 && y <= FLAME_BOX.height, point).toBe(true)
    }
  })
})
