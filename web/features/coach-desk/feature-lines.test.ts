import { expect, test } from 'vitest'
import { changed, featuresOf, inserted, linesOf, moved, removed } from './feature-lines.ts'

test.each([[[]], [['']], [['Filmed']], [['Filmed', '', 'Notes afterwards']]])(
  'the features %j can be stored as one text and read again',
  (features) => {
    expect(featuresOf(linesOf(features))).toEqual(features)
  },
)

test('a feature can be changed, added and removed', () => {
  expect(changed(['a', 'b'], 1, 'B\r\nb')).toEqual(['a', 'B b'])
  expect(inserted(['a', 'b'], 1)).toEqual(['a', '', 'b'])
  expect(removed(['a', 'b'], 0)).toEqual(['b'])
})

test('a feature moves past its neighbour, but not beyond the ends', () => {
  expect(moved(['a', 'b', 'c'], 2, -1)).toEqual(['a', 'c', 'b'])
  expect(moved(['a', 'b', 'c'], 0, 1)).toEqual(['b', 'a', 'c'])
  expect(moved(['a', 'b'], 0, -1)).toBeUndefined()
  expect(moved(['a', 'b'], 1, 1)).toBeUndefined()
})
