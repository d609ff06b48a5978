import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import type { GateResult } from '../gates/gate.ts'
import { seconds } from '../progress.ts'

export type TestCounts = { passed: number; failed: number; skipped: number }

/** How long one test took, for the list at the end of the run. */
export type TestTime = { test: string; ms: number }

/** The result of a gate that runs tests, with their counts and times. */
export type SuiteResult = GateResult & { tests: TestCounts; times: TestTime[] }

export async function readReport<Report>(file: string): Promise<Report | undefined> {
  return existsSync(file) ? (JSON.parse(await readFile(file, 'utf8')) as Report) : undefined
}

/** A suite without a report or without a single test has failed, whatever its exit code is. */
export function judge(result: GateResult, tests: TestCounts | undefined, times: TestTime[]): SuiteResult {
  if (!tests) return { passed: false, output: `${result.output}\nno report was written`, tests: noTests, times }
  const ran = tests.passed + tests.failed
  if (ran === 0) return { passed: false, output: `${result.output}\nno test ran`, tests, times }
  return { passed: result.passed && tests.failed === 0, output: result.output, tests, times }
}

const SHOWN = 10

/** A list of the slowest tests of all suites together; empty if no test ran. */
export function slowestTests(times: TestTime[]): string {
  if (times.length === 0) return ''
  const slowest = times.toSorted((a, b) => b.ms - a.ms).slice(0, SHOWN)
  const lines = slowest.map(({ test, ms }) => `  ${seconds(ms).padStart(8)}  ${test}`)
  return `\nThe tests that took longest:\n${lines.join('\n')}\n`
}

const noTests: TestCounts = { passed: 0, failed: 0, skipped: 0 }
