import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import type { GateResult } from '../gates/gate.ts'

export type TestCounts = { passed: number; failed: number; skipped: number }

/** A gate made of many tests, each of which counts. */
export type SuiteResult = GateResult & { tests: TestCounts }

export async function readReport<Report>(file: string): Promise<Report | undefined> {
  return existsSync(file) ? (JSON.parse(await readFile(file, 'utf8')) as Report) : undefined
}

/** A suite that left no report, or ran no test, has not passed whatever its exit code says. */
export function judge(result: GateResult, tests: TestCounts | undefined): SuiteResult {
  if (!tests) return { passed: false, output: `${result.output}\nno report was written`, tests: noTests }
  const ran = tests.passed + tests.failed
  if (ran === 0) return { passed: false, output: `${result.output}\nno test ran`, tests }
  return { passed: result.passed && tests.failed === 0, output: result.output, tests }
}

const noTests: TestCounts = { passed: 0, failed: 0, skipped: 0 }
