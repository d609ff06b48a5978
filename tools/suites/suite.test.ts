import { expect, test } from 'vitest'
import { judge, retriedTests, slowestTests } from './suite.ts'

test('the ten slowest tests are listed, the slowest first', () => {
  const times = Array.from({ length: 12 }, (_, index) => ({
    test: `a.test.ts › test ${index}`,
    ms: index * 1000,
    retried: false,
  }))
  const lines = slowestTests(times).trim().split('\n')
  expect(lines).toHaveLength(11)
  expect(lines[0]).toBe('The tests that took longest:')
  expect(lines[1]).toBe('    11.0 s  a.test.ts › test 11')
  expect(lines[10]).toBe('     2.0 s  a.test.ts › test 2')
})

test('no slow tests are listed when no test ran', () => {
  expect(slowestTests([])).toBe('')
})

test('tests that passed only on retry are listed, and nothing is printed if there are none', () => {
  const runs = ['a.test.ts › steady', 'b.test.ts › shaky'].map((test) => ({
    test,
    ms: 1,
    retried: test.endsWith('shaky'),
  }))
  expect(retriedTests(runs)).toBe('\nPassed only the second time:\n  b.test.ts › shaky\n')
  expect(retriedTests(runs.slice(0, 1))).toBe('')
})

test('a suite passes when its program exits with 0, all tests passed and at least one ran', () => {
  const well = { passed: true, output: '' }
  const counts = { passed: 2, failed: 0, skipped: 1 }
  expect(judge(well, counts, [])).toMatchObject({ passed: true, tests: counts })
  expect(judge(well, { ...counts, failed: 1 }, []).passed).toBe(false)
  expect(judge({ passed: false, output: 'breaks down' }, counts, []).passed).toBe(false)
  expect(judge(well, { passed: 0, failed: 0, skipped: 1 }, [])).toMatchObject({
    passed: false,
    output: '\nno test ran',
  })
  expect(judge(well, undefined, [])).toMatchObject({ passed: false, output: '\nno report was written' })
})
