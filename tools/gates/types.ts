import { join } from 'node:path'
import { installed } from '../project.ts'
import { runNode } from '../run-command.ts'
import type { Gate } from './gate.ts'

const configs = ['tsconfig.server.json', 'tsconfig.web.json', 'tsconfig.tests.json']

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
      },
    )
    if (!passed) failures.push(`${config}\n${output}`)
  }
  return { passed: failures.length === 0, output: failures.join('\n') }
}
