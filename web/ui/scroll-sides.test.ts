import { expect, it } from 'vitest'
import { hiddenSides } from './scroll-sides.ts'

it.each([
  ['that fits', { scrollLeft: 0, scrollWidth: 328, clientWidth: 328 }, { start: false, end: false }],
  ['scrolled to the start', { scrollLeft: 0, scrollWidth: 700, clientWidth: 328 }, { start: false, end: true }],
  ['scrolled to the middle', { scrollLeft: 100, scrollWidth: 700, clientWidth: 328 }, { start: true, end: true }],
  ['scrolled to the end', { scrollLeft: 371.5, scrollWidth: 700, clientWidth: 328 }, { start: true, end: false }],
])('a row %s has these hidden sides', (_, row, sides) => {
  expect(hiddenSides(row)).toEqual(sides)
})
