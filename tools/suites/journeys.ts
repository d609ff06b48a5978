import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { FIGURE_MARK } from '../figure-mark.ts'
import { installed } from '../project.ts'
import { runNode } from '../run-command.ts'
import { judge, readReport, type SuiteResult, type TestTime } from './suite.ts'

type PlaywrightSuite = {
  suites?: PlaywrightSuite[]
  specs: { file: string; title: string; tests: { projectName: string; results: { duration: number }[] }[] }[]
}
type PlaywrightReport = {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number }
  suites: PlaywrightSuite[]
}

/** Marks tests that take minutes: they run in `npm run prove`. */
const PROOF = '@proof'

export const journeys = (root: string) => inBrowser(root, ['--grep-invert', PROOF])

/** Presses every control of every page as every role, and repeats in every language what `npm test` does in one. */
export const thorough = (root: string) => inBrowser(root, ['--grep', PROOF])

async function inBrowser(root: string, chosen: string[]): Promise<SuiteResult> {
  const reportFile = join(root, 'test-results/journeys.json')
  await rm(reportFile, { force: true })
  const program = installed('@playwright/test/cli.js')
  const result = await runNode(program, ['test', ...chosen], { cwd: root, limitMs: 2_400_000 })
  const report = await readReport<PlaywrightReport>(reportFile)
  const stats = report?.stats
  const flaky = stats && stats.flaky > 0 ? `\n${FIGURE_MARK} ${stats.flaky} passed only the second time` : ''
  return judge(
    { ...result, output: result.output + flaky },
    stats && { passed: stats.expected + stats.flaky, failed: stats.unexpected, skipped: stats.skipped },
    report?.suites.flatMap(timesIn) ?? [],
  )
}

function timesIn({ suites = [], specs }: PlaywrightSuite): TestTime[] {
  const own = specs.flatMap(({ file, title, tests }) =>
    tests.map(({ projectName, results }) => ({
      test: `tests/e2e/${file} › ${title} (${projectName})`,
      ms: results.reduce((sum, { duration }) => sum + duration, 0),
    })),
  )
  return [...own, ...suites.flatMap(timesIn)]
}
