import { describe, expect, it } from 'vitest'
import { areaPath, chartPoints, linePath, scaleStart } from './fire-chart-shape.ts'

describe('the chart of the fire level', () => {
  it('begins its scale at 60, or below the lowest result', () => {
    expect(scaleStart([65, 100])).toBe(60)
    expect(scaleStart([61])).toBe(60)
    expect(scaleStart([60, 90])).toBe(50)
    expect(scaleStart([25])).toBe(20)
    expect(scaleStart([])).toBe(60)
  })

  it('goes from the oldest at the left to the newest at the right, 100 on top', () => {
    expect(chartPoints([80, 70, 100])).toEqual([
      { x: 0, y: 50 },
      { x: 50, y: 75 },
      { x: 100, y: 0 },
    ])
  })

  it('keeps every point in its box', () => {
    for (const levels of [[25, 100, 40], [100], [65, 65, 65]]) {
      for (const { x, y } of chartPoints(levels)) {
        expect(x >= 0 && x <= 100 && y >= 0 && y <= 100).toBe(true)
      }
    }
  })

  it('puts a single result in the middle', () => {
    expect(chartPoints([100])).toEqual([{ x: 50, y: 0 }])
  })

  it('draws a line through the points and closes the area on the ground', () => {
    const points = chartPoints([80, 100])
    expect(linePath(points)).toBe('M0 50L100 0')
    expect(areaPath(points)).toBe('M0 50L100 0L100 100L0 100z')
    expect(areaPath([])).toBe('')
  })
})
