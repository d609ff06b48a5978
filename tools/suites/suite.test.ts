import { expect, test } from 'vitest'
import { slowestTests } from './suite.ts'

test('the ten tests that took longest are listed, the longest first', () => {
  const times = Array.from({ length: 12 }, (_, index) => ({ test: `a.test.ts › test ${index}`, ms: index * 1000 }))
  const lines = slowestTests(times).trim().split('\n')
  expect(lines).toHaveLength(11)
  expect(lines[0]).toBe('The tests that took longest:')
  expect(lines[1]).toBe('    11.0 s  a.test.ts › test 11')
  expect(lines[10]).toBe('     2.0 s  a.test.ts › test 2')
})

test('nothing is listed where no test ran', () => {
  expect(slowestTests([])).toBe('')
})
