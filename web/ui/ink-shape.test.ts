import { describe, expect, it } from 'vitest'
import { inkCircle, inkStroke, inkSun } from './ink-shape.ts'

const drawings = {
  sun: (seed: string) => inkSun(seed).paint + inkSun(seed).streaks,
  stroke: (seed: string) => inkStroke(seed),
  circle: inkCircle,
}

describe.each(Object.entries(drawings))('the ink %s', (_, draw) => {
  it('is the same for the same seed, and differs for another seed', () => {
    expect(draw('one')).toBe(draw('one'))
    expect(draw('one')).not.toBe(draw('two'))
  })

  it('is valid path data and small enough to be sent inside a page', () => {
    for (const seed of ['', 'a', 'kiai', 'a longer seed', '🥋']) {
      const path = draw(seed)
      expect(path).toMatch(/^[MlAz0-9 -]+$/)
      expect(path.length).toBeLessThan(8000)
    }
  })
})
