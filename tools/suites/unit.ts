import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { installed } from '../project.ts'
import { runNode } from '../run-command.ts'
import { judge, readReport, type SuiteResult } from './suite.ts'

type VitestReport = { numPassedTests: number; numFailedTests: number; numPendingTests: number; numTodoTests: number }

export async function unit(root: string): Promise<SuiteResult> {
  const reportFile = join(root, 'test-results/unit.json')
  await rm(reportFile, { force: true })
  const args = ['run', '--reporter=dot', '--reporter=json', `--outputFile.json=${reportFile}`]
  const result = await runNode(installed('vitest/vitest.mjs'), args, { cwd: root, limitMs: 1_200_000 })
  const report = await readReport<VitestReport>(reportFile)
  return judge(
    result,
    report && {
      passed: report.numPassedTests,
      failed: report.numFailedTests,
      skipped: report.numPendingTests + report.numTodoTests,
    },
  )
}
