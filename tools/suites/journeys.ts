import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { FIGURE_MARK } from '../figure-mark.ts'
import { installed } from '../project.ts'
import { runNode } from '../run-command.ts'
import { judge, readReport, type SuiteResult } from './suite.ts'

type PlaywrightReport = { stats: { expected: number; unexpected: number; flaky: number; skipped: number } }

/** Marks what takes minutes: it belongs to `npm run prove`. */
const PROOF = '@proof'

export const journeys = (root: string) => inBrowser(root, ['--grep-invert', PROOF])

/** Presses every control of every page as every role, and does in every language what each run does in one. */
export const thorough = (root: string) => inBrowser(root, ['--grep', PROOF])

async function inBrowser(root: string, chosen: string[]): Promise<SuiteResult> {
  const reportFile = join(root, 'test-results/journeys.json')
  await rm(reportFile, { force: true })
  const program = installed('@playwright/test/cli.js')
  const result = await runNode(program, ['test', ...chosen], { cwd: root, limitMs: 2_400_000 })
  const stats = (await readReport<PlaywrightReport>(reportFile))?.stats
  const flaky = stats && stats.flaky > 0 ? `\n${FIGURE_MARK} ${stats.flaky} passed only the second time` : ''
  return judge(
    { ...result, output: result.output + flaky },
    stats && { passed: stats.expected + stats.flaky, failed: stats.unexpected, skipped: stats.skipped },
  )
}
