import { join } from 'node:path'
import { installed } from '../project.ts'
import { runNode } from '../run-command.ts'
import type { Gate } from './gate.ts'

const configs = ['tsconfig.server.json', 'tsconfig.web.json', 'tsconfig.tests.json']

/**
 * The compiler is a Go program. By default its garbage collector, which finds nothing to free while types are checked, takes
 * a seventh of the CPU.
 */
const RARE_COLLECTION = { GOGC: '300' }

/** Parallel checkers compute the same types several times. On two cores one checker is quicker and costs half the CPU. */
const ONE_CHECKER = ['--singleThreaded']

/** What was checked before, so that a second run looks only at what a change can reach. */
const checkedBefore = (root: string, config: string) => [
  '--incremental',
  '--tsBuildInfoFile',
  join(root, 'node_modules/.cache/types', `${config}.tsbuildinfo`),
]

export const types: Gate = async (root) => {
  const failures: string[] = []
  for (const config of configs) {
    const { passed, output } = await runNode(
      installed('typescript/bin/tsc'),
      ['-p', config, ...ONE_CHECKER, ...checkedBefore(root, config)],
      {
        cwd: root,
        env: { ...process.env, ...RARE_COLLECTION },
      },
    )
    if (!passed) failures.push(`${config}\n${output}`)
  }
  return { passed: failures.length === 0, output: failures.join('\n') }
}
