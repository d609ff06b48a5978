import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { installed } from '../project.ts'
import { runNode } from '../run-command.ts'
import { withMemoryFolder } from './memory-folder.ts'
import { judge, readReport, type SuiteResult, type TestRun } from './suite.ts'

type PlaywrightSuite = {
  suites?: PlaywrightSuite[]
  specs: { file: string; title: string; tests: { status: string; results: { duration: number }[] }[] }[]
}
type PlaywrightReport = {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number }
  suites: PlaywrightSuite[]
}

/** Marks tests that take minutes: they run in `npm run prove`. */
const PROOF = '@proof'

export const journeys = (root: string) => inBrowser(root, ['--grep-invert', PROOF], 2_400_000)

/** Presses every control of every page as every role, and repeats in every language what `npm test` does in one. */
export const thorough = (root: string) => inBrowser(root, ['--grep', PROOF], 3_600_000)

async function inBrowser(root: string, chosen: string[], limitMs: number): Promise<SuiteResult> {
  const reportFile = join(root, 'test-results/journeys.json')
  await rm(reportFile, { force: true })
  const program = installed('@playwright/test/cli.js')
  const env = await withMemoryFolder(process.env)
  const result = await runNode(program, ['test', ...chosen], { cwd: root, env, limitMs })
  const report = await readReport<PlaywrightReport>(reportFile)
  const stats = report?.stats
  return judge(
    result,
    stats && { passed: stats.expected + stats.flaky, failed: stats.unexpected, skipped: stats.skipped },
    report?.suites.flatMap(runsIn) ?? [],
  )
}

function runsIn({ suites = [], specs }: PlaywrightSuite): TestRun[] {
  const own = specs.flatMap(({ file, title, tests }) =>
    tests.map(({ status, results }) => ({
      test: `tests/e2e/${file} › ${title}`,
      ms: results.reduce((sum, { duration }) => sum + duration, 0),
      retried: status === 'flaky',
    })),
  )
  return [...own, ...suites.flatMap(runsIn)]
}
