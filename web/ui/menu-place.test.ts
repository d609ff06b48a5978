import { expect, test } from 'vitest'
import { sideWithRoom } from './menu-place.ts'

test('a menu opens on the wanted side if there is room', () => {
  expect(sideWithRoom('below', 100, { below: 200, above: 0 })).toBe('below')
  expect(sideWithRoom('above', 100, { below: 200, above: 200 })).toBe('above')
})

test('it opens on the other side if only that one has room', () => {
  expect(sideWithRoom('below', 100, { below: 60, above: 200 })).toBe('above')
  expect(sideWithRoom('above', 100, { below: 200, above: 60 })).toBe('below')
})

test('it stays on the wanted side if no side has room', () => {
  expect(sideWithRoom('below', 100, { below: 60, above: 60 })).toBe('below')
})
