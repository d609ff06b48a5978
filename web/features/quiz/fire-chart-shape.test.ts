import { describe, expect, it } from 'vitest'
import { FIRE_LABELS } from '#contract/quiz-rules.ts'
import { chartPoints, fireZones, labelledPoints, linePath, nextZone, scaleStart } from './fire-chart-shape.ts'

describe('the chart of the fire level', () => {
  it('begins its scale at 60, or below the lowest result', () => {
    expect(scaleStart([65, 100])).toBe(60)
    expect(scaleStart([61])).toBe(60)
    expect(scaleStart([60, 90])).toBe(50)
    expect(scaleStart([25])).toBe(20)
    expect(scaleStart([])).toBe(60)
  })

  it('shows results from the oldest on the left to the newest on the right, with 100 on top', () => {
    expect(chartPoints([80, 70, 100, 60])).toEqual([
      { x: 12.5, y: 40 },
      { x: 37.5, y: 60 },
      { x: 62.5, y: 0 },
      { x: 87.5, y: 80 },
    ])
  })

  it('keeps every point inside its box', () => {
    for (const levels of [[25, 100, 40], [100], [65, 65, 65]]) {
      for (const { x, y } of chartPoints(levels)) {
        expect(x >= 0 && x <= 100 && y >= 0 && y <= 100).toBe(true)
      }
    }
  })

  it('puts a single result in the middle', () => {
    expect(chartPoints([100])).toEqual([{ x: 50, y: 0 }])
  })

  it('draws a line through the points', () => {
    expect(linePath(chartPoints([80, 100]))).toBe('M25 50L75 0')
  })

  it('names the zones of the scale without a gap, with 100 as the upper edge', () => {
    expect(fireZones(60)).toEqual([
      { label: 'unstoppable', start: 100, top: 0, height: 0 },
      { label: 'on_fire', start: 90, top: 0, height: 25 },
      { label: 'ready', start: 70, top: 25, height: 50 },
      { label: 'warming_up', start: 40, top: 75, height: 25 },
    ])
    expect(fireZones(20).map(({ label }) => label)).toEqual(FIRE_LABELS.toReversed())
  })

  it('gives the points missing to the next zone', () => {
    expect(nextZone(65)).toEqual({ label: 'ready', missing: 5 })
    expect(nextZone(90)).toEqual({ label: 'unstoppable', missing: 10 })
    expect(nextZone(100)).toBeUndefined()
  })

  it('labels all points, or of many points the first, the highest and the last', () => {
    expect(labelledPoints([70])).toEqual([0])
    expect(labelledPoints([70, 80, 90])).toEqual([0, 1, 2])
    expect(labelledPoints([70, 70, 70, 100, 70, 70, 100, 70, 70])).toEqual([0, 3, 8])
    expect(labelledPoints([100, 70, 70, 70, 70, 70, 70, 70, 70])).toEqual([0, 8])
  })
})
