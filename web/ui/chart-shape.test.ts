import { describe, expect, test } from 'vitest'
import { areaOf, axisMarks, barsOf, lineOf, scaleTicks } from './chart-shape.ts'

describe('the scale', () => {
  test.each([
    [0, [0]],
    [1, [0, 1]],
    [3, [0, 1, 2, 3]],
    [7, [0, 5, 10]],
    [100, [0, 50, 100]],
    [101, [0, 50, 100, 150]],
    [12_345, [0, 5_000, 10_000, 15_000]],
  ])('for counts up to %d has these grid lines', (most, ticks) => expect(scaleTicks(0, most, true)).toEqual(ticks))

  test('for small amounts has fractions without rounding errors', () => {
    expect(scaleTicks(0, 0.3, false)).toEqual([0, 0.1, 0.2, 0.3])
    expect(scaleTicks(0, 0.0042, false)).toEqual([0, 0.002, 0.004, 0.006])
  })

  test.each([
    [-4_000, 24_900, [-10_000, 0, 10_000, 20_000, 30_000]],
    [-24_900, 4_000, [-30_000, -20_000, -10_000, 0, 10_000]],
    [-7, 0, [-10, -5, 0]],
  ])('from %d to %d has one distance between all grid lines', (least, most, ticks) =>
    expect(scaleTicks(least, most, false)).toEqual(ticks),
  )

  test('always reaches the lowest and the highest value', () => {
    for (let most = 1; most < 2_000; most += 7) {
      const least = Math.min(0, most - 1_000)
      const ticks = scaleTicks(least, most, true)
      expect(ticks[0]).toBeLessThanOrEqual(least)
      expect(ticks.at(-1)).toBeGreaterThanOrEqual(most)
    }
  })
})

describe('the chart', () => {
  test('draws each bar from zero to its value', () => {
    expect(barsOf([5, 10, 0, 10], 10)).toEqual([
      { x: 3.75, y: 50, width: 17.5, height: 50 },
      { x: 28.75, y: 0, width: 17.5, height: 100 },
      { x: 53.75, y: 100, width: 17.5, height: 0 },
      { x: 78.75, y: 0, width: 17.5, height: 100 },
    ])
  })

  test('draws a negative value downwards from zero', () => {
    expect(barsOf([10, -5], 10, -10)).toEqual([
      { x: 7.5, y: 0, width: 35, height: 50 },
      { x: 57.5, y: 50, width: 35, height: 25 },
    ])
    expect(areaOf([10, -10], 10, -10)).toBe('M25 0L75 100L75 50L25 50z')
  })

  test('fits many bars into its width', () => {
    const bars = barsOf(Array.from({ length: 366 }).fill(1) as number[], 1)
    expect(bars.every(({ x, width }) => x >= 0 && x + width <= 100.5)).toBe(true)
  })

  test('draws a line through the middle of each column, and its area down to zero', () => {
    expect(lineOf([0, 10], 10)).toBe('M25 100L75 0')
    expect(areaOf([0, 10], 10)).toBe('M25 100L75 0L75 100L25 100z')
    expect(areaOf([], 10)).toBe('')
  })
})

describe('the dates below the axis', () => {
  test.each([
    [0, []],
    [1, [0]],
    [2, [0, 1]],
    [3, [0, 1, 2]],
    [6, [0, 5]],
    [7, [0, 2, 4, 6]],
    [30, [0, 7, 15, 22, 29]],
    [365, [0, 91, 182, 273, 364]],
  ])('of %d points are at these indexes', (count, marks) => expect(axisMarks(count, 5)).toEqual(marks))

  test('always include the first and the last point, without duplicates and within the limit', () => {
    for (let count = 2; count <= 366; count++) {
      const marks = axisMarks(count, 5)
      expect([marks[0], marks.at(-1)]).toEqual([0, count - 1])
      expect(new Set(marks).size).toBe(marks.length)
      expect(marks.length).toBeLessThanOrEqual(5)
    }
  })
})

test('a bar never has a negative height, which browsers do not draw', () => {
  expect(barsOf([-50, 100], 100)).toMatchObject([
    { y: 100, height: 50 },
    { y: 0, height: 100 },
  ])
})
