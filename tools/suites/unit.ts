import { rm } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { installed } from '../project.ts'
import { runNode } from '../run-command.ts'
import { withMemoryFolder } from './memory-folder.ts'
import { judge, readReport, type SuiteResult, type TestRun } from './suite.ts'

type UnitTest = { fullName: string; status: string; duration?: number | null; failureMessages: string[] }
type VitestReport = {
  numPassedTests: number
  numFailedTests: number
  numPendingTests: number
  numTodoTests: number
  testResults: { name: string; assertionResults: UnitTest[] }[]
}

export const unit = async (root: string) =>
  withVitest(root, [], { env: await withMemoryFolder(process.env), limitMs: 1_800_000 })

/** Load, invalid input, crashes and restarts, in numbers that take minutes. Their figures are those of a disk. */
export const hardship = (root: string) =>
  withVitest(root, ['--config', 'vitest.prove.config.ts'], { env: process.env, limitMs: 5_400_000 })

type Limits = { env: NodeJS.ProcessEnv; limitMs: number }

async function withVitest(root: string, chosen: string[], { env, limitMs }: Limits): Promise<SuiteResult> {
  const reportFile = join(root, 'test-results/unit.json')
  await rm(reportFile, { force: true })
  const args = ['run', ...chosen, '--reporter=dot', '--reporter=json', `--outputFile.json=${reportFile}`]
  const result = await runNode(installed('vitest/vitest.mjs'), args, { cwd: root, env, limitMs })
  const report = await readReport<VitestReport>(reportFile)
  return judge(
    result,
    report && {
      passed: report.numPassedTests,
      failed: report.numFailedTests,
      skipped: report.numPendingTests + report.numTodoTests,
    },
    report ? runsIn(report, root) : [],
  )
}

function runsIn({ testResults }: VitestReport, root: string): TestRun[] {
  return testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, status, duration, failureMessages }) => ({
      test: `${relative(root, name)} › ${fullName}`,
      ms: duration ?? 0,
      // The report of a test that passed on retry still contains its first failure.
      retried: status === 'passed' && failureMessages.length > 0,
    })),
  )
}
