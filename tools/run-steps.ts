import { stripVTControlCharacters } from 'node:util'
import { whenNpmEnds } from '#server/commands/npm-parent.ts'
import { FIGURE_MARK } from './figure-mark.ts'
import type { GateResult } from './gates/gate.ts'
import { seconds, showProgress } from './progress.ts'
import { projectRoot } from './project.ts'
import { stopRunning } from './run-command.ts'
import { retriedTests, type SuiteResult, slowestTests, type TestRun } from './suites/suite.ts'

export type Step = (root: string) => Promise<GateResult | SuiteResult>

/** Steps that may run in parallel, and how many of them at the same time. */
export type Stage = { atOnce: number; steps: Record<string, Step> }

/** The npm scripts that run this file: when npm is stopped, the steps must stop too. */
const NPM_SCRIPTS = new Set(['test', 'check', 'prove'])

/** Runs the named steps, or all of them, prints the number of passed and failed tests, and returns the exit code. */
export async function runSteps(stages: Stage[], asked: string[]): Promise<number> {
  stopOnSignal()
  const known = stages.flatMap(({ steps }) => Object.keys(steps))
  const unknown = asked.filter((name) => !known.includes(name))
  if (unknown.length > 0) {
    console.error(`Unknown step: ${unknown.join(', ')}. There are: ${known.join(', ')}.`)
    return 2
  }
  const progress = showProgress()
  const total = { passed: 0, failed: 0 }
  const runs: TestRun[] = []
  for (const { atOnce, steps } of stages) {
    const chosen = Object.entries(steps).filter(([name]) => asked.length === 0 || asked.includes(name))
    await inParallel(atOnce, chosen, async ([name, step]) => {
      progress.started(name)
      const since = Date.now()
      const result = await attempt(step)
      progress.finished(name, describe(name, result, Date.now() - since))
      const tests = 'tests' in result ? result.tests : { passed: 0, failed: 0 }
      total.passed += tests.passed + (result.passed ? 1 : 0)
      total.failed += tests.failed + (result.passed ? 0 : 1)
      if ('runs' in result) runs.push(...result.runs)
    })
  }
  progress.stop()
  console.log(`${slowestTests(runs)}${retriedTests(runs)}\n${total.passed} passed, ${total.failed} failed`)
  return total.failed === 0 ? 0 : 1
}

// A step that throws has failed; the steps after it still run.
async function attempt(step: Step): Promise<GateResult | SuiteResult> {
  try {
    return await step(projectRoot)
  } catch (error) {
    return { passed: false, output: error instanceof Error ? (error.stack ?? error.message) : String(error) }
  }
}

function describe(name: string, result: GateResult | SuiteResult, ms: number): string {
  const counts = 'tests' in result ? `   ${countsOf(result)}` : ''
  const line = `  ${name.padEnd(11)} ${result.passed ? 'passed' : 'FAILED'} ${seconds(ms).padStart(8)}${counts}`
  return result.passed ? [line, ...figuresIn(result.output)].join('\n') : `${line}\n\n${result.output.trim()}\n`
}

/** Measured figures are printed even when all tests passed. */
function figuresIn(output: string): string[] {
  // On a terminal a colour code may stand before the mark.
  return stripVTControlCharacters(output)
    .split('\n')
    .flatMap((line) => (line.startsWith(FIGURE_MARK) ? `    ${line}` : []))
}

function countsOf({ tests }: SuiteResult): string {
  const skipped = tests.skipped > 0 ? `, ${tests.skipped} skipped` : ''
  return `${tests.passed} of ${tests.passed + tests.failed} tests${skipped}`
}

async function inParallel<Item>(atOnce: number, items: Item[], work: (item: Item) => Promise<void>): Promise<void> {
  const queue = [...items]
  const worker = async () => {
    for (let item = queue.shift(); item !== undefined; item = queue.shift()) await work(item)
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
}

function stopOnSignal(): void {
  const stop = async () => {
    console.log('\nstopping')
    await stopRunning()
    process.exit(130)
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, stop)
  if (NPM_SCRIPTS.has(process.env.npm_lifecycle_event ?? '')) whenNpmEnds(stop)
}
