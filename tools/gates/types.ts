import { installed } from '../project.ts'
import { runNode } from '../run-command.ts'
import type { Gate } from './gate.ts'

/**
 * The compiler is a Go program. Its garbage collector finds nothing to free while types are checked, and takes a fifth of the
 * CPU by default. So it begins only when the memory that a small machine has is used.
 */
const RARE_COLLECTION = { GOGC: 'off', GOMEMLIMIT: '3GiB' }

/** Parallel checkers compute the same types several times. On two cores one checker is quicker and costs half the CPU. */
const ONE_CHECKER = '--singleThreaded'

/**
 * Checks the server, the web and the tests. Server and web are written as declarations, which the tests read: checking the
 * sources a second time with the tests took half of the CPU. A second run looks only at what a change can reach.
 */
export const types: Gate = (root) =>
  runNode(installed('typescript/bin/tsc'), ['--build', ONE_CHECKER], {
    cwd: root,
    env: { ...process.env, ...RARE_COLLECTION },
    // On a busy machine it has taken a minute and a half.
    limitMs: 600_000,
  })
