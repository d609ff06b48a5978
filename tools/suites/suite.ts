import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import type { GateResult } from '../gates/gate.ts'
import { seconds } from '../progress.ts'

export type TestCounts = { passed: number; failed: number; skipped: number }

/** One test for the lists at the end of the run: how long it took, and whether it passed only when it was retried. */
export type TestRun = { test: string; ms: number; retried: boolean }

/** The result of a gate that runs tests, with their counts and runs. */
export type SuiteResult = GateResult & { tests: TestCounts; runs: TestRun[] }

export async function readReport<Report>(file: string): Promise<Report | undefined> {
  return existsSync(file) ? (JSON.parse(await readFile(file, 'utf8')) as Report) : undefined
}

/** A suite without a report or without a single test has failed, whatever its exit code is. */
export function judge(result: GateResult, tests: TestCounts | undefined, runs: TestRun[]): SuiteResult {
  if (!tests) return { passed: false, output: `${result.output}\nno report was written`, tests: noTests, runs }
  const ran = tests.passed + tests.failed
  if (ran === 0) return { passed: false, output: `${result.output}\nno test ran`, tests, runs }
  return { passed: result.passed && tests.failed === 0, output: result.output, tests, runs }
}

const SHOWN = 10

/** A list of the slowest tests of all suites together; empty if no test ran. */
export function slowestTests(runs: TestRun[]): string {
  if (runs.length === 0) return ''
  const slowest = runs.toSorted((a, b) => b.ms - a.ms).slice(0, SHOWN)
  const lines = slowest.map(({ test, ms }) => `  ${seconds(ms).padStart(8)}  ${test}`)
  return `\nThe tests that took longest:\n${lines.join('\n')}\n`
}

/** The tests that passed only on retry. They point to a fault in the test or the product, so they are listed. */
export function retriedTests(runs: TestRun[]): string {
  const lines = runs.flatMap(({ test, retried }) => (retried ? `  ${test}` : []))
  return lines.length === 0 ? '' : `\nPassed only the second time:\n${lines.join('\n')}\n`
}

const noTests: TestCounts = { passed: 0, failed: 0, skipped: 0 }
