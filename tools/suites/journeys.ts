import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { installed } from '../project.ts'
import { runNode } from '../run-command.ts'
import { judge, readReport, type SuiteResult } from './suite.ts'

type PlaywrightReport = { stats: { expected: number; unexpected: number; flaky: number; skipped: number } }

export async function journeys(root: string): Promise<SuiteResult> {
  const reportFile = join(root, 'test-results/journeys.json')
  await rm(reportFile, { force: true })
  const program = installed('@playwright/test/cli.js')
  const result = await runNode(program, ['test'], { cwd: root, limitMs: 2_400_000 })
  const stats = (await readReport<PlaywrightReport>(reportFile))?.stats
  return judge(
    result,
    stats && { passed: stats.expected + stats.flaky, failed: stats.unexpected, skipped: stats.skipped },
  )
}
