import { installed } from '../project.ts'
import { runNode } from '../run-command.ts'
import type { Gate } from './gate.ts'

const configs = ['tsconfig.server.json', 'tsconfig.web.json', 'tsconfig.tests.json']

/** Parallel checkers compute the same types several times. On two cores one checker is quicker and costs half the CPU. */
const ONE_CHECKER = ['--singleThreaded']

export const types: Gate = async (root) => {
  const failures: string[] = []
  for (const config of configs) {
    const { passed, output } = await runNode(installed('typescript/bin/tsc'), ['-p', config, ...ONE_CHECKER], {
      cwd: root,
    })
    if (!passed) failures.push(`${config}\n${output}`)
  }
  return { passed: failures.length === 0, output: failures.join('\n') }
}
