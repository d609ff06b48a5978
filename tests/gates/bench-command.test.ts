import { spawnSync } from 'node:child_process'
import { expect, test, vi } from 'vitest'
import { projectRoot } from '#tools/project.ts'
import { type Figure, printOutcome } from '../../bench/figures.ts'

const reached: Figure = { what: 'Speed', measured: '2', against: '1', target: 'at least 1', reached: true }
const missed: Figure = { ...reached, what: 'Weight', reached: false }

test('the bench command fails when a figure misses its target, and repeats that figure at the end', () => {
  const said = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  expect(printOutcome([reached, reached])).toBe(0)
  expect(printOutcome([reached, missed])).toBe(1)
  expect(said.mock.calls.map(([text]) => text)).toEqual([
    '\nAll figures reached.\n',
    '\n1 missed:\n',
    '  MISSED   Weight: 2 (1; to reach: at least 1)\n',
  ])
})

test('the bench command fails for a section that does not exist', () => {
  const { status, stderr } = spawnSync(process.execPath, ['bench/run.ts', 'start-tmie'], {
    cwd: projectRoot,
    encoding: 'utf8',
  })
  expect([status, stderr]).toEqual([2, expect.stringContaining('Unknown section: start-tmie. There are: start-time,')])
})
