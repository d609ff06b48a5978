import { expect, test } from 'vitest'
import { exportRange, rangeProblem } from './export-range.ts'

test('an export starts with the current year', () => {
  expect(exportRange('2026-11-16')).toEqual({ from: '2026-01-01', to: '2026-11-16' })
})

test.each([
  ['2026-01-01', '2026-11-16', undefined],
  ['', '2026-11-16', { field: 'from', problem: 'missing' }],
  ['2026-02-31', '2026-11-16', { field: 'from', problem: 'missing' }],
  ['2026-01-01', '0002-11-16', { field: 'to', problem: 'missing' }],
  ['2026-01-02', '2026-01-01', { field: 'to', problem: 'order' }],
] as const)('a range from %j to %j has the problem %j', (from, to, problem) => {
  expect(rangeProblem({ from, to })).toEqual(problem)
})
