import { expect, it } from 'vitest'
import { hiddenSides } from './scroll-sides.ts'

it.each([
  ['all of it is seen', { scrollLeft: 0, scrollWidth: 328, clientWidth: 328 }, { start: false, end: false }],
  ['at the start', { scrollLeft: 0, scrollWidth: 700, clientWidth: 328 }, { start: false, end: true }],
  ['in the middle', { scrollLeft: 100, scrollWidth: 700, clientWidth: 328 }, { start: true, end: true }],
  ['at the end', { scrollLeft: 371.5, scrollWidth: 700, clientWidth: 328 }, { start: true, end: false }],
])('tells on which sides of a row there is more: %s', (_, row, sides) => {
  expect(hiddenSides(row)).toEqual(sides)
})
